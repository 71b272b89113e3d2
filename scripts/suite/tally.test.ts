import { expect, test } from "vitest";
import { isGood, slowestFiles, sum, summary } from "./tally.mjs";

test("stages add up to one line", () => {
  const total = sum([
    { passed: 12, failed: 0, skipped: 0 },
    { passed: 400, failed: 1, skipped: 3 },
  ]);
  expect(summary(total)).toBe("412 passed, 1 failed, 3 skipped");
});

test("the ten slowest files of all stages are named", () => {
  const files = Array.from({ length: 9 }, (_, i) => ({ file: `e2e/${i}.spec.ts`, seconds: i + 0.25 }));
  const total = sum([
    { passed: 9, failed: 0, skipped: 0, files: [...files, { file: "a.test.ts", seconds: 5.5 }] },
    { passed: 9, failed: 0, skipped: 0, files: [{ file: "b.test.ts", seconds: 64 }] },
  ]);
  const lines = slowestFiles(total).split("\n");
  expect(lines.slice(0, 3)).toEqual(["Slowest files:", "   64.0 s  b.test.ts", "    8.3 s  e2e/8.spec.ts"]);
  expect(lines.slice(10)).toEqual(["    1.3 s  e2e/1.spec.ts"]);
  expect(slowestFiles({ passed: 1, failed: 0, skipped: 0 })).toBe("");
});

test.each([
  [{ passed: 3, failed: 0, skipped: 0 }, true, true],
  [{ passed: 3, failed: 1, skipped: 0 }, false, false],
  [{ passed: 3, failed: 0, skipped: 1 }, true, false],
  [{ passed: 3, failed: 0, skipped: 2, excused: 2 }, true, true],
  [{ passed: 3, failed: 0, skipped: 2, excused: 1 }, true, false],
  [{ passed: 0, failed: 0, skipped: 0 }, false, false],
  [{ passed: 0, failed: 0, skipped: 5 }, false, false],
])("%o is good where skips are allowed: %s, where not: %s", (tally, allowed, strict) => {
  expect([isGood(tally, { skipsAllowed: true }), isGood(tally, { skipsAllowed: false })]).toEqual([
    allowed,
    strict,
  ]);
});
