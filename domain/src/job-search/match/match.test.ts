import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { finish } from "../../in-steps.ts";
import { type MatchPosting, matchReasons, matchScore } from "./match.ts";
import { Occupations } from "./occupations.ts";
import { type Profile, readPerson } from "./person.ts";

const profile: Profile = {
  title: "",
  skills: [],
  location: "Munich, Germany",
  preferredLocations: [],
  remoteWork: "hybrid",
  wish: "50000",
  currency: "EUR",
};
const job = (title: string, description: string) => ({
  title,
  company: "Harbour",
  location: "",
  startDate: "2019-01",
  endDate: "",
  current: true,
  description,
});
const resume = {
  experience: [
    job("Data Engineer", "- Moved 40 reports from Excel to Python\n- Ran a cluster of Kubernetes"),
  ],
  skills: ["SQL"],
};
const posting = (more: Partial<MatchPosting> = {}): MatchPosting => ({
  title: "Data Engineer",
  skills: ["python", "kubernetes", "sql", "terraform"],
  welcomeSkills: [],
  location: "Munich, Germany",
  country: "DE",
  remote: false,
  payMin: 50_000,
  payMax: 60_000,
  payCurrency: "EUR",
  language: null,
  type: "",
  towns: null,
  ...more,
});
const trades = finish(Occupations.of());
const person = readPerson(resume, profile, "2026-11", trades);
const score = (more: Partial<MatchPosting> = {}, who = person) => matchScore(who, posting(more)) ?? -1;

describe("fitScore", () => {
  it.each<[string, Partial<MatchPosting>, Partial<MatchPosting>]>([
    [
      "a skill that is there beats one that is not",
      {},
      { skills: ["java", "kubernetes", "sql", "terraform"] },
    ],
    ["a missing must weighs more than a missing extra", { welcomeSkills: ["terraform"] }, {}],
    ["what is told counts for more than what is listed", { skills: ["python"] }, { skills: ["sql"] }],
    ["a closer title", {}, { title: "Data Analyst" }],
    ["a title beside one of another trade", { title: "Data Analyst" }, { title: "Baker" }],
    ["the own level", { title: "Senior Data Engineer" }, { title: "Junior Data Engineer" }],
    ["the own town before the country", {}, { location: "Hamburg, Germany" }],
    [
      "the country before another one",
      { location: "Hamburg, Germany" },
      { location: "Lyon, France", country: "FR" },
    ],
    ["pay that meets the wish", {}, { payMin: 30_000, payMax: 35_000 }],
  ])("%s", (_, better, worse) => {
    expect(score(better)).toBeGreaterThan(score(worse));
  });

  it("counts the kind of employment and the size of employer that the preferences name, and says so", () => {
    const wanting = (more: Partial<Profile>) =>
      readPerson(resume, { ...profile, ...more }, "2026-11", trades);
    const partTime = wanting({ jobType: "part-time", companySize: "small" });
    expect(score({ type: "full-time" }, partTime)).toBeLessThan(score({ type: "part-time" }, partTime));
    expect(score({ type: "" }, partTime)).toBe(score({ type: "part-time" }, partTime));
    expect(score({ companySize: "large" }, partTime)).toBeLessThan(
      score({ companySize: "medium" }, partTime),
    );
    expect(score({ companySize: "medium" }, partTime)).toBeLessThan(
      score({ companySize: "small" }, partTime),
    );
    expect(score({ companySize: "" }, partTime)).toBe(score({ companySize: "small" }, partTime));
    expect(score({ type: "full-time", companySize: "large" })).toBe(score());
    expect(matchReasons(partTime, posting({ type: "full-time", companySize: "medium" }), "en")).toMatchObject(
      {
        type: { share: 0, asked: "full-time", wish: "part-time" },
        size: { share: 50, stated: "medium", wish: "small" },
      },
    );
    expect(matchReasons(person, posting({ type: "full-time" }), "en")).toMatchObject({
      type: null,
      size: null,
    });
  });

  it("leaves out unknown parts", () => {
    const bare = posting({
      skills: [],
      location: "",
      country: null,
      payMax: null,
      payMin: null,
      title: "Baker",
    });
    expect(matchReasons(person, bare, "de")).toMatchObject({
      skills: null,
      level: null,
      place: null,
      pay: null,
    });
    expect(matchReasons(person, posting({ payCurrency: "USD" }), "de").pay).toBeNull();
  });

  it("is null for a person about whom nothing is known", () => {
    const nobody = readPerson(null, profile, "2026-11", trades);
    expect(nobody.basis).toBe("none");
    expect(matchScore(nobody, posting())).toBeNull();
  });

  it("is a whole number from 0 to 100, and the same each time", () => {
    const skills = fc.uniqueArray(fc.constantFrom("python", "sql", "java", "triage", "excel"), {
      maxLength: 5,
    });
    const anyPosting = fc
      .record({
        title: fc.string({ maxLength: 60 }),
        skills,
        welcomeSkills: skills,
        location: fc.constantFrom("", "Munich, Germany", "Paris", "Nowhere"),
        country: fc.constantFrom(null, "DE", "US"),
        remote: fc.boolean(),
        payMin: fc.option(fc.integer({ min: 1, max: 200_000 })),
        payMax: fc.option(fc.integer({ min: 1, max: 200_000 })),
        payCurrency: fc.constantFrom(null, "EUR", "USD"),
        language: fc.constantFrom(null, "de", "fr"),
        type: fc.constantFrom("", "internship"),
        towns: fc.constant(null),
      })
      .map((one) => ({ ...one, welcomeSkills: one.welcomeSkills.filter((id) => one.skills.includes(id)) }));
    fc.assert(
      fc.property(anyPosting, (one) => {
        const first = matchScore(person, one);
        expect(first).toBe(matchScore(person, one));
        if (first === null) return;
        expect(Number.isInteger(first) && first >= 0 && first <= 100).toBe(true);
      }),
    );
  });
});
