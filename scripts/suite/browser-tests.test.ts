import { expect, test } from "vitest";
import { tallyOf } from "./browser-tests.mjs";

const stats = { expected: 2, unexpected: 0, flaky: 1, skipped: 1 };
const suites = [
  {
    file: "walk.spec.ts",
    specs: [{ title: "walks", tests: [{ status: "expected", results: [{ duration: 1_500 }] }] }],
    suites: [
      {
        file: "walk.spec.ts",
        specs: [
          {
            title: "runs",
            tests: [{ status: "flaky", results: [{ duration: 30_000 }, { duration: 2_000 }] }],
          },
        ],
      },
    ],
  },
  { file: "search.spec.ts", specs: [] },
];

test("what passed at the second try has passed and is named, its time with the first try's", () => {
  expect(tallyOf({ stats, suites }, 0)).toEqual({
    passed: 3,
    failed: 0,
    skipped: 1,
    flaky: ["e2e/walk.spec.ts: runs"],
    files: [
      { file: "e2e/walk.spec.ts", seconds: 33.5 },
      { file: "e2e/search.spec.ts", seconds: 0 },
    ],
  });
});

test("a run that ended badly has failed, whatever its report says", () => {
  expect(tallyOf({ stats, suites }, 1).failed).toBe(1);
});
