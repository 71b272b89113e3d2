import { expect, it } from "vitest";
import { readResume } from "../read-resume.ts";

const skillsOf = (rows: readonly string[]) =>
  readResume({
    kind: "lines",
    lines: ["Orla Vale", "orla.vale@example.org", "Skills", ...rows].map((text) => ({
      text,
      size: 11,
      bold: false,
      isListItem: false,
    })),
  }).content.skills;

it.each<[string, string[], string[]]>([
  [
    "the head, levels and years of a table",
    ["Skill\tLevel\tYears", "Brazing\tAdvanced\t12", "Pipe fitting\tGood\t3"],
    ["Brazing", "Pipe fitting"],
  ],
  ["points", ["Conocimientos\tNivel", "Soldadura\t●●●○", "Excel\t★★☆"], ["Soldadura", "Excel"]],
  [
    "the table in which the Europass rates languages",
    ["Sourdough, Menu planning", "Listening\tReading\tWriting", "C1\tB2\tB2"],
    ["Sourdough", "Menu planning"],
  ],
])("leaves out %s", (_, rows, skills) => expect(skillsOf(rows)).toEqual(skills));

it("keeps what stands in the cells of a row without levels", () => {
  expect(skillsOf(["Brazing\tPipe fitting", "Estimating\tWelding"])).toEqual([
    "Brazing",
    "Pipe fitting",
    "Estimating",
    "Welding",
  ]);
});
