import { expect, it } from "vitest";
import { planNameKey } from "./plan-name-key.ts";

it.each([
  ["monthly", "monthly", "billing-plans.name.monthly"],
  ["monthly", "yearly", "billing-plans.yearlyName.monthly"],
  ["team", "monthly", "billing-plans.name.team"],
  ["team", "yearly", "billing-plans.yearlyName.team"],
] as const)("%s by the %s period", (planType, period, key) => {
  expect(planNameKey(planType, period)).toBe(key);
});
