import { expect, test } from "vitest";
import { evenLight } from "./even-light.ts";
import type { Grey } from "./page-edges.ts";

const [wide, high] = [640, 640];

function page(tone: (x: number, y: number) => number): Grey {
  const grey = Buffer.alloc(wide * high);
  for (let y = 0; y < high; y++) for (let x = 0; x < wide; x++) grey[y * wide + x] = tone(x, y);
  return { grey, wide, high };
}
const at = (grey: Buffer, x: number, y: number): number => grey[y * wide + x] ?? -1;
const isInk = (x: number, y: number): boolean => x % 16 < 2 && y % 24 < 8;

test("a page in shadow becomes as light everywhere, and its letters stay dark", () => {
  const light = (x: number): number => 250 - (x / wide) * 130;
  const even = evenLight(page((x, y) => light(x) * (isInk(x, y) ? 0.2 : 1)));
  for (const x of [40, 200, 400, 600]) {
    expect(at(even, x + 8, 110)).toBeGreaterThan(225);
    expect(at(even, x - (x % 16), 96)).toBeLessThan(90);
  }
});

test("a page in even light is left alone", () => {
  const even = page((x, y) => (isInk(x, y) ? 20 : 240));
  expect(evenLight(even)).toBe(even.grey);
});

test("a dark column with light letters stays dark in a shadow", () => {
  const light = (y: number): number => 250 - (y / high) * 100;
  const even = evenLight(page((x, y) => light(y) * (x < 192 ? (isInk(x, y) ? 1 : 0.2) : 1)));
  expect(at(even, 106, 300)).toBeLessThan(100);
  expect(at(even, 500, 300)).toBeGreaterThan(225);
});
