import type { AnalyzedResume } from "@waymark/contract/resume-analysis";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scoreResume } from "./score-resume.ts";
import {
  frenchStudent,
  germanEngineer,
  goodNurse,
  spanishNurse,
  thinOneJob,
  weakWelder,
} from "./testing/people.ts";

const score = (resume: AnalyzedResume) => scoreResume(resume, "2026-11").score;
const language = (resume: AnalyzedResume) => scoreResume(resume, "2026-11").language;
const people = [goodNurse, weakWelder, thinOneJob, germanEngineer, frenchStudent, spanishNurse];

const strange = fc.constantFrom(
  "看護師として十年の経験があります。患者の世話をしました。",
  "ممرضة ذات خبرة عشر سنوات في المستشفى",
  "👩‍⚕️👨‍👩‍👧 🚀🚀🚀",
  "Donaudampfschifffahrtsgesellschaftskapitän".repeat(2),
  "\ud800 half a character",
  "$t(errors.internal) {{job}} <b>",
  "1.1.1.1.1.1.1.1.1.1",
  "---- • • •",
);
const phrases = fc.constantFrom(
  "Led a team of 5 nurses and cut errors by 18%",
  "Responsible for the ward",
  "I helped my team",
  "Managed budgets of $2M with Excel and SAP across three regions of the country",
  "Leitung eines Teams von 7 Personen",
  "Gestion de la facturation de 35 clients",
  "Reduje los costes un 10 %",
  "team player",
  "sold",
);
const anyText = fc.oneof(phrases, strange, fc.string({ maxLength: 80 }));
const anyDate = fc.constantFrom(
  "2019-01",
  "2021-06",
  "2030-01",
  "2015",
  "",
  "Jan 2018",
  "now",
  "99/99",
  "2010-13",
);
const anyJob = fc.record({
  title: anyText,
  company: anyText,
  location: fc.constant(""),
  startDate: anyDate,
  endDate: anyDate,
  current: fc.boolean(),
  description: fc
    .array(fc.tuple(anyText, fc.boolean()), { maxLength: 8 })
    .map((lines) => lines.map(([text, marked]) => (marked ? `- ${text}` : text)).join("\n")),
});
const anyResume: fc.Arbitrary<AnalyzedResume> = fc.record({
  personalInfo: fc.record({
    firstName: anyText,
    lastName: anyText,
    email: fc.constantFrom("a@example.org", "", "x"),
    phone: fc.constantFrom("+1 503 555 0176", "", "12"),
    location: anyText,
    summary: fc.array(anyText, { maxLength: 12 }).map((parts) => parts.join(" ")),
  }),
  experience: fc.array(anyJob, { maxLength: 6 }),
  education: fc.array(
    fc.record({ degree: anyText, school: anyText, location: anyText, gpa: anyText, graduationDate: anyDate }),
    { maxLength: 2 },
  ),
  skills: fc.array(fc.oneof(fc.constantFrom("Excel", "SAP", "Triage", "JS", "JavaScript"), anyText), {
    maxLength: 30,
  }),
  achievements: fc.array(anyText, { maxLength: 5 }),
  certifications: fc.array(anyText, { maxLength: 3 }),
});

type Change = (resume: AnalyzedResume) => AnalyzedResume;
const withPerson =
  (change: Partial<NonNullable<AnalyzedResume["personalInfo"]>>): Change =>
  (resume) => ({
    ...resume,
    personalInfo: resume.personalInfo ? { ...resume.personalInfo, ...change } : null,
  });
const withJobs =
  (change: (job: NonNullable<AnalyzedResume["experience"]>[number]) => object): Change =>
  (resume) => ({ ...resume, experience: resume.experience?.map((job) => ({ ...job, ...change(job) })) });

/** Removes figures; the bullets here have no years or dates. */
const withoutFigures = (text: string) => text.replace(/\d+(?:[.,]\d+)*/g, "");

