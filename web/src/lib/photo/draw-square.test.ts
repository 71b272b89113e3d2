import fc from "fast-check";
import { expect, it } from "vitest";
import { cutOf } from "./draw-square.ts";

it.each([
  [{ x: 0, y: 0, width: 75, height: 100 }, 4_000, 3_000, { x: 0, y: 0, width: 3_000, height: 3_000 }],
  [{ x: 12.5, y: 0, width: 75, height: 100 }, 4_000, 3_000, { x: 500, y: 0, width: 3_000, height: 3_000 }],
  [{ x: 25, y: 25, width: 50, height: 50 }, 100, 100, { x: 25, y: 25, width: 50, height: 50 }],
  [{ x: 99, y: 99, width: 50, height: 50 }, 100, 100, { x: 50, y: 50, width: 50, height: 50 }],
  [{ x: -9, y: 0, width: 100, height: 100 }, 3, 1, { x: 0, y: 0, width: 1, height: 1 }],
])("%j of %i x %i is %j", (percent, width, height, cut) => {
  expect(cutOf(percent, width, height)).toEqual(cut);
});

it("is square and inside the picture, whatever the cropper says", () => {
  const number = fc.double({ min: -200, max: 300, noNaN: true });
  const side = fc.integer({ min: 1, max: 20_000 });
  fc.assert(
    fc.property(fc.record({ x: number, y: number, width: number, height: number }), side, side, (p, w, h) => {
      const { x, y, width, height } = cutOf(p, w, h);
      expect(width).toBe(height);
      expect(Math.min(x, y, width - 1, w - x - width, h - y - height)).toBeGreaterThanOrEqual(0);
    }),
  );
});
