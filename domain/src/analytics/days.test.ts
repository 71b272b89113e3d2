import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysOf, type Wait } from "./days.ts";

const over = (days: number): Wait => ({ days, isOver: true });
const waiting = (days: number): Wait => ({ days, isOver: false });

describe("days until an answer", () => {
  it("counts open waits for as long as they have lasted", () => {
    // Day 2: 2 of 7 answered, 5/7 left; day 5: 1 of 5, 4/7 left; day 10: 1 of 3, 8/21 left. 1 - 8/21 = 62 %.
    const waits = [over(2), over(2), over(5), over(10), waiting(1), waiting(6), waiting(12), waiting(20)];
    expect(daysOf(waits)).toEqual({ quarter: 2, half: 10, threeQuarters: null });
  });

  it("equals the plain quantile without open waits", () => {
    expect(daysOf([1, 2, 3, 4, 5, 6, 7, 8].map(over))).toEqual({ quarter: 2, half: 4, threeQuarters: 6 });
  });

  it("is null without answers, and for fewer than eight waits", () => {
    expect(daysOf(Array.from({ length: 8 }, () => waiting(9)))).toEqual({
      quarter: null,
      half: null,
      threeQuarters: null,
    });
    expect(daysOf([over(1)])).toBeNull();
  });

  it("never gets earlier through open waits, and its quantiles are in order", () => {
    const days = fc.array(fc.nat(60), { minLength: 8, maxLength: 40 });
    fc.assert(
      fc.property(days, fc.array(fc.nat(60), { maxLength: 20 }), (answered, still) => {
        const plain = daysOf(answered.map(over))?.half ?? null;
        const honest = daysOf([...answered.map(over), ...still.map(waiting)]);
        if (honest === null || plain === null) return false;
        const { quarter, half, threeQuarters } = honest;
        const order = [quarter ?? Infinity, half ?? Infinity, threeQuarters ?? Infinity];
        return (half ?? Infinity) >= plain && order.every((day, i) => i === 0 || day >= (order[i - 1] ?? 0));
      }),
    );
  });
});
