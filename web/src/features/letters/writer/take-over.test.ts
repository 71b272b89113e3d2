import type { LetterContent, LetterParagraph } from "@waymark/contract/letters";
import { describe, expect, it } from "vitest";
import { draftOf } from "../document/draft.ts";
import { aLetter } from "../testing/a-letter.ts";
import { differences, keyOfPair, pairsOf, takeOver, takeWording } from "./take-over.ts";

const part = (id: string, kind: LetterParagraph["part"], text: string): LetterParagraph => ({
  id,
  part: kind,
  text,
  question: null,
});
const why = (id: string, text: string): LetterParagraph => ({
  id,
  part: "motive",
  text,
  question: "why-employer",
});
const contentOf = (paragraphs: LetterParagraph[], change: Partial<LetterContent> = {}): LetterContent => ({
  ...aLetter().content,
  paragraphs,
  proposed: [],
  ...change,
});
const mine = contentOf([
  part("a", "opening", "Good day."),
  part("b", "own", "I sing."),
  part("c", "proof", "One."),
  why("d", "I like it."),
  part("e", "close", "Bye."),
]);
const written = contentOf(
  [
    part("1", "opening", "Hello."),
    part("2", "proof", "One."),
    part("3", "proof", "Two."),
    why("4", ""),
    part("5", "close", "Bye."),
  ],
  { proposed: ["Hello.", "Two."] },
);
const draft = { ...draftOf(aLetter()), content: mine };

describe("pairsOf", () => {
  it("pairs what does the same, in its order; own words stand alone, and so does what is new", () => {
    expect(pairsOf(mine, written).map((pair) => [pair.mine?.id, pair.written?.id])).toEqual([
      ["a", "1"],
      ["b", undefined],
      ["c", "2"],
      ["d", "4"],
      ["e", "5"],
      [undefined, "3"],
    ]);
  });
});

describe("differences", () => {
  it("offers neither what is the same nor an open question in place of an answer", () => {
    expect(differences(mine, written).pairs.map(keyOfPair)).toEqual(["paragraph a", "paragraph 3"]);
  });
  it("offers a line that the writer would change", () => {
    expect(differences(mine, { ...written, closing: "Best," }).lines).toEqual(["closing"]);
  });
});

describe("takeOver", () => {
  const wish = { ...draft.wish, tone: "warm" as const };
  it("changes the chosen parts alone, keeps their ids, and puts a new one before the close", () => {
    const after = takeOver(draft, written, new Set(["paragraph a", "paragraph 3"]), wish);
    expect(after.content.paragraphs.map(({ id, text }) => [id, text])).toEqual([
      ["a", "Hello."],
      ["b", "I sing."],
      ["c", "One."],
      ["d", "I like it."],
      ["3", "Two."],
      ["e", "Bye."],
    ]);
    expect(after.content.proposed).toEqual(["Hello.", "Two."]);
    expect(after.wish.tone).toBe("warm");
  });
  it("counts as proposed only what stands in the letter", () => {
    const after = takeOver(draft, written, new Set(["paragraph a"]), wish);
    expect(after.content.proposed).toEqual(["Hello."]);
  });
});

it("a model's wording takes the place of one paragraph, and each of its sentences needs a source", () => {
  const after = takeWording(draft, "c", "First one. Then two.");
  expect(after.content.paragraphs[2]?.text).toBe("First one. Then two.");
  expect(after.content.proposed).toEqual(["First one.", "Then two."]);
});
