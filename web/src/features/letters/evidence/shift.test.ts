import type { SentenceEvidence } from "@waymark/contract/letters";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cutOut, shifted } from "./shift.ts";

const first = "I led nine nurses.";
const second = "I speak French.";
const text = `${first} ${second}`;
const sentence = (start: number, end: number): SentenceEvidence => ({
  paragraph: "a",
  start,
  end,
  status: "supported",
  sources: [],
  doubts: [],
});
const both = [sentence(0, first.length), sentence(first.length + 1, text.length)];
const wordsOf = (now: string) => shifted(both, text, now).map(({ start, end }) => now.slice(start, end));

describe("shifted", () => {
  it.each([
    ["nothing changed", text, [first, second]],
    ["typing in the first", `I led ten nurses. ${second}`, [second]],
    ["typing in the second", `${first} I speak French and German.`, [first]],
    ["a sentence before both", `Good day. ${text}`, [first, second]],
    ["a sentence between", `${first} Really. ${second}`, [first, second]],
    ["a sentence after", `${text} Really.`, [first, second]],
    ["all gone", "", []],
  ])("%s", (_, now, expected) => expect(wordsOf(now)).toEqual(expected));

  it("never places a sentence on other words", () => {
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(text.length), fc.string({ maxLength: 8 }), (a, b, typed) => {
        const now = text.slice(0, Math.min(a, b)) + typed + text.slice(Math.max(a, b));
        for (const words of wordsOf(now)) expect([first, second]).toContain(words);
      }),
    );
  });
});

describe("cutOut", () => {
  it.each([
    ["the first", 0, first.length, second],
    ["the last", first.length + 1, text.length, first],
    ["the only one", 0, text.length, ""],
    ["one in the middle", 6, 10, "I led nurses. I speak French."],
  ])("%s", (_, start, end, left) => expect(cutOut(text, start, end)).toBe(left));
});
