import { careerFrame } from "@waymark/contract/careers";
import { describe, expect, it } from "vitest";
import { bandOf } from "../bands.ts";
import { rolePlace } from "../role-place.ts";
import { aNode, aPath } from "../testing/a-path.ts";
import { nextStop } from "./next-stop.ts";
import { placePath } from "./place-path.ts";

describe("the bands of a probability", () => {
  it.each([
    [100, "high"],
    [80, "high"],
    [79, "medium"],
    [60, "medium"],
    [59, "lower"],
    [40, "lower"],
    [39, "slim"],
    [0, "slim"],
  ] as const)("%i is %s", (probability, band) => expect(bandOf(probability)).toBe(band));
});

describe("the place of a role on a path", () => {
  it("is `after` only for roles that the target is connected to", () => {
    const path = aPath();
    const longer = {
      ...path,
      nodes: [...path.nodes, aNode("director", "Director of nursing")],
      connections: [
        ...path.connections,
        ...path.connections.slice(0, 1).map((one) => ({ ...one, from: "manager", to: "director" })),
      ],
    };
    expect(longer.nodes.map(({ id, roleId }) => rolePlace(longer, id, roleId))).toEqual([
      "start",
      "step",
      "step",
      "target",
      "after",
    ]);
  });
});

describe("the layout of a path", () => {
  it.each([1_200, 900, 300])("keeps boxes apart and inside a frame of %i", (wanted) => {
    const { nodes, box, width, height } = placePath(aPath(), wanted);
    for (const one of nodes) {
      expect(one.x - box.width / 2).toBeGreaterThanOrEqual(0);
      expect(one.x + box.width / 2).toBeLessThanOrEqual(width);
      expect(one.y - box.height / 2).toBeGreaterThanOrEqual(0);
      expect(one.y + box.height / 2).toBeLessThanOrEqual(height);
      for (const other of nodes)
        if (other !== one)
          expect(Math.abs(one.x - other.x) >= box.width || Math.abs(one.y - other.y) >= box.height).toBe(
            true,
          );
    }
  });

  it("gives a path of few roles only the height they need, and its lanes too", () => {
    const nodes = [aNode("a", "A", { x: 86, y: 450 }), aNode("b", "B", { x: 1114, y: 150 })];
    const sparse = placePath(aPath({ nodes, connections: [] }));
    expect(sparse.height).toBe(336);
    expect(sparse.lanes.map(({ y, height }) => [Math.round(y), Math.round(height)])).toEqual([
      [0, 168],
      [168, 168],
    ]);
    expect(sparse.nodes.map(({ y }) => Math.round(y))).toEqual([252, 84]);
    const column = Array.from({ length: 8 }, (_, i) => aNode(`r${i}`, "Role", { x: 600, y: 37 + 75 * i }));
    expect(placePath(aPath({ nodes: column, connections: [] })).height).toBe(careerFrame.height);
  });

  it("makes boxes no smaller than the frame promises, and no taller than the rows allow", () => {
    const column = Array.from({ length: 8 }, (_, i) =>
      aNode(`r${i}`, `Role ${i}`, { x: 600, y: 37 + 75 * i }),
    );
    const { box } = placePath(aPath({ nodes: column, connections: [] }));
    expect(box.height).toBe(75 - careerFrame.node.gap);
    expect(box.width).toBeGreaterThanOrEqual(careerFrame.node.width);
  });

  it("routes a connection that skips a column around its boxes", () => {
    const nodes = [
      aNode("a", "A", { x: 86, y: 300 }),
      aNode("b", "B", { x: 600, y: 300 }),
      aNode("c", "C", { x: 1114, y: 300 }),
    ];
    const [edge] = placePath(
      aPath({
        nodes,
        connections: [{ from: "a", to: "c", probability: 50, kind: "lead", reason: "", adds: [] }],
      }),
    ).edges;
    expect(edge && Math.abs(edge.sign.y - 300)).toBeGreaterThan(careerFrame.node.height / 2);
  });

  it("leaves out a connection to a missing role, and draws a path of one role", () => {
    const { edges, nodes } = placePath(aPath({ nodes: [aNode("nurse", "Nurse")] }));
    expect(edges).toEqual([]);
    expect(nodes).toHaveLength(1);
  });
});

describe("moving on the map by keyboard", () => {
  const map = placePath(aPath());
  const node = (id: string) => ({ kind: "node", id }) as const;
  const edge = (id: string) => ({ kind: "edge", id }) as const;
  it.each([
    [node("nurse"), "ArrowRight", edge("nurse>charge")],
    [edge("nurse>charge"), "ArrowRight", node("charge")],
    [edge("nurse>charge"), "ArrowLeft", node("nurse")],
    [edge("nurse>charge"), "ArrowDown", edge("nurse>teacher")],
    [edge("nurse>teacher"), "ArrowUp", edge("nurse>charge")],
    [node("charge"), "ArrowDown", node("teacher")],
    [node("teacher"), "ArrowUp", node("charge")],
    [node("charge"), "ArrowUp", node("manager")],
    [node("manager"), "ArrowLeft", edge("charge>manager")],
    [node("manager"), "ArrowRight", null],
    [node("manager"), "ArrowUp", null],
    [node("teacher"), "ArrowRight", null],
    [node("teacher"), "Home", node("nurse")],
    [node("nurse"), "End", node("manager")],
    [node("gone"), "ArrowLeft", null],
    [edge("gone"), "ArrowUp", null],
  ] as const)("from %j %s leads to %j", (at, key, to) =>
    expect(nextStop(map, at, key, "manager")).toEqual(to),
  );
});
