import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import { styleFor } from "@waymark/contract/resumes-style";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changedPaths, isSame, type Merged, merge as mergeAny, resolve } from "./merge.ts";

interface Draft {
  readonly name: string;
  readonly content: ResumeContent;
  readonly style: ReturnType<typeof styleFor>;
}
const merge = (base: Draft, mine: Draft, theirs: Draft) => mergeAny(base, mine, theirs, "entries");

const job = (id: string, title: string, description = "") => ({
  id,
  title,
  company: "",
  location: "",
  startDate: "",
  endDate: "",
  current: false,
  description,
});
const draft = (over: Partial<ResumeContent> = {}, name = "Main"): Draft => ({
  name,
  content: { ...emptyContent(), ...over },
  style: styleFor("en"),
});

const word = fc.constantFrom("", "a", "b", "c", "two words");
const anyJob = fc.record({ id: fc.constantFrom("1", "2", "3", "4"), title: word, description: word });
const anyDraft: fc.Arbitrary<Draft> = fc
  .record({
    name: word,
    email: word,
    skills: fc.uniqueArray(word, { maxLength: 4 }),
    jobs: fc.uniqueArray(anyJob, { maxLength: 4, selector: ({ id }) => id }),
  })
  .map(({ name, email, skills, jobs }) =>
    draft(
      {
        personalInfo: { ...emptyContent().personalInfo, email },
        skills,
        experience: jobs.map(({ id, title, description }) => job(id, title, description)),
      },
      name,
    ),
  );

describe("two versions of one resume", () => {
  it("merge to the changed one when only one side changed", () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, (base, changed) => {
        expect(merge(base, changed, base)).toEqual({ value: changed, conflicts: [] });
        expect(merge(base, base, changed)).toEqual({ value: changed, conflicts: [] });
        expect(merge(base, changed, changed)).toEqual({ value: changed, conflicts: [] });
      }),
    );
  });

  it("lose nothing that either side added", () => {
    fc.assert(
      fc.property(anyDraft, anyDraft, anyDraft, (base, mine, theirs) => {
        const merged = merge(base, mine, theirs).value.content;
        const ids = ({ content }: Draft) => content.experience.map(({ id }) => id);
        const added = (of: Draft) => ids(of).filter((id) => !ids(base).includes(id));
        expect(merged.experience.map(({ id }) => id)).toEqual(
          expect.arrayContaining([...added(mine), ...added(theirs)]),
        );
        const skills = [...mine.content.skills, ...theirs.content.skills];
        const fresh = skills.filter((skill) => !base.content.skills.includes(skill));
        expect(merged.skills).toEqual(expect.arrayContaining(fresh));
        expect(new Set(merged.skills).size).toBe(merged.skills.length);
      }),
    );
  });

  it("report every field that both changed differently, with mine kept until the person chooses", () => {
    const base = draft({ experience: [job("x", "Nurse", "One")] });
    const mine = draft({ experience: [job("x", "Head nurse", "Two")] });
    const theirs = draft({ experience: [job("y", "Aide"), job("x", "Senior nurse", "One\nThree")] }, "Other");
    const merged = merge(base, mine, theirs);
    expect(merged.conflicts).toEqual([
      { path: "content/experience/x/title", mine: "Head nurse", theirs: "Senior nurse" },
      { path: "content/experience/x/description", mine: "Two", theirs: "One\nThree" },
    ]);
    expect(merged.value.name).toBe("Other");
    expect(merged.value.content.experience.map(({ id, title }) => [id, title])).toEqual([
      ["y", "Aide"],
      ["x", "Head nurse"],
    ]);
  });

  it("keep what one side removed and the other changed", () => {
    const base = draft({ experience: [job("x", "Nurse"), job("y", "Aide")] });
    const removed = draft({ experience: [job("y", "Aide")] });
    const changed = draft({ experience: [job("x", "Head nurse"), job("y", "Aide")] });
    expect(merge(base, removed, changed).value).toEqual(changed);
    expect(merge(base, changed, removed).value).toEqual(changed);
  });

  it("keep my order if I changed it, together with their additions", () => {
    const base = draft({ experience: [job("a", "A"), job("b", "B")] });
    const mine = draft({ experience: [job("b", "B"), job("a", "A")] });
    const theirs = draft({ experience: [job("a", "A"), job("n", "New"), job("b", "B")] });
    const order = merge(base, mine, theirs).value.content.experience.map(({ id }) => id);
    expect(order).toEqual(["b", "a", "n"]);
  });

  it("do not conflict over spaces at the ends of a text", () => {
    const base = draft({}, "Main");
    expect(merge(base, draft({}, "Mine "), draft({}, "Mine")).conflicts).toEqual([]);
  });
});

