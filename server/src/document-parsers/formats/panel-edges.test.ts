import "../polyfill.ts";
import { getResolvedPDFJS } from "unpdf";
import { expect, it } from "vitest";
import { panelEdges } from "./panel-edges.ts";
import { drawnSteps } from "./placements.ts";

const { OPS } = await getResolvedPDFJS();
const size = { width: 600, height: 800 };
const toPage = [1, 0, 0, -1, 0, 800];
const filled = (color: string, bounds: readonly number[], paint: number = OPS.fill) =>
  drawnSteps({
    fnArray: [OPS.setFillRGBColor, OPS.constructPath],
    argsArray: [[color], [paint, [], bounds]],
  });

it.each([
  ["left", [0, 0, 200, 800], 200],
  ["left, within the margins of the page", [40, 60, 210, 740], 210],
  ["right", [400, 0, 600, 800], 400],
])("finds the edge of a coloured area on the %s", (_, bounds, edge) => {
  expect(panelEdges(filled("#24414c", bounds), toPage, size)).toEqual([edge]);
});

it.each([
  ["a white area", filled("#ffffff", [0, 0, 200, 800])],
  ["the ground of the whole page", filled("#eeeeee", [0, 0, 600, 800])],
  ["a banner", filled("#24414c", [0, 600, 600, 800])],
  ["a short box", filled("#24414c", [0, 500, 200, 800])],
  ["a line", filled("#24414c", [198, 0, 200, 800])],
  ["an area in the middle", filled("#24414c", [200, 0, 400, 800])],
  ["a frame that only clips", filled("#24414c", [0, 0, 200, 800], OPS.endPath)],
])("takes no edge from %s", (_, steps) => {
  expect(panelEdges(steps, toPage, size)).toEqual([]);
});
