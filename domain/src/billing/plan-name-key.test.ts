import { expect, it } from "vitest";
import { planNameKey } from "./plan-name-key.ts";

it.each([
  ["monthly", "monthly", "plans.name.monthly"],
  ["monthly", "yearly", "plans.yearlyName.monthly"],
  ["team", "monthly", "plans.name.team"],
  ["team", "yearly", "plans.yearlyName.team"],
] as const)("%s by the %s period", (planType, period, key) => {
  expect(planNameKey(planType, period)).toBe(key);
});
