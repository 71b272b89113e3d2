import { expect, it } from "vitest";
import type { ResumeDocument } from "./document.ts";
import { readResume } from "./read-resume.ts";

const text = (lines: readonly string[]): ResumeDocument => ({
  kind: "lines",
  lines: lines.map((line) => ({ text: line, size: 0, bold: false, isListItem: false })),
});
const read = (under: string) =>
  readResume(text(["Odalys Whitcombe", "Skills", "Sourdough, Menu planning", "Languages", under]), {
    fileName: "",
  }).content;

it.each([
  ["Spanish (Fluent)", ["Spanish"]],
  ["Spanish (Fluent), French (B1)", ["Spanish", "French"]],
  ["English", ["English"]],
])("reads %s under Languages as spoken, after skills in plain text too", (under, names) => {
  const { skills, languages } = read(under);
  expect(languages.map(({ name }) => name)).toEqual(names);
  expect(skills).toEqual(["Sourdough", "Menu planning"]);
});

it("leaves programming languages among the skills", () => {
  expect(read("Java, Python")).toMatchObject({ languages: [], skills: expect.arrayContaining(["Java"]) });
});
