import { careerLevels } from "@waymark/contract/careers";
import { Competency, Question, questionKinds } from "@waymark/contract/interviews-practice";
import { languages } from "@waymark/contract/values";
import { describe, expect, it } from "vitest";
import { shippedRoles } from "../../careers/shipped-catalogue.ts";
import { questionsFor, shippedQuestions } from "./question-bank.ts";

const bank = shippedQuestions();
const roles = shippedRoles();
const roleOf = (id: string) => roles.find((role) => role.id === id) ?? null;

describe("the shipped questions", () => {
  it("have the shapes of the contract, and a competency with levels and two probes", () => {
    for (const question of bank.questions.values()) {
      expect(Question.parse(question)).toEqual(question);
      const competency = bank.competencies.get(question.competency);
      expect(Competency.parse(competency)).toEqual(competency);
      expect(competency?.probes[question.kind]).toHaveLength(2);
    }
  });

  it("are 700 at least, of all kinds and levels, with 20 or more for each occupational group", () => {
    const all = [...bank.questions.values()];
    expect(all.length).toBeGreaterThanOrEqual(700);
    for (const level of careerLevels)
      expect(
        all.some((one) => one.level === level),
        level,
      ).toBe(true);
    const counts = new Map<string, number>();
    for (const { groups } of all) for (const group of groups) counts.set(group, (counts.get(group) ?? 0) + 1);
    expect(counts.size).toBe(22);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(20);
  });

  it("are in four different wordings", () => {
    for (const { texts } of bank.questions.values())
      expect(new Set(languages.map((language) => texts[language])).size).toBe(4);
  });

  it("leave no occupational group and no kind out", () => {
    const groups = new Set(roles.flatMap(({ codes }) => codes.slice(0, 1).map((code) => code.slice(0, 2))));
    expect(
      [...groups].filter((group) => ![...bank.questions.values()].some((one) => one.groups.includes(group))),
    ).toEqual([]);
    for (const kind of questionKinds)
      expect(questionsFor(bank, { role: null, level: null, kind }).length, kind).toBeGreaterThan(0);
  });

  it("offer every role behaviour, situation and technical questions", () => {
    for (const role of roles)
      for (const kind of ["behaviour", "situation", "technical"] as const)
        expect(questionsFor(bank, { role, level: null, kind }).length, `${role.id} ${kind}`).toBeGreaterThan(
          1,
        );
  });
});

describe("questions for a person", () => {
  const ask = (id: string | null, level: (typeof careerLevels)[number] | null = null) =>
    questionsFor(bank, { role: id === null ? null : roleOf(id), level, kind: null });

  it("are those for the role first, then for its group, then for everybody", () => {
    const near = ask("electrician").map(({ roles, groups }) =>
      roles.length > 0 ? 0 : groups.length > 0 ? 1 : 2,
    );
    expect(near).toEqual(near.toSorted());
    expect(ask("electrician")[0]?.roles).toContain("electrician");
  });

  it("are never those for other roles or groups", () => {
    for (const { roles, groups } of ask("cook")) {
      if (roles.length > 0) expect(roles).toContain("cook");
      if (groups.length > 0) expect(groups).toEqual(["35"]);
    }
    for (const { roles, groups } of ask(null)) expect([...roles, ...groups]).toEqual([]);
  });

  it("begin with those of the level", () => {
    const inGroup = ask("web-developer", "senior").filter(
      ({ roles, groups }) => roles.length === 0 && groups.length > 0,
    );
    expect(inGroup[0]?.level).toBe("senior");
  });
});
