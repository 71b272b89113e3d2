import { describe, expect, it } from "vitest";
import { commandScore } from "./command-score.ts";

describe("commandScore", () => {
  it.each([
    ["Search", "sea", 1],
    ["Sprache: English", "engl", 0.8],
    ["Lebensläufe", "lebenslaufe", 1],
    ["Saved Jobs", "jobs saved", 0.8],
    ["Saved Jobs", "jobz", 0],
    ["Anything", "  ", 1],
  ])("%s for %j", (name, typed, score) => {
    expect(commandScore(name, typed)).toBe(score);
  });
  it("finds a command by one of its keywords", () => {
    expect(commandScore("Resumes", "cv", ["CV"])).toBe(0.5);
  });
});
