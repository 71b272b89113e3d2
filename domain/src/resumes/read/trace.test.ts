import { describe, expect, test } from "vitest";
import type { ResumeDocument, TextRun } from "./document.ts";
import { readResume } from "./read-resume.ts";

const run = (text: string, x: number, y: number, size = 10): TextRun => ({
  text,
  x,
  y,
  width: text.length * size * 0.5,
  size,
  bold: false,
});

const document: ResumeDocument = {
  kind: "pages",
  pages: [
    {
      width: 600,
      height: 800,
      runs: [
        run("JANE DOE", 60, 80, 20),
        run("Jane.Doe@Example.com | (312) 555-0184", 60, 110),
        run("Experience", 60, 160, 14),
        run("Nurse, Lakeshore Hospital", 60, 200),
        run("Sept. 2019 – March 2021", 440, 200),
        run("• Triage of forty patients a day", 60, 220),
        run("Skills", 60, 300, 14),
        run("Telemetry, Phlebotomy", 60, 320),
      ],
    },
  ],
};

describe("the source lines of fields", () => {
  const { fields, lines, pages } = readResume(document);
  const of = (path: string) => fields.find(({ field }) => field === path);

  test.each([
    ["personalInfo.firstName", "JANE", 0.1],
    ["personalInfo.lastName", "DOE", 0.1833],
    ["personalInfo.email", "Jane.Doe@Example.com", 0.1],
    ["personalInfo.phone", "(312) 555-0184", 0.2917],
    ["experience.0.title", "Nurse", 0.1],
    ["experience.0.company", "Lakeshore Hospital", 0.1583],
    ["experience.0.startDate", "Sept. 2019 – March 2021", 0.7333],
    ["experience.0.endDate", "Sept. 2019 – March 2021", 0.7333],
    ["skills.1", "Phlebotomy", 0.1917],
  ])("%s has its place and its spelling in the file", (path, text, x) => {
    expect(of(path)).toMatchObject({ text, page: 1 });
    expect(of(path)?.box?.x).toBeCloseTo(x, 2);
  });

  test("lines are given in reading order, pages with their size", () => {
    expect(lines.map((line) => line.text).slice(0, 3)).toEqual([
      "JANE DOE",
      "Jane.Doe@Example.com | (312) 555-0184",
      "Experience",
    ]);
    expect(pages).toEqual([{ width: 600, height: 800 }]);
  });

  test("a format without pages has fields without places", () => {
    const texts = ["Jane Doe", "jane@example.com", "Skills", "Triage"];
    const reading = readResume({
      kind: "lines",
      lines: texts.map((text) => ({ text, size: 11, bold: false, isListItem: false })),
    });
    expect(reading.pages).toEqual([]);
    expect(reading.fields.map(({ field }) => field)).toContain("skills.0");
    expect(reading.fields.every(({ page, box }) => page === null && box === null)).toBe(true);
  });

  test("more evidence gives more confidence", () => {
    const sure = of("personalInfo.email")?.confidence ?? 0;
    const guessed = readResume({
      kind: "lines",
      lines: ["Experience", "Floor thing, Somewhere", "2019 - 2021"].map((text) => ({
        text,
        size: 11,
        bold: false,
        isListItem: false,
      })),
    }).fields.find(({ field }) => field === "experience.0.title");
    expect(sure).toBeGreaterThan(0.9);
    expect(guessed?.confidence ?? 0).toBeLessThan(sure);
  });
});
