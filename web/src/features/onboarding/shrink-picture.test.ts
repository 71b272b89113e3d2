import { expect, it } from "vitest";
import { fittedSize } from "./shrink-picture.ts";

it.each([
  [4_000, 3_000, 512, 384],
  [3_000, 4_000, 384, 512],
  [512, 512, 512, 512],
  [100, 40, 100, 40],
  [20_000, 3, 512, 1],
])("%i x %i becomes %i x %i", (width, height, w, h) => {
  expect(fittedSize(width, height)).toEqual({ width: w, height: h });
});
