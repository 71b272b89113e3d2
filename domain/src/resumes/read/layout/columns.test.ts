import { expect, it } from "vitest";
import { cutColumns } from "./columns.ts";
import { joinRuns } from "./segments.ts";

/** A coloured column level with the rows of the main one, where dates stand beside the jobs. */
const rows = Array.from({ length: 10 }, (_, i) => 140 + i * 14);
const run = (text: string, x: number, y: number) => ({
  text,
  x,
  y,
  width: text.length * 5,
  size: 10,
  bold: false,
});
const runs = [
  ...rows.map((y, i) => run(`Facts of mine ${i}`, 20, y)),
  ...rows.map((y, i) => run(`Mar ${2009 + i} –`, 230, y)),
  ...rows.map((y, i) => run(`Looked after ${i + 2} children`, 310, y)),
];
const segments = joinRuns({ width: 600, height: 800, runs });
const startsOf = (edges: readonly number[]) =>
  cutColumns(segments, edges).map((region) => Math.min(...region.segments.map(({ x }) => x)));

it("cuts a page at the edge of a coloured area, and leaves dates with their jobs", () => {
  expect(startsOf([200])).toEqual([20, 230]);
  expect(startsOf([])).not.toEqual([20, 230]);
});

it("leaves an edge alone that has no text on one side", () => {
  expect(startsOf([10])).toEqual(startsOf([]));
});
