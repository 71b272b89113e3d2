import { expect, it } from "vitest";
import { skillsOfTitle } from "./skills-of-title.ts";

it.each([
  ["Approved Electrician", "electrical-installation"],
  ["Senior Welder (m/f/d)", "welding"],
  ["Infirmière vacataire", "patient-care"],
  ["Examinierte Altenpflegerin", "elderly-care"],
])("%s has %s", (title, skill) => {
  expect([...skillsOfTitle(title)]).toContain(skill);
});

it.each(["", "Chief Happiness Wizard", "Unemployed"])("nothing goes without saying for '%s'", (title) => {
  expect([...skillsOfTitle(title)]).toEqual([]);
});