const losses: readonly (readonly [string, Change])[] = [
  ["email", withPerson({ email: "" })],
  ["phone", withPerson({ phone: "" })],
  ["summary", withPerson({ summary: "" })],
  ["skills", (resume) => ({ ...resume, skills: [] })],
  ["end dates", withJobs(({ current }) => ({ endDate: "", current }))],
  ["bullets", withJobs(() => ({ description: "" }))],
];

describe("changes that never pay", () => {
  it.each(losses)("taking out the %s", (_, change) => {
    for (const resume of people) expect(score(change(resume))).toBeLessThanOrEqual(score(resume));
    fc.assert(
      fc.property(anyResume, (resume) => {
        // A changed resume in two languages may be detected as the other one, with other rules.
        fc.pre(language(change(resume)) === language(resume));
        expect(score(change(resume))).toBeLessThanOrEqual(score(resume));
      }),
      { numRuns: 60 },
    );
  });

  it("taking the figures out of bullets", () => {
    const change = withJobs(({ description }) => ({ description: withoutFigures(description) }));
    for (const resume of people) expect(score(change(resume))).toBeLessThanOrEqual(score(resume));
  });

  it.each(["Python", "triage", "SAP Excel Python", "Pflege"])(
    "repeating “%s” in bullets, lists or the summary",
    (word) => {
      const stuffing = ` ${`${word} `.repeat(30)}`;
      for (const resume of people) {
        const before = score(resume);
        const inBullets = withJobs(({ description }) => ({ description: description + stuffing }))(resume);
        const ownBullet = withJobs(({ description }) => ({ description: `${description}\n- ${stuffing}` }))(
          resume,
        );
        const inSkills = {
          ...resume,
          skills: [...(resume.skills ?? []), ...Array.from({ length: 30 }, () => word)],
        };
        const inSummary = withPerson({ summary: `${resume.personalInfo?.summary} ${stuffing}` })(resume);
        // A skill that was not in the resume before may count once.
        const once = score({ ...resume, skills: [...(resume.skills ?? []), word] });
        for (const stuffed of [inBullets, ownBullet, inSummary])
          expect(score(stuffed)).toBeLessThanOrEqual(before);
        expect(score(inSkills)).toBeLessThanOrEqual(Math.max(before, once));
      }
    },
  );
});

describe("invariants", () => {
  it("adding a figure to bullets never lowers the score", () => {
    const change = withJobs(({ description }) => ({
      description: description.replace(/(?=\n|$)/g, " (12 %)"),
    }));
    for (const resume of people) expect(score(change(resume))).toBeGreaterThanOrEqual(score(resume));
  });

  it("the score of any resume is a stable whole number from 0 to 100", () => {
    fc.assert(
      fc.property(anyResume, (resume) => {
        const judgement = scoreResume(resume, "2026-11");
        expect(Number.isInteger(judgement.score) && judgement.score >= 0 && judgement.score <= 100).toBe(
          true,
        );
        for (const { points, possible } of judgement.checks)
          expect(points >= 0 && points <= possible).toBe(true);
        expect(scoreResume(structuredClone(resume), "2026-11")).toEqual(judgement);
      }),
      { numRuns: 60 },
    );
  });

  it("the order of skills does not matter", () => {
    fc.assert(
      fc.property(anyResume, fc.integer(), (resume, seed) => {
        const skills = (resume.skills ?? [])
          .map((skill, i) => ({ skill, at: (Math.imul(i + 1, 7_919) ^ seed) >>> 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ skill }) => skill);
        expect(score({ ...resume, skills })).toBe(score(resume));
      }),
      { numRuns: 40 },
    );
  });

  it("one more word changes little", () => {
    for (const resume of people) {
      const before = score(resume);
      for (const [item, { description }] of (resume.experience ?? []).entries()) {
        for (const word of description.matchAll(/\p{L}+ /gu)) {
          const shorter = description.slice(0, word.index) + description.slice(word.index + word[0].length);
          const experience = resume.experience?.map((job, i) =>
            i === item ? { ...job, description: shorter } : job,
          );
          expect(Math.abs(score({ ...resume, experience }) - before)).toBeLessThanOrEqual(4);
        }
      }
    }
  });
});

