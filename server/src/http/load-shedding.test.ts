import { expect, it } from "vitest";
import { lastingPressure } from "./load-shedding.ts";

it.each([
  ["one sample of it", [0, 300, 900], [false, false, false]],
  ["pressure that goes on", [0, 700, 1_500, 2_200], [false, false, true, true]],
  ["two samples with quiet between them", [0, 400, 3_000, 3_400], [false, false, false, false]],
  ["pressure that comes back", [0, 1_600, 5_000, 6_000, 6_600], [false, true, false, false, true]],
])("%s", (_what, asked, expected) => {
  const lasts = lastingPressure(1_500);
  expect(asked.map(lasts)).toEqual(expected);
});
