import { expect, test } from "vitest";
import { skillsOfData } from "./skills.generated.ts";
import { findSkills, skillById, skillId, skillIdsIn } from "./skills.ts";

test.each([
  ["Wound care", "wound-care"],
  ["Wundversorgung", "wound-care"],
  ["soins des plaies", "wound-care"],
  ["cura de heridas", "wound-care"],
  ["C++", "cpp"],
  ["C#", "csharp"],
  ["C", "c"],
  ["c", null],
  ["node.js", "nodejs"],
  [".NET", "dotnet"],
  ["Excel", "excel"],
  ["excel", null],
  ["MS Excel", "excel"],
  ["Kaffeekochen auf dem Mond", null],
])("%s is %s", (text, id) => {
  expect(skillId(text)).toBe(id);
});

test("a text's skills are found once each, the longest first, as written", () => {
  const text =
    "Trained in MIG welding and TIG welding. Food safety (HACCP), food safety again; we excel daily.";
  expect(findSkills(text)).toEqual(["MIG welding", "TIG welding", "Food safety"]);
});

test.each([
  ["Forklift licence and a clean driving licence", ["forklift", "driving"]],
  ["Grundpflege, Wundversorgung und Stapler", ["personal-care", "wound-care"]],
  ["Titulación en prevención de riesgos; aseo personal", ["safety", "personal-care"]],
  ["Aide à la toilette et préparation de commandes", ["personal-care", "picking"]],
  ["R&D for the rest of the organisation, with R and REST", ["r", "rest"]],
  ["training: driving results, and we go on", []],
  ["Food, safety", []],
  ["MIG and TIG welding, MIG again", ["mig-welding", "tig-welding"]],
])("%s speaks of %j", (text, ids) => {
  expect(skillIdsIn(text, 25)).toEqual(ids);
});

test("at most as many ids as asked for", () => {
  expect(skillIdsIn("Python, Java, SQL, PHP", 2)).toEqual(["python", "java"]);
});

test("an everyday word is only a skill as an item of its own", () => {
  expect(skillId("Training")).toBe("training");
  expect(findSkills("We give training in welding")).toEqual(["welding"]);
});

test("there are some hundreds of skills, and each has a name in every language", () => {
  const ids = skillsOfData().map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(400);
  for (const id of ids) {
    for (const name of Object.values(skillById(id)?.names ?? { none: "" })) expect(name).not.toBe("");
  }
});
