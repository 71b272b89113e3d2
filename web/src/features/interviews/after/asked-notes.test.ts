import { askedLimit } from "@waymark/contract/interviews-notes";
import { describe, expect, it } from "vitest";
import { isAsked, withAsked, withoutAsked } from "./asked-notes.ts";

describe("what was asked in an interview", () => {
  const bank = { question: "own-mistake", text: "Tell me about a mistake." };
  const own = { question: null, text: "Who covers the night?" };

  it("is noted once, and taken back", () => {
    const noted = withAsked(withAsked(withAsked([], bank), own), { ...own, text: ` ${own.text}` });
    expect(noted.map(({ question, text }) => ({ question, text }))).toEqual([bank, own]);
    expect(withoutAsked(noted, bank).map(({ text }) => text)).toEqual([own.text]);
    expect(isAsked(noted, { question: "own-mistake", text: "the same in another language" })).toBe(true);
  });

  it("is not empty, not endless, and never longer than a question may be", () => {
    expect(withAsked([], { question: null, text: "  " })).toEqual([]);
    let noted = withAsked([], { question: null, text: "x".repeat(900) });
    expect(noted[0]?.text).toHaveLength(500);
    for (let n = 0; n < 2 * askedLimit; n += 1)
      noted = withAsked(noted, { question: null, text: `Question ${n}` });
    expect(noted).toHaveLength(askedLimit);
  });
});
