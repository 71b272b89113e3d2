import { expect, it } from "vitest";
import { barStart, tick } from "./upload-bar.ts";

it("advances by ten per tick up to 90 and stays there", () => {
  const seen: number[] = [];
  let bar = barStart;
  for (let i = 0; i < 12; i += 1) {
    bar = tick(bar);
    seen.push(bar.percent);
  }
  expect(seen).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90, 90, 90, 90]);
  expect(bar.elapsed).toBe(2_400);
});
