import { careerFrame, careerLevels } from "@waymark/contract/careers";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyGraph } from "../testing/any-graph.ts";
import { layOut } from "./layout.ts";

describe("the layout of a path", () => {
  it("lets no nodes overlap, leave the frame or cross a lane, up to 24 of them", () => {
    fc.assert(
      fc.property(anyGraph, (nodes) => {
        const { places, lanes } = layOut(nodes);
        const { width, height } = careerFrame.node;
        expect(places.size).toBe(nodes.length);
        const middles = [...places.values()];
        for (const [at, a] of middles.entries()) {
          expect(a.x - width / 2).toBeGreaterThanOrEqual(0);
          expect(a.x + width / 2).toBeLessThanOrEqual(careerFrame.width);
          for (const b of middles.slice(at + 1))
            expect(Math.abs(a.x - b.x) >= width || Math.abs(a.y - b.y) >= height).toBe(true);
        }
        // Columns are evenly spaced, so every gap has the same room for lines.
        const xs = [...new Set(middles.map(({ x }) => x))].sort((a, b) => a - b);
        const gaps = xs.slice(1).map((x, at) => x - (xs[at] ?? 0));
        expect(Math.max(...gaps, 0) - Math.min(...gaps, careerFrame.width)).toBeLessThanOrEqual(1);
        expect(Math.min(...gaps, careerFrame.width)).toBeGreaterThanOrEqual(width + careerFrame.node.gap);
        // Lanes are stacked with the highest level on top, and fill the frame.
        let bottom = 0;
        for (const lane of lanes) {
          expect(Math.abs(lane.y - bottom)).toBeLessThanOrEqual(1);
          bottom = lane.y + lane.height;
        }
        expect(Math.abs(bottom - careerFrame.height)).toBeLessThanOrEqual(lanes.length);
        const order = lanes.map(({ level }) => careerLevels.indexOf(level));
        expect(order).toEqual([...order].sort((a, b) => b - a));
        for (const node of nodes) {
          const lane = lanes.find(({ level }) => level === node.level);
          const { y = -1 } = places.get(node.id) ?? {};
          expect(y - height / 2).toBeGreaterThanOrEqual((lane?.y ?? 0) - 1);
          expect(y + height / 2).toBeLessThanOrEqual((lane?.y ?? 0) + (lane?.height ?? 0) + 1);
        }
        expect(layOut(nodes)).toEqual({ places, lanes });
      }),
      { numRuns: 300 },
    );
  });

  it("puts the start on the left and the end on the right", () => {
    const { places } = layOut([
      { id: "a", level: "mid", depth: 0, after: [] },
      { id: "b", level: "mid", depth: 1, after: ["a"] },
      { id: "c", level: "lead", depth: 2, after: ["b"] },
    ]);
    const x = (id: string) => places.get(id)?.x ?? 0;
    expect(x("a")).toBeLessThan(x("b"));
    expect(x("b")).toBeLessThan(x("c"));
    expect(places.get("c")?.y).toBeLessThan(places.get("a")?.y ?? 0);
  });
});
