import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { prorate, whenChanged } from "./change-of-plan.ts";

const terms = {
  pm: { planType: "monthly", period: "monthly" },
  py: { planType: "monthly", period: "yearly" },
  tm: { planType: "team", period: "monthly" },
  ty: { planType: "team", period: "yearly" },
} as const;

describe("changing the plan", () => {
  it.each([
    ["pm", "py", "now"],
    ["pm", "tm", "now"],
    ["py", "tm", "now"],
    ["tm", "ty", "now"],
    ["py", "pm", "period_end"],
    ["ty", "tm", "period_end"],
    ["tm", "pm", "period_end"],
    ["tm", "py", "period_end"],
    ["pm", "pm", null],
  ] as const)("%s to %s begins %s", (from, to, when) => {
    expect(whenChanged(terms[from], terms[to], false)).toBe(when);
    expect(whenChanged(terms[from], terms[to], true)).toBe(when === null ? null : "in_trial");
  });

  const month = { start: new Date("2026-11-01T00:00:00Z"), end: new Date("2026-12-01T00:00:00Z") };
  it.each([
    ["half a month of Team for half of Pro", terms.tm, 9_900, "2026-11-16T00:00:00Z", 1_450, 3_500],
    ["a year at once", terms.py, 29_000, "2026-11-16T00:00:00Z", 1_450, 27_550],
    ["in the first second", terms.tm, 9_900, "2026-11-01T00:00:00Z", 2_900, 7_000],
    ["in the last second", terms.tm, 9_900, "2026-12-01T00:00:00Z", 0, 0],
  ])("%s", (_, to, price, now, credit, dueNow) => {
    const from = { ...terms.pm, price: 2_900, ...month };
    expect(prorate(from, { ...to, price }, new Date(now))).toEqual({ credit, dueNow });
  });

  it("never credits more than was paid, nor asks for less than nothing", () => {
    const day = fc.integer({ min: -5, max: 40 });
    fc.assert(
      fc.property(day, fc.nat(100_000), fc.nat(100_000), (after, before, price) => {
        const from = { ...terms.pm, price: before, ...month };
        const now = new Date(month.start.getTime() + after * 86_400_000);
        const { credit, dueNow } = prorate(from, { ...terms.tm, price }, now);
        expect(credit).toBeGreaterThanOrEqual(0);
        expect(credit).toBeLessThanOrEqual(before);
        expect(dueNow).toBeGreaterThanOrEqual(0);
        expect(dueNow).toBeLessThanOrEqual(price);
      }),
    );
  });
});
