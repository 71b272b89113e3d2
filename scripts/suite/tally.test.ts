import { expect, test } from "vitest";
import { isGood, sum, summary } from "./tally.mjs";

test("stages add up to one line", () => {
  const total = sum([
    { passed: 12, failed: 0, skipped: 0 },
    { passed: 400, failed: 1, skipped: 3 },
  ]);
  expect(summary(total)).toBe("412 passed, 1 failed, 3 skipped");
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
