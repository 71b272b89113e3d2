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

const contentOf = (lines: readonly string[]) =>
  readResume(text(["Odalys Whitcombe", "odalys@example.org", ...lines]), { fileName: "" }).content;

it("opens the section of jobs at a heading with words that it does not know, above a dated entry", () => {
  const { education, experience } = contentOf([
    "Education",
    "Diploma in Nursing",
    "Leeds College, Leeds, 2002–2004",
    "Bedside and other work experience",
    "Rosehill Care Home, Leeds",
    "Nurse, 2014–2019",
  ]);
  expect(education.map(({ degree }) => degree)).toEqual(["Diploma in Nursing"]);
  expect(experience.map(({ title }) => title)).toEqual(["Nurse"]);
});

it("takes short items below a heading of a summary for skills where nothing else names them", () => {
  const { skills } = contentOf(["Summary of qualifications", "Brazing", "Pipe fitting", "Estimating"]);
  expect(skills).toEqual(["Brazing", "Pipe fitting", "Estimating"]);
});

it("takes the name between an employer and the dates for the town, above a line with the title", () => {
  const { experience } = contentOf([
    "Experience",
    "Compass Group\tTorrenmouth\t01/2020 - 02/2022",
    "Kitchen assistant",
    "- Prepared meals",
  ]);
  expect(experience).toMatchObject([
    { title: "Kitchen assistant", company: "Compass Group", location: "Torrenmouth" },
  ]);
});
