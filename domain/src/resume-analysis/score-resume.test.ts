import { type AnalyzedResume, checkIds } from "@waymark/contract/resume-analysis";
import { describe, expect, it } from "vitest";
import type { ResumeScore } from "./score.ts";
import { scoreResume } from "./score-resume.ts";
import { aLexicon } from "./testing/a-lexicon.ts";
import {
  aResume,
  frenchStudent,
  germanEngineer,
  goodNurse,
  nobody,
  onlyContact,
  spanishNurse,
  thinOneJob,
  weakWelder,
} from "./testing/people.ts";

const lexicon = aLexicon({}, [
  goodNurse,
  spanishNurse,
  germanEngineer,
  frenchStudent,
  weakWelder,
  thinOneJob,
]);
const judge = (resume: AnalyzedResume) => scoreResume(resume, "2026-11", { lexicon });
const check = (judgement: ResumeScore, id: string) => {
  const found = judgement.checks.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no check ${id}.`);
  return found;
};

describe("judging resumes", () => {
  it("ranks people as a recruiter would", () => {
    const order = [nobody, onlyContact, thinOneJob, frenchStudent, goodNurse];
    const scores = order.map((resume) => judge(resume).score);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(new Set(scores).size).toBe(scores.length);
    expect(judge(weakWelder).score).toBeLessThan(judge(frenchStudent).score - 10);
    expect(judge(weakWelder).score).toBeGreaterThan(judge(onlyContact).score);
  });

  it.each([
    ["an empty object", nobody, 0, 0],
    ["name and email", onlyContact, 5, 19],
    ["a thin resume of one job", thinOneJob, 35, 50],
    ["a weak resume", weakWelder, 25, 45],
    ["a student without a job, in fewer than 120 words", frenchStudent, 55, 60],
    ["a good nurse", goodNurse, 90, 100],
    ["a good nurse, Spanish", spanishNurse, 85, 100],
    ["a good engineer, German", germanEngineer, 85, 100],
  ])("%s stays in its range", (_, resume, least, most) => {
    const { score } = judge(resume);
    expect(score).toBeGreaterThanOrEqual(least);
    expect(score).toBeLessThanOrEqual(most);
  });

  it("gives the same scores until the version changes", () => {
    const people = [
      nobody,
      onlyContact,
      thinOneJob,
      weakWelder,
      frenchStudent,
      spanishNurse,
      germanEngineer,
      goodNurse,
    ];
    expect([judge(nobody).version, ...people.map((resume) => judge(resume).score)]).toEqual([
      "1.4.0",
      ...[0, 7, 41, 43, 56, 92, 94, 96],
    ]);
  });

  it.each([
    ["en", goodNurse],
    ["en", weakWelder],
    ["es", spanishNurse],
    ["fr", frenchStudent],
    ["de", germanEngineer],
  ])("detects the language %s", (language, resume) => {
    expect(judge(resume).language).toBe(language);
  });

  it("shows every check once, and points that add up to the score", () => {
    for (const resume of [nobody, weakWelder, goodNurse, germanEngineer]) {
      const { checks, score } = judge(resume);
      // Without a file the checks of the file are left out.
      expect(checks.map(({ id }) => id)).toEqual(
        checkIds.filter((id) => id !== "textLayer" && id !== "readSurely"),
      );
      expect(checks.reduce((sum, { id, possible }) => sum + (id === "link" ? 0 : possible), 0)).toBe(100);
      expect(Math.round(checks.reduce((sum, { points }) => sum + points, 0))).toBe(score);
      for (const { points, possible, advice } of checks) expect(advice === null).toBe(points === possible);
    }
  });

  it("says why a check without a fault has not all its points", () => {
    for (const lines of [0, 1, 2, 3, 5]) {
      const shortened = (goodNurse.experience ?? []).slice(0, 1).map((job) => ({
        ...job,
        description: job.description.split("\n").slice(0, lines).join("\n"),
      }));
      const resume = {
        ...goodNurse,
        experience: shortened,
        skills: (goodNurse.skills ?? []).slice(0, lines),
      };
      const some = [
        resume,
        { ...resume, personalInfo: null },
        { ...resume, experience: [], achievements: ["Led it"] },
      ];
      for (const { points, possible, seen, notes, id } of some.flatMap((one) => judge(one).checks)) {
        const { good, count } = seen.params;
        const faultless = seen.key === "seen.none" || (good !== undefined && good === count && good !== 0);
        if (faultless && points < possible) expect([id, notes.length]).not.toEqual([id, 0]);
      }
    }
  });

  it("gives a weak resume four to eight next steps, and one or two strengths", () => {
    for (const resume of [onlyContact, thinOneJob, weakWelder, frenchStudent]) {
      const { advice, strengths } = judge(resume);
      expect(advice.length).toBeGreaterThanOrEqual(4);
      expect(advice.length).toBeLessThanOrEqual(8);
      expect(strengths.length).toBeGreaterThanOrEqual(1);
      expect(strengths.length).toBeLessThanOrEqual(2);
    }
    expect(judge(nobody).strengths).toEqual([]);
    expect(judge(nobody).advice.length).toBeGreaterThanOrEqual(4);
  });

  it("names the place: item, bullet, positions in the field", () => {
    const places = check(judge(weakWelder), "weakOpenings").places;
    expect(places.map(({ field, item, bullet }) => [field, item, bullet])).toEqual([
      ["experience.0.description", 0, 0],
      ["experience.0.description", 0, 1],
      ["experience.0.description", 0, 2],
      ["experience.1.description", 1, 0],
    ]);
    const [place] = places;
    const text = weakWelder.experience?.[0]?.description ?? "";
    expect(text.slice(place?.from ?? 0, place?.to ?? 0)).toBe("Responsible for welding");
  });

  it("finds the weaknesses of the welder's resume", () => {
    const judgement = judge(weakWelder);
    expect(check(judgement, "firstPerson").seen).toEqual({
      key: "seen.wordsFound",
      params: { words: ["I", "my"] },
    });
    expect(check(judgement, "buzzwords").seen.params).toEqual({
      words: ["team player", "hard worker", "think outside the box"],
    });
    expect(check(judgement, "jobFacts").advice).toMatchObject({ params: { job: "Helper" } });
    expect(check(judgement, "numbers").points).toBe(0);
    expect(check(judgement, "dates").points).toBe(0);
    expect(check(judgement, "phone").advice).toEqual({ key: "advice.phone", params: {} });
  });

  const contact: Parameters<typeof aResume>[0]["contact"] = [
    "A",
    "B",
    "a@example.org",
    "+1 503 555 0176",
    "Rome",
  ];
  const job = (start: string, end: string) => ({
    title: `Cook ${start}`,
    company: "Inn",
    dates: [start, end] as const,
    did: [],
  });
  it.each<[string, [string, string][], number]>([
    [
      "all well",
      [
        ["2020-01", "now"],
        ["2015-01", "2019-12"],
      ],
      9,
    ],
    [
      "written out, in one form",
      [
        ["Jan 2020", "Present"],
        ["Mar 2015", "Dec 2019"],
      ],
      9,
    ],
    [
      "a future start",
      [
        ["2027-01", "now"],
        ["2015-01", "2019-12"],
      ],
      6,
    ],
    [
      "an end before its start",
      [
        ["2020-01", "2018-01"],
        ["2015-01", "2017-12"],
      ],
      6,
    ],
    [
      "oldest first",
      [
        ["2015-01", "2019-12"],
        ["2020-01", "2024-01"],
      ],
      6,
    ],
    [
      "years here, months there",
      [
        ["2020-01", "now"],
        ["2015", "2019"],
      ],
      6,
    ],
    [
      "no end",
      [
        ["2020-01", ""],
        ["2015-01", "2019-12"],
      ],
      3,
    ],
    [
      "a gap of years, only noted",
      [
        ["2023-01", "now"],
        ["2015-01", "2018-12"],
      ],
      9,
    ],
  ])("dates: %s", (_, dates, points) => {
    const resume = aResume({ contact, jobs: dates.map(([start, end]) => job(start, end)) });
    expect(check(judge(resume), "dates").points).toBe(points);
  });

  it("notes a gap and an odd address without taking points", () => {
    const resume = aResume({
      contact: ["A", "B", "12345678@example.org", "", ""],
      jobs: [job("2023-01", "now"), job("2015-01", "2018-12")],
    });
    const judgement = judge(resume);
    expect(check(judgement, "dates").notes).toEqual([
      { key: "note.gap", params: { months: 48, job: "Cook 2023-01" } },
    ]);
    expect(check(judgement, "email")).toMatchObject({ points: 4, notes: [{ key: "note.email" }] });
  });

  it("a link adds points, and a missing one costs none", () => {
    const linked = { ...weakWelder, links: [{ url: "https://www.linkedin.com/in/someone" }] };
    expect(judge(linked).score).toBe(judge(weakWelder).score + 2);
    expect(judge({ ...weakWelder, links: [{ url: "ask me" }] }).score).toBe(judge(weakWelder).score);
    const great = { ...goodNurse, links: [{ url: "example.org/in/someone" }] };
    expect(judge(great).score).toBeLessThanOrEqual(100);
    expect(judge(weakWelder).advice.map(({ key }) => key)).not.toContain("advice.link");
  });

  it("a file that is hard to parse costs points, one that is easy does not", () => {
    const of = (recognized: boolean, sure: number) =>
      scoreResume(weakWelder, "2026-11", { lexicon, file: { recognized, fields: 20, sure } });
    const [clean, scanned, unsure] = [of(false, 20), of(true, 20), of(false, 8)];
    expect(clean.score).toBeGreaterThanOrEqual(judge(weakWelder).score);
    expect(scanned.score).toBeLessThan(clean.score);
    expect(unsure.score).toBeLessThan(clean.score);
    expect(check(scanned, "textLayer")).toMatchObject({ group: "parseability", points: 0 });
  });
});
