import { expect, it } from "vitest";
import { allowedStep } from "./allowed-step.ts";

it.each([
  [undefined, 1, false, 1],
  [undefined, 2, false, 2],
  [1, 2, false, 1],
  [2, 2, false, 2],
  [3, 2, false, 2],
  [3, 1, false, 1],
  [2, 3, false, 2],
  [3, 3, false, 3],
  [3, 1, true, 3],
  [undefined, 3, true, "leave"],
  [2, 3, true, "leave"],
] as const)("wanted %s, reached %i, completed %s: %s", (wanted, reached, completed, shown) => {
  expect(allowedStep(wanted, reached, completed)).toBe(shown);
});
