import { ParsedResume, ProfileForm, ResumeContent } from "@waymark/contract/resumes";
import { FieldReading, type PageBox, SeenLine } from "@waymark/contract/resumes-reading";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { LogicalLine, PositionedPage, ResumeDocument, TextRun } from "./document.ts";
import { readResume } from "./read-resume.ts";

const anyText = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom(
    "Experience",
    "Skills",
    "• ",
    "2019 - 2021",
    "a@b.cd",
    "Formation",
    "Nurse",
    "\t",
    "\u0000",
    "\ud800",
  ),
);
const anyNumber = fc.oneof(fc.integer({ min: -50, max: 900 }), fc.constantFrom(0, Number.NaN, 1e9));
const anyRun: fc.Arbitrary<TextRun> = fc.record({
  text: anyText,
  x: anyNumber,
  y: anyNumber,
  width: anyNumber,
  size: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constant(Number.NaN)),
  bold: fc.boolean(),
});
const anyPage: fc.Arbitrary<PositionedPage> = fc.record({
  width: fc.constant(600),
  height: fc.constant(840),
  runs: fc.array(anyRun, { maxLength: 60 }),
});
const anyLine: fc.Arbitrary<LogicalLine> = fc.record({
  text: anyText,
  size: fc.integer({ min: 0, max: 40 }),
  bold: fc.boolean(),
  isListItem: fc.boolean(),
});
const anyDocument: fc.Arbitrary<ResumeDocument> = fc.oneof(
  fc.array(anyPage, { maxLength: 3 }).map((pages): ResumeDocument => ({ kind: "pages", pages })),
  fc.array(anyLine, { maxLength: 60 }).map((lines): ResumeDocument => ({ kind: "lines", lines })),
);

/** The value of the content at a path; empty when there is none. */
function valueAt(content: ResumeContent, path: string): unknown {
  let at: unknown = content;
  for (const key of path.split(".")) at = Object.entries(at ?? {}).find(([name]) => name === key)?.[1] ?? "";
  return at;
}

const isOnPage = ({ x, y, width, height }: PageBox): boolean =>
  [x, y, width, height, 1.001 - x - width, 1.001 - y - height].every((value) => value >= 0);

test("any document is read without throwing, the same each time, into the shapes of the contract", () => {
  fc.assert(
    fc.property(anyDocument, (document) => {
      const reading = readResume(document);
      expect(readResume(document)).toEqual(reading);
      expect(ResumeContent.parse(reading.content)).toEqual(reading.content);
      expect(ProfileForm.parse(reading.profileForm)).toEqual(reading.profileForm);
      expect(ParsedResume.parse(reading.parsed)).toEqual(reading.parsed);
      for (const field of reading.fields) {
        expect(FieldReading.parse(field)).toEqual(field);
        expect(valueAt(reading.content, field.field)).not.toBe("");
        if (field.box) expect(isOnPage(field.box)).toBe(true);
      }
      expect(SeenLine.array().parse(reading.lines)).toEqual(reading.lines);
    }),
    { numRuns: 300 },
  );
});

test.each(["1 ", "a", "漢", "عربي ", "( ", "a@", "• ", "Nurse, ", "2019 - "])(
  "200 kB of %j in one field are read to the end, and none of it is lost from the lines",
  (unit) => {
    const flood = unit.repeat(Math.ceil(200_000 / unit.length)).trim();
    const document: ResumeDocument = {
      kind: "lines",
      lines: ["Jane Doe", "Experience", "Nurse, Lakeshore Hospital, 2019 - 2021", flood].map((text) => ({
        text,
        size: 11,
        bold: false,
        isListItem: false,
      })),
    };
    const { content, lines } = readResume(document);
    expect(content.experience[0]).toMatchObject({ title: "Nurse", company: "Lakeshore Hospital" });
    const letters = (text: string): string => text.replace(/\s/g, "");
    expect(
      letters(
        lines
          .slice(3)
          .map((line) => line.text)
          .join(""),
      ),
    ).toBe(letters(flood));
  },
  20_000,
);

test("lone surrogates are left out, also where a long text is cut", () => {
  const lines = [
    "Skills",
    `\ud800Baking, ${"x".repeat(59)}😀`,
    "Experience",
    `Nurse, ${"é".repeat(50)}\udc00, 2019`,
  ];
  const document: ResumeDocument = {
    kind: "lines",
    lines: lines.map((text) => ({ text, size: 11, bold: false, isListItem: false })),
  };
  const { content } = readResume(document);
  expect(content.skills[0]).toBe("Baking");
  expect(JSON.stringify(content)).not.toMatch(/\\ud[89a-f]/);
});
