import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { salaryScale } from "./salary-scale.ts";

describe("salaryScale", () => {
  it("leaves a third of the span free on either side", () => {
    expect(salaryScale({ p25: 30, p50: 45, p75: 60 }, null)).toEqual({
      p25: 20,
      p50: 50,
      p75: 80,
      wish: null,
    });
  });

  it.each([
    ["inside", 50_000, true],
    ["a bit above", 90_000, true],
    ["out of reach", 500_000, false],
  ])("a wish %s", (_, wish, drawn) => {
    expect(salaryScale({ p25: 40_000, p50: 50_000, p75: 60_000 }, wish).wish !== null).toBe(drawn);
  });

  it("keeps the order and stays inside the drawing", () => {
    const money = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(money, money, money, fc.option(money), (a, b, c, wish) => {
        const [p25 = 0, p50 = 0, p75 = 0] = [a, b, c].sort((x, y) => x - y);
        const at = salaryScale({ p25, p50, p75 }, wish);
        const marks = [0, at.p25, at.p50, at.p75, 100];
        expect([...marks].sort((x, y) => x - y)).toEqual(marks);
        if (at.wish !== null) expect(at.wish).toBeGreaterThanOrEqual(0);
        if (at.wish !== null) expect(at.wish).toBeLessThanOrEqual(100);
      }),
    );
  });
});
