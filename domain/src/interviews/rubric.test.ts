import { readFileSync } from "node:fs";
import { join } from "node:path";
import { AnswerLoss, AnswerReason, questionKinds } from "@waymark/contract/interviews-practice";
import { languages } from "@waymark/contract/values";
import { describe, expect, it } from "vitest";
import { lossText, reasonText, rubrics, shownRubric } from "./rubric.ts";

/** The sentences of one language, by their keys. */
function textsIn(language: string): ReadonlySet<string> {
  const file = join(import.meta.dirname, `../../../locales/${language}/interviews-practice.json`);
  const keys = (at: string, value: unknown): string[] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => keys(`${at}.${name}`, inner))
      : [at];
  return new Set(keys("interviews-practice", JSON.parse(readFileSync(file, "utf8"))));
}

describe("the open rubric", () => {
  it.each(questionKinds)("of %s adds up to 100 points, each criterion once", (kind) => {
    const { criteria, words } = rubrics[kind];
    expect(criteria.reduce((sum, { most }) => sum + most, 0)).toBe(100);
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(criteria.length);
    expect([words.none, words.low, words.high, words.over]).toEqual(
      [words.none, words.low, words.high, words.over].toSorted((a, b) => a - b),
    );
  });

  it.each(languages)("has all its sentences in %s", (language) => {
    const texts = textsIn(language);
    const keys = [
      ...questionKinds.flatMap(shownRubric).flatMap(({ name, levels }) => [name, ...levels]),
      ...AnswerLoss.options.map(lossText),
      ...AnswerReason.options.map(reasonText),
    ];
    expect(keys.filter((key) => !texts.has(key))).toEqual([]);
  });
});