describe("hostile resumes", () => {
  const person = { firstName: "", lastName: "", email: "", phone: "", location: "", summary: "" };
  const job = (description: string) => ({
    title: "Cook",
    company: "Inn",
    location: "",
    startDate: "2019-01",
    endDate: "2020-01",
    current: false,
    description,
  });
  const long = "Cooked 40 meals a day for guests of the inn and trained new colleagues. ";
  it.each<[string, AnalyzedResume]>([
    ["100 jobs", { experience: Array.from({ length: 100 }, () => job(`- ${long}\n`.repeat(20))) }],
    ["100 jobs of 20,000 letters", { experience: Array.from({ length: 100 }, () => job(long.repeat(270))) }],
    ["200 kB in one field", { experience: [job(long.repeat(2_900))] }],
    ["200 kB without a blank", { experience: [job("x".repeat(200_000))] }],
    ["200 kB of line ends", { experience: [job("\n".repeat(200_000))] }],
    ["200 kB of marks", { experience: [job("• ".repeat(100_000))] }],
    ["200 kB of digits", { experience: [job("12 ".repeat(66_000))] }],
    ["200 kB of dates", { experience: [job("May 2019 - ".repeat(18_000))] }],
    ["200 kB of full stops", { experience: [job(". ".repeat(100_000))] }],
    [
      "500 skills of 200 letters",
      { skills: Array.from({ length: 500 }, (_, i) => `${i} ${"skill ".repeat(32)}`) },
    ],
    [
      "a summary of 200 kB in Chinese",
      { personalInfo: { ...person, summary: "看護師として十年".repeat(25_000) } },
    ],
  ])("%s does not slow it down", (_, resume) => {
    const from = performance.now();
    expect(score(resume)).toBeGreaterThanOrEqual(0);
    // Tens of milliseconds on an idle machine; with quadratic time it would be minutes.
    expect(performance.now() - from).toBeLessThan(2_000);
  });
});

describe("texts that are none", () => {
  const keys = "asdf jklh qwer zxcv poiu mnbv lkjh wert dfgh cvbn rtyu fghj vbnm tyui".split(" ");
  const typed = (words: number, from: number) =>
    Array.from({ length: words }, (_, i) => keys[(from * 3 + i * 5) % keys.length]).join(" ");

  it("letters typed at random in a well-formed resume score 60 at most, and say why", () => {
    const verbs = ["Led", "Built", "Managed", "Reduced", "Created", "Improved"];
    const description = verbs.map((verb, i) => `- ${verb} ${typed(12, i)} ${i + 3}%`).join("\n");
    const resume = withJobs(() => ({ description }))(withPerson({ summary: typed(40, 1) })(goodNurse));
    const { score: reached, checks } = scoreResume(resume, "2026-11");
    expect(score(goodNurse)).toBeGreaterThan(80);
    expect(reached).toBeLessThanOrEqual(60);
    const notes = checks.find(({ id }) => id === "length")?.notes.map(({ key }) => key);
    expect(notes).toContain("note.unread");
  });

  it("fewer than 120 words score 60 at most", () => {
    const shortened = withJobs(({ description }) => ({ description: description.split("\n")[0] ?? "" }));
    const short = {
      ...shortened(withPerson({ summary: "Nurse for nine years." })(goodNurse)),
      skills: ["Triage"],
    };
    expect(score(short)).toBeLessThanOrEqual(60);
  });

  it.each([
    ["English", goodNurse],
    ["German", germanEngineer],
    ["Spanish", spanishNurse],
  ])("every word of a %s resume counts", (_, resume) => {
    const notes = scoreResume(resume, "2026-11").checks.flatMap((check) => check.notes);
    expect(notes.map(({ key }) => key)).not.toContain("note.unread");
  });
});
