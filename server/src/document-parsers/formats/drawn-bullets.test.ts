import "../polyfill.ts";
import { getResolvedPDFJS } from "unpdf";
import { expect, it } from "vitest";
import { drawnBullets } from "./drawn-bullets.ts";
import { drawnSteps } from "./placements.ts";

const { OPS } = await getResolvedPDFJS();
const page = [1, 0, 0, -1, 0, 800];
const run = (text: string, x: number, y: number) => ({ text, x, y, width: 200, size: 10, bold: false });
/** A filled box on a page that is 800 points high, its bottom at `y` points from the top. */
const box = (left: number, y: number, side: number): [number, unknown] => [
  OPS.constructPath,
  [OPS.fill, [], [left, 800 - y, left + side, 800 - y + side]],
];
const stepsOf = (...steps: [number, unknown][]) =>
  drawnSteps({ fnArray: steps.map(([fn]) => fn), argsArray: steps.map(([, args]) => args) });
const line = run("Tested every circuit", 60, 100);

it("finds the disc before a line", () => {
  expect(drawnBullets(stepsOf(box(50, 98, 4)), page, [line])).toMatchObject([{ text: "•", x: 50, y: 100 }]);
});

it("follows the matrix in which a disc is drawn", () => {
  const steps = stepsOf(
    [OPS.save, null],
    [OPS.transform, [0.5, 0, 0, 0.5, 0, 0]],
    [OPS.constructPath, [OPS.fill, [], [100, 1404, 108, 1412]]],
    [OPS.restore, null],
  );
  expect(drawnBullets(steps, page, [line])).toHaveLength(1);
});

it.each([
  ["dots that rate a skill", [box(34, 98, 4), box(42, 98, 4), box(50, 98, 4)]],
  ["the dot of a timeline, far from the text", [box(30, 98, 4)]],
  ["a larger dot", [box(48, 98, 7)]],
  ["a dot on another line", [box(50, 120, 4)]],
  [
    "a path that only clips",
    [[OPS.constructPath, [OPS.endPath, [], [50, 702, 54, 706]]] as [number, unknown]],
  ],
])("takes no bullet from %s", (_, steps) => {
  expect(drawnBullets(stepsOf(...steps), page, [line])).toEqual([]);
});

it("takes no dot between two texts of a line for a bullet", () => {
  const before = { ...run("Leeds", 20, 100), width: 28 };
  expect(drawnBullets(stepsOf(box(50, 98, 4)), page, [before, line])).toEqual([]);
});

it("takes no bullets in a list of an employer and its dates", () => {
  const facts = [run("Calder High School", 60, 100), run("Sep 2013", 60, 112), run("– Aug 2018", 105, 112)];
  expect(drawnBullets(stepsOf(box(50, 98, 4), box(50, 110, 4)), page, facts)).toEqual([]);
});