describe("a choice", () => {
  const base = draft({ experience: [job("x", "Nurse", "One")] });
  const merged: Merged<Draft> = merge(
    base,
    draft({ experience: [job("x", "Head nurse", "Two")] }),
    draft({ experience: [job("x", "Senior nurse", "Three")] }),
  );
  const first = (chosen: Draft) => chosen.content.experience[0];

  it("is mine, theirs or both", () => {
    expect(first(resolve(merged, {}))).toMatchObject({ title: "Head nurse", description: "Two" });
    const chosen = resolve(merged, {
      "content/experience/x/title": "theirs",
      "content/experience/x/description": "both",
    });
    expect(first(chosen)).toMatchObject({ title: "Senior nurse", description: "Two\nThree" });
  });
});

describe("two versions of a form, whose lists are chosen as a whole", () => {
  const word = fc.constantFrom("", "a", "b");
  const anyForm = fc.record({
    profile: fc.record({ title: word, skills: fc.uniqueArray(word) }),
    alerts: fc.boolean(),
  });
  type Form = typeof anyForm extends fc.Arbitrary<infer T> ? T : never;
  const fields = (form: Form) =>
    new Map<string, unknown>([
      ["profile/title", form.profile.title],
      ["profile/skills", form.profile.skills],
      ["alerts", form.alerts],
    ]);

  it("lose nothing of either side, whatever both changed", () => {
    fc.assert(
      fc.property(anyForm, anyForm, anyForm, (base, mine, theirs) => {
        const { value, conflicts } = mergeAny(base, mine, theirs, "whole");
        const clashing = conflicts.map(({ path }) => path);
        for (const [path, now] of fields(value)) {
          const [before, here, there] = [
            fields(base).get(path),
            fields(mine).get(path),
            fields(theirs).get(path),
          ];
          expect(isSame(now, isSame(here, before) ? there : here)).toBe(true);
          const bothChanged = !isSame(here, before) && !isSame(there, before) && !isSame(here, there);
          expect(clashing.includes(path)).toBe(bothChanged);
        }
      }),
    );
  });

  it("name each changed field, and join two lists on request", () => {
    const form = (title: string, skills: string[]) => ({ profile: { title, skills }, alerts: false });
    const [base, mine, theirs] = [form("", ["x"]), form("", ["x", "y"]), form("Lead", ["x", "z"])];
    expect(changedPaths(base, theirs)).toEqual(["profile/title", "profile/skills"]);
    expect(changedPaths(base, form(" ", ["x"]))).toEqual([]);
    const merged = mergeAny(base, mine, theirs, "whole");
    expect(merged.conflicts).toEqual([{ path: "profile/skills", mine: ["x", "y"], theirs: ["x", "z"] }]);
    expect(resolve(merged, { "profile/skills": "both" })).toEqual(form("Lead", ["x", "z", "y"]));
  });

  it("are one conflict when they are a single text", () => {
    const merged = mergeAny("", "mine", "theirs", "whole");
    expect(merged).toEqual({ value: "mine", conflicts: [{ path: "", mine: "mine", theirs: "theirs" }] });
    expect(resolve(merged, { "": "theirs" })).toBe("theirs");
  });
});
