import { careerFrame } from "@waymark/contract/careers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyGraph } from "../testing/any-graph.ts";
import { layOut } from "./layout.ts";
import { type Corner, routeLinks } from "./routes.ts";

/** The greatest height of boxes that do not overlap, as the screen draws them. */
function tallestBox(places: readonly Corner[]): number {
  const distances = places.flatMap((one) =>
    places.filter((other) => other.x === one.x && other.y > one.y).map((other) => other.y - one.y),
  );
  return Math.min(108, ...distances) - careerFrame.node.gap;
}

describe("the lines of a path", () => {
  it("stay in the frame and out of every box, up to 24 of them", () => {
    fc.assert(
      fc.property(anyGraph, fc.boolean(), (nodes, isTall) => {
        const boxes = [...layOut(nodes).places].map(([id, place]) => ({ id, ...place }));
        const { width, height: least } = careerFrame.node;
        const height = isTall ? Math.max(least, tallestBox(boxes)) : least;
        const links = nodes.flatMap(({ id, after }) => after.map((from) => ({ from, to: id })));
        const routes = routeLinks(links, boxes, { width, height }, careerFrame);
        expect(routes).toHaveLength(links.length);
        for (const [at, route] of routes.entries()) {
          const [start, end] = [links[at]?.from, links[at]?.to].map((id) =>
            boxes.find((one) => one.id === id),
          );
          expect(route[0]).toEqual({ x: (start?.x ?? 0) + width / 2, y: start?.y });
          expect(route.at(-1)).toEqual({ x: (end?.x ?? 0) - width / 2, y: end?.y });
          for (const [corner, to] of route.slice(1).entries()) {
            const from = route[corner] ?? to;
            const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
            const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
            expect(left).toBeGreaterThanOrEqual(0);
            expect(right).toBeLessThanOrEqual(careerFrame.width);
            expect(top).toBeGreaterThanOrEqual(0);
            expect(bottom).toBeLessThanOrEqual(careerFrame.height);
            for (const { id, x, y } of boxes)
              expect(
                right <= x - width / 2 ||
                  left >= x + width / 2 ||
                  bottom <= y - height / 2 ||
                  top >= y + height / 2,
                `${links[at]?.from} > ${links[at]?.to} meets ${id}`,
              ).toBe(true);
          }
        }
      }),
      { numRuns: 400 },
    );
  });

  const column = (x: number, count: number) =>
    Array.from({ length: count }, (_, row) => ({ id: `${x}-${row}`, x, y: 37.5 + 75 * row }));

  it("pass a full column in the narrow gaps between its boxes, apart from one another", () => {
    const boxes = [...column(86, 8), ...column(600, 8), ...column(1_114, 8)];
    const links = Array.from({ length: 8 }, (_, row) => ({ from: `86-${row}`, to: `1114-${7 - row}` }));
    const routes = routeLinks(links, boxes, { width: 150, height: 63 }, careerFrame);
    const heights = routes.map((route) => route[1]?.y ?? 0).sort((a, b) => a - b);
    for (const [at, y] of heights.slice(1).entries()) expect(y - (heights[at] ?? 0)).toBeGreaterThan(1);
  });

  it("go straight where nothing is in the way, and lead back to a box that stands above or before", () => {
    const boxes = column(86, 2);
    const [ahead] = routeLinks(
      [{ from: "a", to: "b" }],
      [
        { id: "a", x: 86, y: 300 },
        { id: "b", x: 600, y: 300 },
      ],
      careerFrame.node,
      careerFrame,
    );
    expect(ahead).toHaveLength(2);
    const [back] = routeLinks([{ from: "86-0", to: "86-1" }], boxes, careerFrame.node, careerFrame);
    expect(back?.at(-1)).toEqual({ x: 11, y: 112.5 });
  });

  it("are empty for a missing box", () => {
    expect(routeLinks([{ from: "a", to: "b" }], [], careerFrame.node, careerFrame)).toEqual([[]]);
  });
});
