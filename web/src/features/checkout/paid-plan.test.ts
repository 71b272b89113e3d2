import { expect, it } from "vitest";
import { paidPlan } from "./paid-plan.ts";

it.each([
  ["monthly", "monthly", true],
  ["team", "team", true],
  ["free", "monthly", false],
  ["TEAM", "monthly", false],
  ["", "monthly", false],
])("%s", (asked, plan, known) => {
  expect(paidPlan(asked)).toEqual({ plan, known });
});
