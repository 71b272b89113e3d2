import { emptyContent, ResumeContent } from "@waymark/contract/resumes";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyChanges, differenceOf } from "./apply-changes.ts";
import { changesBetween } from "./changes-between.ts";

const job = (id: string, title: string, over: object = {}) => ({
  id,
  title,
  company: "Vale Clinic",
  location: "",
  startDate: "2020-01",
  endDate: "",
  current: true,
  description: "",
  ...over,
});
const content = (over: Partial<ResumeContent> = {}): ResumeContent => ({ ...emptyContent(), ...over });

const word = fc.constantFrom("", "a", "b", "a.b", "a~2", "%", "é", "two words");
const id = fc.constantFrom("1", "2", "3", "3~2", "a.b", "", "title");
const anyJob = fc.record({
  id,
  title: word,
  company: word,
  location: word,
  startDate: fc.constantFrom("", "2020"),
  endDate: fc.constantFrom("", "2021-03"),
  current: fc.boolean(),
  description: word,
});
const anyCustom = fc.record({ id, title: word, subtitle: word, date: word, description: word });
const anyContent: fc.Arbitrary<ResumeContent> = fc.record({
  personalInfo: fc.record({
    firstName: word,
    lastName: word,
    email: word,
    phone: word,
    location: word,
    summary: word,
    headline: word,
  }),
  experience: fc.array(anyJob, { maxLength: 5 }),
  education: fc.constant([]),
  skills: fc.array(word, { maxLength: 6 }),
  achievements: fc.array(word, { maxLength: 3 }),
  certifications: fc.array(word, { maxLength: 3 }),
  languages: fc.array(fc.record({ id, name: word, level: word }), { maxLength: 3 }),
  links: fc.array(fc.record({ id, label: word, url: word }), { maxLength: 3 }),
  custom: fc.array(fc.record({ id, title: word, items: fc.array(anyCustom, { maxLength: 3 }) }), {
    maxLength: 3,
  }),
  sectionOrder: fc.array(word, { maxLength: 3 }),
});
const fieldsOf = (changes: readonly { field: string }[]) => new Set(changes.map(({ field }) => field));

describe("two contents", () => {
  it("become one when every change is taken", () => {
    fc.assert(
      fc.property(anyContent, anyContent, (a, b) => {
        const changes = changesBetween(a, b);
        expect(fieldsOf(changes).size).toBe(changes.length);
        expect(applyChanges(a, b, fieldsOf(changes))).toEqual(b);
      }),
      { numRuns: 500 },
    );
  });

  it("stay as they are when nothing is taken, and do not differ from themselves", () => {
    fc.assert(
      fc.property(anyContent, anyContent, (a, b) => {
        expect(applyChanges(a, b, new Set())).toEqual(a);
        expect(changesBetween(a, structuredClone(a))).toEqual([]);
      }),
    );
  });

  it("give a valid content for any subset of changes", () => {
    fc.assert(
      fc.property(anyContent, anyContent, fc.infiniteStream(fc.boolean()), (a, b, chance) => {
        const some = changesBetween(a, b).filter(() => chance.next().value);
        expect(ResumeContent.parse(applyChanges(a, b, fieldsOf(some)))).toBeDefined();
      }),
    );
  });

  it("differ at readable paths", () => {
    const a = content({ experience: [job("x", "Nurse"), job("y", "Aide")], skills: ["Triage"] });
    const b = content({
      experience: [job("y", "Nurse aide"), job("x", "Nurse"), job("z", "Midwife", { company: "Vale" })],
    });
    const changes = changesBetween(a, b).filter(({ field }) => !field.startsWith("skills"));
    expect(changes).toEqual([
      { field: "experience", before: "Nurse\nAide", after: "Nurse aide\nNurse" },
      { field: "experience.y.title", before: "Aide", after: "Nurse aide" },
      { field: "experience.z", before: null, after: "Midwife\nVale\n2020-01" },
    ]);
    expect(changesBetween(a, b)).toContainEqual(
      expect.objectContaining({ field: expect.stringMatching(/^skills\./), before: "Triage", after: null }),
    );
  });
});

describe("a tailored resume and its base", () => {
  const origin = content({
    experience: [job("x", "Nurse"), job("y", "Aide")],
    skills: ["Triage", "First aid"],
  });
  const own = { ...origin, skills: ["First aid", "Triage"], experience: [job("x", "Head nurse")] };

  it("show the changes of each side", () => {
    const base = { ...origin, experience: [job("x", "Nurse", { endDate: "2026-10" }), job("y", "Carer")] };
    const { own: mine, theirs } = differenceOf(origin, own, base);
    expect(mine.map(({ field }) => field)).toEqual(["experience.x.title", "experience.y", "skills"]);
    // The other job was removed on purpose, so the base's changes to it do not apply.
    expect(theirs).toEqual([{ field: "experience.x.endDate", before: "", after: "2026-10" }]);
    const taken = applyChanges(own, base, fieldsOf(theirs));
    expect(taken.experience).toEqual([job("x", "Head nurse", { endDate: "2026-10" })]);
    expect(taken.skills).toEqual(own.skills);
  });

  it("have no changes left after all are taken over", () => {
    fc.assert(
      fc.property(anyContent, anyContent, anyContent, (before, mine, base) => {
        const { theirs } = differenceOf(before, mine, base);
        const taken = applyChanges(mine, base, fieldsOf(theirs));
        expect(differenceOf(base, taken, base).theirs).toEqual([]);
      }),
    );
  });

  it("are compared quickly at any length", () => {
    const long = (mark: string) =>
      content({
        experience: Array.from({ length: 100 }, (_, i) =>
          job(`${i}`, mark, { description: mark.repeat(3_000) }),
        ),
        skills: Array.from({ length: 500 }, (_, i) => `${mark} ${i}`),
      });
    const from = performance.now();
    expect(differenceOf(long("a"), long("b"), long("c")).theirs.length).toBeGreaterThan(500);
    expect(performance.now() - from).toBeLessThan(1_000);
  });
});
