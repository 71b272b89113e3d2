import type { AnalyzedResume, MatchTerm } from "@waymark/contract/resume-analysis";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  aResume,
  germanEngineer,
  goodNurse,
  nobody,
  spanishNurse,
  weakWelder,
} from "../../../resume-analysis/testing/people.ts";
import { matchJob } from "./match-job.ts";
import { postingTerms, titleOf } from "./posting-terms.ts";

const nursePosting = {
  title: "Registered Nurse",
  text: "You care for patients on a medical ward.\n\nYour work:\n- triage and medication administration\n- wound care and infection control\n- charting in the electronic health records\n\nRequirements:\n- at least 3 years of experience\n- Bachelor's degree\n- BLS\n\nNice to have:\n- ACLS\n- Spanish\n\nYou hold a nursing license; leadership is a plus.",
};
const match = (resume: AnalyzedResume, posting = nursePosting) => matchJob(resume, posting, "2026-11");
const found = (terms: readonly MatchTerm[], term: string) =>
  terms.find((one) => one.term.toLowerCase() === term.toLowerCase());

describe("requirements of a posting", () => {
  it("separates required from optional terms", () => {
    const terms = postingTerms(nursePosting).map(({ kind, term, need }) => `${need} ${kind} ${term}`);
    expect(terms).toEqual([
      "must title Registered Nurse",
      "must skill triage",
      "must skill medication administration",
      "must skill wound care",
      "must skill infection control",
      "must skill electronic health records",
      "must years 3",
      "must education Bachelor's",
      "must skill BLS",
      "nice skill ACLS",
      "nice language Spanish",
      "must licence nursing license",
      "nice soft leadership",
    ]);
  });

  it.each([
    ["Pflegefachkraft (m/w/d)\n\nWir suchen Sie.", "Pflegefachkraft (m/w/d)"],
    ["Join our team.\nSenior Nurse\nYou care for patients.", "Senior Nurse"],
    ["You need Docker and Python.", ""],
    ["We are looking for an SRE.", ""],
  ])("finds the title in %j", (text, title) => {
    expect(titleOf({ title: "", text })).toBe(title);
  });

  it.each<[string, string[]]>([
    [
      "Mindestens drei Jahre Berufserfahrung, Staplerschein von Vorteil.",
      ["must years 3", "nice licence Staplerschein"],
    ],
    ["Dos años de experiencia. Se valora inglés.", ["must years 2", "nice language inglés"]],
    ["Permis B exigé, l’anglais serait un plus", ["must licence Permis B", "nice language anglais"]],
    ["English teacher wanted", []],
    ["Two years without an accident", []],
    [
      "Führerschein Klasse B erforderlich; Englischkenntnisse wünschenswert",
      ["must licence Führerschein Klasse B", "nice language Englischkenntnisse"],
    ],
  ])("%s", (text, expected) => {
    const terms = postingTerms({ title: "", text }).filter(({ kind }) =>
      ["years", "licence", "language"].includes(kind),
    );
    expect(terms.map(({ need, kind, term }) => `${need} ${kind} ${term}`)).toEqual(expected);
  });
});

describe("matching a resume with a posting", () => {
  it("finds, with evidence by bullet", () => {
    const { terms, score } = match(goodNurse);
    expect(score).toBeGreaterThanOrEqual(90);
    expect(found(terms, "wound care")).toMatchObject({
      status: "found",
      inText: true,
      evidence: expect.arrayContaining([
        expect.objectContaining({ field: "experience.0.description", bullet: 2 }),
      ]),
    });
    expect(found(terms, "nursing license")?.status).toBe("found");
  });

  it("ranks people by their fit", () => {
    const scores = [nobody, weakWelder, spanishNurse, goodNurse].map((resume) => match(resume).score ?? -1);
    expect(scores[0]).toBe(0);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(match(germanEngineer).score).toBeLessThan(30);
  });

  it("reports terms that only occur in other words", () => {
    const resume = aResume({
      contact: ["A", "B", "", "", ""],
      jobs: [
        {
          title: "Developer",
          company: "X",
          dates: ["2020-01", "now"],
          did: ["Built six shops with JS for a bakery chain"],
        },
      ],
    });
    const { terms } = match(resume, { title: "", text: "We need JavaScript and PostgreSQL." });
    expect(terms).toMatchObject([
      { term: "JavaScript", status: "synonym", wording: "JS", inText: true },
      { term: "PostgreSQL", status: "missing", evidence: [] },
    ]);
  });

  const skills = { title: "", text: "You need Python, Docker and SQL." };
  const withBullets = (did: string[], listed: string[] = []) =>
    aResume({
      contact: ["A", "B", "", "", ""],
      jobs: [{ title: "Clerk", company: "X", dates: ["2020-01", "now"], did }],
      skills: listed,
    });

  it("gives a list less weight than a description", () => {
    const shown =
      match(withBullets(["Moved reports to Python and SQL in Docker for 3 teams"]), skills).score ?? 0;
    const listed = match(withBullets([], ["Python", "SQL", "Docker"]), skills).score ?? 0;
    const dumped = match(
      withBullets([], ["Python", "SQL", "Docker", ...Array.from({ length: 60 }, (_, i) => `Thing ${i}`)]),
      skills,
    );
    expect(shown).toBe(100);
    expect(listed).toBe(80);
    expect(dumped.score).toBe(40);
  });

  it.each([
    ["a bullet of nothing but names", ["Python SQL Docker Java"]],
    ["a word over and over", ["Python SQL Docker ".repeat(10)]],
  ])("stuffing does not help: %s", (_, did) => {
    const listed = match(withBullets([], ["Python", "SQL", "Docker"]), skills).score ?? 0;
    expect(match(withBullets(did, ["Python", "SQL", "Docker"]), skills).score).toBe(listed);
  });

  it("finds nothing in a posting without requirements", () => {
    expect(match(goodNurse, { title: "", text: "Hello there, how are you?" })).toMatchObject({
      score: null,
      terms: [],
    });
  });

  it("accepts any pasted text, deterministically", () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(fc.string(), fc.constantFrom("Nice to have:", "- Python", "5+ years", "看護師", "🚀")),
        ),
        (lines) => {
          const posting = { title: "", text: lines.join("\n") };
          const once = match(goodNurse, posting);
          expect(once.score === null || (once.score >= 0 && once.score <= 100)).toBe(true);
          expect(match(goodNurse, posting)).toEqual(once);
        },
      ),
      { numRuns: 100 },
    );
    const from = performance.now();
    match(goodNurse, { title: "", text: "5 years of ".repeat(20_000) });
    match(goodNurse, { title: "", text: "Python,".repeat(30_000) });
    expect(performance.now() - from).toBeLessThan(2_000);
  });
});
