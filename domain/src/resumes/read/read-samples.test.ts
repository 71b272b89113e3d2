import { describe, expect, test } from "vitest";
import { readResume } from "./read-resume.ts";
import { layOut } from "./testing/lay-out.ts";
import { samples } from "./testing/samples.ts";
import { marksOf } from "./testing/score.ts";

const judged = samples.map((sample) => {
  const reading = readResume(layOut(sample.text, sample.setting));
  return { sample, reading, marks: marksOf(sample.wanted, reading.content) };
});

const share = (marks: readonly { right: boolean }[]): number =>
  marks.filter((mark) => mark.right).length / Math.max(1, marks.length);

describe("resumes of many trades and layouts", () => {
  test.each(["en", "es", "fr", "de"])(
    "at least fifteen in %s, and nearly everything in them is read",
    (language) => {
      const own = judged.filter(({ sample }) => sample.language === language);
      expect(own.length).toBeGreaterThanOrEqual(15);
      expect(share(own.flatMap(({ marks }) => marks))).toBeGreaterThan(0.96);
    },
  );

  test.each(judged.map((one) => [`${one.sample.language}: ${one.sample.about}`, one] as const))(
    "%s",
    (_, { marks }) => {
      const wrong = marks.filter((mark) => !mark.right);
      expect(share(marks), JSON.stringify(wrong)).toBeGreaterThan(0.85);
    },
  );

  test("certain fields are right", () => {
    const fields = judged.flatMap(({ reading, marks }) =>
      marks.map((mark) => ({
        ...mark,
        sure: (reading.fields.find((f) => f.field === mark.field)?.confidence ?? 0) >= 0.8,
      })),
    );
    expect(share(fields.filter((field) => field.sure))).toBeGreaterThan(0.95);
  });

  test("the same text set as a Word document keeps its jobs", () => {
    const found = samples.map(({ text, wanted }) => {
      const { experience } = readResume(layOut(text, "docx")).content;
      return { wanted: wanted.jobs?.length ?? 0, got: experience.length };
    });
    const kept = found.reduce((sum, { wanted, got }) => sum + Math.min(wanted, got), 0);
    expect(kept / found.reduce((sum, { wanted }) => sum + wanted, 0)).toBeGreaterThan(0.9);
  });
});
