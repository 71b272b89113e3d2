import { expect, it } from "vitest";
import { plans } from "./plans.ts";

it.each([
  ["free", 0, 0, 0, 1, 10],
  ["monthly", 2_900, 29_000, 5_800, 1, null],
  ["team", 9_900, 99_000, 19_800, 5, null],
] as const)(
  "%s costs %i a month, %i a year, which saves %i, for %i",
  (id, month, year, saving, users, applications) => {
    const plan = plans[id];
    expect(plan).toMatchObject({ monthlyPrice: month, yearlyPrice: year, users, applications });
    expect(plan.monthlyPrice * 12 - plan.yearlyPrice).toBe(saving);
  },
);
