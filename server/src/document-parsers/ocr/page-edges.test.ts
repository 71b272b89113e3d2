import { describe, expect, it } from "vitest";
import { type Corners, flattened, sheetCorners } from "./page-edges.ts";

const [wide, high] = [1_000, 1_300];
const corners: Corners = [
  [120, 90],
  [890, 140],
  [850, 1_210],
  [70, 1_150],
];

/** Whether a dot lies within the corners, which go round clockwise. */
const isOn = (x: number, y: number): boolean =>
  corners.every(([fromX, fromY], i) => {
    const [toX, toY] = corners[(i + 1) % 4] ?? [fromX, fromY];
    return (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX) >= 0;
  });

function photograph(sheet: (x: number, y: number) => number, table: (x: number, y: number) => number) {
  const grey = Buffer.alloc(wide * high);
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) grey[y * wide + x] = isOn(x, y) ? sheet(x, y) : table(x, y);
  return { grey, wide, high };
}
const lines = (x: number, y: number): number => (y % 24 < 8 && x % 10 < 3 && x > 200 && x < 700 ? 40 : 235);
const expectCorners = (found: Corners | null): void => {
  expect(found).not.toBeNull();
  for (const [i, [x, y]] of corners.entries())
    expect(Math.hypot((found?.[i]?.[0] ?? 0) - x, (found?.[i]?.[1] ?? 0) - y)).toBeLessThan(16);
};

describe("a sheet on a table", () => {
  it("is found by its edges", () => expectCorners(sheetCorners(photograph(lines, () => 110))));

  it("is found where half of it lies in a shadow as dark as the table", () => {
    const shade = (y: number): number => 1 - 0.55 / (1 + Math.exp((600 - y) / 60));
    expectCorners(
      sheetCorners(
        photograph(
          (x, y) => lines(x, y) * shade(y),
          (_, y) => 115 * shade(y),
        ),
      ),
    );
  });

  it("is left alone where a dark band or column of it looks like the table", () => {
    const band = (x: number, y: number): number => (y < 330 ? 30 : lines(x, y));
    expect(sheetCorners(photograph(band, () => 110))).toBeNull();
    const column = (x: number, y: number): number => (x < 400 ? 30 : lines(x, y));
    expect(sheetCorners(photograph(column, () => 110))).toBeNull();
  });

  it("becomes a rectangle", () => {
    const taken = photograph(
      (x) => (x < 480 ? 200 : 100),
      () => 0,
    );
    const flat = flattened(taken, corners);
    expect(flat.wide / flat.high).toBeCloseTo(0.72, 1);
    for (const at of [0.1, 0.5, 0.9]) {
      const row = Math.floor(flat.high * at) * flat.wide;
      expect(flat.grey[row + Math.floor(flat.wide * 0.1)]).toBe(200);
      expect(flat.grey[row + Math.floor(flat.wide * 0.9)]).toBe(100);
    }
  });
});

it("a picture without a sheet has no corners", () => {
  const grey = (tone: (x: number, y: number) => number) =>
    Buffer.from(Array.from({ length: wide * high }, (_, i) => tone(i % wide, Math.floor(i / wide))));
  expect(sheetCorners({ grey: grey(lines), wide, high })).toBeNull();
  expect(sheetCorners({ grey: grey((x, y) => (x * 7 + y * 13) % 251), wide, high })).toBeNull();
  expect(sheetCorners({ grey: grey((x) => (x < 500 ? 250 : 30)), wide, high })).toBeNull();
  expect(sheetCorners({ grey: Buffer.alloc(9), wide: 3, high: 3 })).toBeNull();
});
