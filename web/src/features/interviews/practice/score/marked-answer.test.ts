import type { AnswerPoint, AnswerScore } from "@waymark/contract/interviews-practice";
import { expect, it } from "vitest";
import { piecesOf } from "./marked-answer.tsx";

const point = (earned: AnswerPoint["earned"], lost: AnswerPoint["lost"]): AnswerPoint => ({
  criterion: "action",
  score: 1,
  most: 10,
  earned,
  lost,
});
const score = (reasons: AnswerScore["reasons"] = []): AnswerScore => ({
  version: "1",
  language: "en",
  total: 10,
  reasons,
  points: [],
  counts: { words: 0, singular: 0, plural: 0, figures: 0 },
  probe: "p",
});
const text = "We tried hard, and I fixed it.";

it("marks the words that earned and lost points, and leaves the text whole", () => {
  const points = [
    point([{ from: 19, to: 26 }], [{ why: "we_instead_of_i", span: { from: 0, to: 2 } }]),
    point([{ from: 21, to: 29 }], [{ why: "no_result", span: null }]),
  ];
  const pieces = piecesOf(text, points, score());
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(
    pieces
      .filter(({ isEarned }) => isEarned)
      .map((piece) => piece.text)
      .join(""),
  ).toBe("I fixed it");
  expect(pieces.filter(({ isLost }) => isLost).map((piece) => piece.text)).toEqual(["We"]);
});

it("marks what a reason limits, and bears spans that reach beyond the text", () => {
  const pieces = piecesOf(
    text,
    [point([{ from: 28, to: 99 }], [])],
    score([{ reason: "repeated", span: { from: 0, to: 8 } }]),
  );
  expect(pieces.map((piece) => piece.text).join("")).toBe(text);
  expect(pieces[0]).toMatchObject({ text: "We tried", isLost: true });
  expect(pieces.at(-1)).toMatchObject({ isEarned: true });
});

it("is empty for an empty answer", () => {
  expect(piecesOf("", [], score())).toEqual([]);
});
