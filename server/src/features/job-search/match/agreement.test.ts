import { describe, expect, it } from "vitest";
import { judgeLabels } from "./testing/agreement.ts";

/** The share that is reached, with a small margin. */
const atLeast = 0.9;

describe("the match of people with sample postings", () => {
  const judged = judgeLabels();
  const wrong = judged.filter(({ agrees }) => !agrees);

  it("agrees with those people's own judgement", () => {
    expect(judged.length).toBeGreaterThanOrEqual(190);
    expect(1 - wrong.length / judged.length, JSON.stringify(wrong)).toBeGreaterThanOrEqual(atLeast);
  });

  it("never takes another line of work for a match", () => {
    expect(wrong.filter(({ band }) => band === "far")).toEqual([]);
  });

  it("ranks the same trade before every other line of work", () => {
    for (const actor of new Set(judged.map((one) => one.actor))) {
      const of = (band: string) =>
        judged.filter((one) => one.actor === actor && one.band === band).map(({ score }) => score);
      expect(Math.min(...of("same")), actor).toBeGreaterThan(Math.max(...of("far")));
    }
  });
});
