import type { AnalyzedResume, CheckId, ResumeFix } from "@waymark/contract/resume-analysis";
import { describe, expect, it } from "vitest";
import { scoreResume } from "../score-resume.ts";
import { fieldText, orderBack, withFieldText } from "./field-text.ts";

const job = (description: string, more: object = {}) => ({
  title: "Nurse",
  company: "Example Hospital",
  location: "",
  startDate: "2015-01",
  endDate: "2019-12",
  current: false,
  description,
  ...more,
});
const fixes = (resume: AnalyzedResume, id: CheckId): readonly ResumeFix[] =>
  scoreResume(resume, "2026-11").checks.find((check) => check.id === id)?.fixes ?? [];
const applied = <C extends AnalyzedResume>(resume: C, { field, from, to, old, text }: ResumeFix): C => {
  const before = fieldText(resume, field) ?? "";
  expect(before.slice(from, to)).toBe(old);
  return withFieldText(resume, field, before.slice(0, from) + text + before.slice(to));
};

describe("fixes that invent nothing", () => {
  it.each([
    ["Responsible for training new nurses", {}, "Trained new nurses"],
    ["Responsible for training new nurses", { current: true }, "Train new nurses"],
    ["Responsible for leading a team of 5", {}, "Led a team of 5"],
    ["In charge of planning the shifts", {}, "Planned the shifts"],
    ["Duties included training nurses and managing stock", {}, "Training nurses and managing stock"],
    ["Responsible for the ward", {}, null],
    ["Helped train new nurses", {}, null],
    ["Assisted with planning the shifts", {}, null],
  ])("%s %j", (text, more, told) => {
    const resume = { experience: [job(`- ${text}`, more)] };
    const [fix] = fixes(resume, "weakOpenings");
    expect(fix?.text ?? null).toBe(told);
    if (fix) expect(applied(resume, fix).experience[0]?.description).toBe(`- ${told}`);
  });

  it.each([
    ["es", "Encargada de la gestión de 12 camas y de los turnos de la planta", "Gestión de 12 camas"],
    ["fr", "Chargée de la gestion des stocks et des commandes pour le service", "Gestion des stocks"],
    ["de", "Verantwortlich für die Planung der Dienste und die Pflege der Patienten", "Planung der Dienste"],
  ])("in %s", (_, text, begin) => {
    const resume = { experience: [job(`- ${text}\n- ${text} ${text}`)] };
    expect(fixes(resume, "weakOpenings")[0]?.text).toContain(begin);
  });

  it("removes “I” before an action", () => {
    const resume = { experience: [job("- I managed the budget of the ward\n- I was there")] };
    const own = fixes(resume, "firstPerson");
    expect(own.map(({ text }) => text)).toEqual(["Managed the budget of the ward"]);
  });

  it("splits a long bullet at its sentences, with the mark of its line", () => {
    const long = "Led the night shift on a ward of 28 beds with 9 colleagues and one doctor on call at home.";
    const resume = { experience: [job(`• Short one here\n• ${long} ${long}`)] };
    const [fix] = fixes(resume, "bulletLength");
    expect(fix && applied(resume, fix).experience[0]?.description).toBe(
      `• Short one here\n• ${long}\n• ${long}`,
    );
  });

  it("takes repeated skills out", () => {
    const resume = { skills: ["Excel", "Triage", "excel", "Triage"] };
    const [fix] = fixes(resume, "skillRepeats");
    expect(fix && applied(resume, fix).skills).toEqual(["Excel", "Triage"]);
    expect(fixes({ skills: ["Prometheus", "Grafana"] }, "skillRepeats")).toEqual([]);
  });

  it("unifies dates, but never invents a month", () => {
    const mixed = [job("", { startDate: "Mar 2015" }), job("", { startDate: "2010", endDate: "2014" })];
    expect(fixes({ experience: mixed }, "dates").map(({ field, text }) => [field, text])).toEqual([
      ["experience.0.startDate", "2015-03"],
    ]);
  });

  it("puts the latest job first, and back", () => {
    const resume = {
      experience: [
        job("", { title: "A" }),
        job("", { title: "B", startDate: "2020-01", endDate: "2022-01" }),
        job("", { title: "C", startDate: "2022-02", endDate: "", current: true }),
      ],
    };
    const [fix] = fixes(resume, "dates");
    const sorted = fix && applied(resume, fix);
    expect(sorted?.experience.map(({ title }) => title)).toEqual(["C", "B", "A"]);
    expect(sorted && withFieldText(sorted, "experience", orderBack(fix.text))).toEqual(resume);
  });

  it("never lowers the score", () => {
    const resume = {
      experience: [
        job("- Responsible for training new nurses\n- I managed the budget of the ward"),
        job("- In charge of planning the shifts", { startDate: "2020-01", endDate: "2022-01" }),
      ],
      skills: ["Excel", "excel"],
    };
    const { score, checks } = scoreResume(resume, "2026-11");
    for (const fix of checks.flatMap((check) => check.fixes))
      expect(scoreResume(applied(resume, fix), "2026-11").score).toBeGreaterThanOrEqual(score);
  });
});

describe("a field by its path", () => {
  const content = { skills: ["a"], experience: [job("x")], personalInfo: { summary: "s" } };
  it.each([
    ["personalInfo.summary", "s"],
    ["experience.0.description", "x"],
    ["skills.0", "a"],
    ["experience.7.description", null],
    ["personalInfo.constructor", null],
    ["experience.length", null],
    ["", null],
  ])("%s", (field, text) => {
    expect(fieldText(content, field)).toBe(text);
    if (text === null) expect(withFieldText(content, field, "new")).toBe(content);
    else expect(fieldText(withFieldText(content, field, "new"), field)).toBe("new");
  });

  it("ignores an invalid order", () => {
    expect(withFieldText(content, "experience", "0 0")).toBe(content);
    expect(withFieldText(content, "experience", "x")).toBe(content);
  });
});
