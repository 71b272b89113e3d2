import { expect, it } from "vitest";
import { plans, yearlySaving } from "./plans.ts";

it.each([
  ["starter", 0, 0, 0, 1],
  ["trial", 0, 0, 0, 1],
  ["pro", 2_900, 29_000, 5_800, 1],
  ["team", 9_900, 99_000, 19_800, 5],
])("%s costs %i a month, %i a year, which saves %i, for %i", (id, monthly, yearly, saving, seats) => {
  const plan = plans.find((p) => p.id === id);
  expect(plan).toMatchObject({ monthly, yearly, seats });
  expect(plan && yearlySaving(plan)).toBe(saving);
});

it("offers each choice once", () => {
  const choices = plans.flatMap((plan) => plan.choice ?? []);
  expect(choices).toEqual(["free", "monthly", "team"]);
  for (const plan of plans) if (plan.choice !== null) expect(plan.onboarding.length).toBeGreaterThan(3);
});
