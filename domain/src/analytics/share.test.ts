import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { shareOf } from "./share.ts";

describe("a share with its interval", () => {
  // Worked out by hand with z² = 3.841459.
  it.each([
    [4, 8, 0.2152, 0.5, 0.7848],
    [0, 8, 0, 0, 0.3244],
    [10, 10, 0.7225, 1, 1],
    [1, 20, 0.0089, 0.05, 0.2361],
  ])("of %i in %i", (count, of, low, point, high) => {
    const share = shareOf(count, of);
    expect(share?.low).toBeCloseTo(low, 4);
    expect(share?.point).toBe(point);
    expect(share?.high).toBeCloseTo(high, 4);
  });

  it("is null for fewer than eight", () => {
    expect(shareOf(3, 7)).toBeNull();
    expect(shareOf(0, 0)).toBeNull();
  });

  it("always lies within its interval, and that within 0 and 1", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 8, max: 5_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (of, part) => {
          const share = shareOf(Math.round(of * part), of);
          if (share === null) return false;
          const { low, point, high } = share;
          return 0 <= low && low <= point && point <= high && high <= 1;
        },
      ),
    );
  });
});
