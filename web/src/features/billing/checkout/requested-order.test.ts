import { expect, it } from "vitest";
import { requestedOrder } from "./requested-order.ts";

it.each([
  ["monthly", undefined, { planType: "monthly", period: "monthly", known: true }],
  ["team", "yearly", { planType: "team", period: "yearly", known: true }],
  ["monthly", "yearly", { planType: "monthly", period: "yearly", known: true }],
  ["free", undefined, { planType: "monthly", period: "monthly", known: false }],
  ["TEAM", "yearly", { planType: "monthly", period: "yearly", known: false }],
  ["team", "weekly", { planType: "team", period: "monthly", known: false }],
  ["", "", { planType: "monthly", period: "monthly", known: false }],
] as const)("plan=%s period=%s", (plan, period, order) => {
  expect(requestedOrder(plan, period)).toEqual(order);
});
