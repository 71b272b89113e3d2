import { expect, test } from "vitest";
import { tallyOf } from "./browser-tests.mjs";

const stats = { expected: 2, unexpected: 1, flaky: 1, skipped: 1 };
const suites = [
  {
    file: "walk.spec.ts",
    specs: [{ tests: [{ results: [{ duration: 1_500 }] }] }],
    suites: [
      {
        file: "walk.spec.ts",
        specs: [{ tests: [{ results: [{ duration: 30_000 }, { duration: 2_000 }] }] }],
      },
    ],
  },
  { file: "search.spec.ts", specs: [] },
];

test("a journey that passed only at a second try has failed, and its time includes the first try", () => {
  expect(tallyOf({ stats, suites }, 0)).toEqual({
    passed: 2,
    failed: 2,
    skipped: 1,
    files: [
      { file: "e2e/walk.spec.ts", seconds: 33.5 },
      { file: "e2e/search.spec.ts", seconds: 0 },
    ],
  });
});

test("a run that ended badly has failed, whatever its report says", () => {
  const fine = { expected: 2, unexpected: 0, flaky: 0, skipped: 0 };
  expect(tallyOf({ stats: fine, suites }, 1).failed).toBe(1);
});
