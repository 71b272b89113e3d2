import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutDescription } from "./cut-description.ts";

describe("cutDescription", () => {
  it.each([
    ["short enough", "Night shifts.", 200, "Night shifts."],
    ["exactly as long", "abcde", 5, "abcde"],
    ["line ends become spaces", "One\n\n  two\tthree ", 200, "One two three"],
    ["cut after a whole word", "plan and document care", 20, "plan and document…"],
    ["cut where a word ends", "abcd efgh", 5, "abcd…"],
    ["one long word is cut inside", "Krankenpflegefachkraft", 10, "Krankenpf…"],
    ["a character of two units is not torn", "ab😀😀😀", 4, "ab😀…"],
    ["nothing", "", 200, ""],
  ])("%s", (_, text, max, cut) => {
    expect(cutDescription(text, max)).toBe(cut);
  });

  it("is never longer than allowed, and says so when it left something out", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme", maxLength: 60 }),
        fc.integer({ min: 2, max: 40 }),
        (text, max) => {
          const cut = cutDescription(text, max);
          const whole = text.replace(/\s+/g, " ").trim();
          expect(Array.from(cut).length).toBeLessThanOrEqual(max);
          expect(cut === whole || (cut.endsWith("…") && whole.startsWith(cut.slice(0, -1)))).toBe(true);
        },
      ),
    );
  });
});
