import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { descriptionBlocks, summaryBlocks } from "./description-blocks.ts";

const bullets = (...items: string[]) => ({ kind: "bullets", items });
const paragraph = (text: string) => ({ kind: "paragraph", text });

describe("a description as blocks", () => {
  it.each([
    ["nothing", " \n\t\n", []],
    ["one line", "Ran the ward", [paragraph("Ran the ward")]],
    ["marked lines", "- One\n• Two\n* Three", [bullets("One", "Two", "Three")]],
    ["numbered lines", "1. One\n2) Two", [bullets("One", "Two")]],
    ["lines without marks", "One\nTwo", [bullets("One", "Two")]],
    ["paragraphs", "One.\n\nTwo.", [paragraph("One."), paragraph("Two.")]],
    ["a lead and its points", "Led:\n- One\n- Two", [paragraph("Led:"), bullets("One", "Two")]],
    ["a minus that is no mark", "-3 degrees", [paragraph("-3 degrees")]],
    ["Windows lines", "- One\r\n- Two", [bullets("One", "Two")]],
  ])("takes %s", (_, text, blocks) => {
    expect(descriptionBlocks(text)).toEqual(blocks);
  });

  it("keeps the lines of a summary as paragraphs", () => {
    expect(summaryBlocks("One.\nTwo.")).toEqual([paragraph("One."), paragraph("Two.")]);
    expect(summaryBlocks("- One\n- Two")).toEqual([bullets("One", "Two")]);
  });

  it("loses no letter of any text", () => {
    const letters = (text: string) => text.replace(/[^\p{L}]/gu, "");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        for (const blocks of [descriptionBlocks(text), summaryBlocks(text)]) {
          const printed = blocks.flatMap((block) => (block.kind === "bullets" ? block.items : [block.text]));
          expect(letters(printed.join(""))).toBe(letters(text));
        }
      }),
    );
  });
});
