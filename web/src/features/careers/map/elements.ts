import type { CareerPath } from "@waymark/contract/careers";
import { type Edge, type Node, Position } from "@xyflow/react";
import type { TFunction } from "i18next";
import { rolePlace } from "../role-place.ts";
import { edgeWords, roleWords } from "../words.ts";
import type { Stop } from "./next-stop.ts";
import type { PlacedPath } from "./place-path.ts";
import type { RoleNodeData } from "./role-node.tsx";
import type { RouteEdgeData } from "./route-edge.tsx";

export interface MapState {
  readonly path: CareerPath;
  readonly map: PlacedPath;
  readonly opened: string | null;
  readonly stop: Stop;
  readonly pointed: Stop | null;
  readonly onOpen: (id: string) => void;
  readonly onStop: (stop: Stop) => void;
  readonly onPoint: (stop: Stop | null) => void;
}

/** Start and end points of the connections at a box, given so that React Flow need not measure. */
const handlesOf = ({ box: { width, height } }: PlacedPath) => [
  { type: "target" as const, position: Position.Left, x: 0, y: height / 2, width: 1, height: 1 },
  { type: "source" as const, position: Position.Right, x: width, y: height / 2, width: 1, height: 1 },
];

/** Makes React Flow's nodes and edges. The element under the pointer is highlighted with its connections. */
export function elementsOf(
  { path, map, opened, stop, pointed, onOpen, onStop, onPoint }: MapState,
  t: TFunction,
  language: string,
): { nodes: Node<RoleNodeData>[]; edges: Edge<RouteEdgeData>[] } {
  const litLines = new Set(
    map.edges
      .filter(({ id, from, to }) =>
        pointed?.kind === "edge" ? pointed.id === id : pointed !== null && [from, to].includes(pointed.id),
      )
      .map(({ id }) => id),
  );
  const litRoles = new Set([
    ...(pointed?.kind === "node" ? [pointed.id] : []),
    ...map.edges.filter(({ id }) => litLines.has(id)).flatMap(({ from, to }) => [from, to]),
  ]);
  const isPointing = pointed !== null;
  const titleOf = (id: string) => path.nodes.find((node) => node.id === id)?.title ?? "";
  const pointer = (kind: Stop["kind"]) => (id: string | null) => onPoint(id === null ? null : { kind, id });
  const nodes = map.nodes.map((placed): Node<RoleNodeData> => {
    const { id, x, y, node } = placed;
    return {
      id,
      type: "role",
      position: { x: x - map.box.width / 2, y: y - map.box.height / 2 },
      width: map.box.width,
      height: map.box.height,
      handles: handlesOf(map),
      data: {
        placed,
        place: rolePlace(path, id, node.roleId),
        width: map.box.width,
        height: map.box.height,
        words: roleWords(node, path, t, language),
        isSelected: opened === id,
        isFaded: isPointing && !litRoles.has(id),
        isStop: stop.kind === "node" && stop.id === id,
        onStop: (to) => onStop({ kind: "node", id: to }),
        onPoint: pointer("node"),
        onOpen,
      },
    };
  });
  const edges = map.edges.map(
    (edge): Edge<RouteEdgeData> => ({
      id: edge.id,
      type: "trail",
      source: edge.from,
      target: edge.to,
      data: {
        edge,
        words: edgeWords(edge.connection, titleOf(edge.from), titleOf(edge.to), t, language),
        isLit: litLines.has(edge.id),
        isFaded: isPointing && !litLines.has(edge.id),
        isStop: stop.kind === "edge" && stop.id === edge.id,
        onPoint: pointer("edge"),
        onStop: (id) => onStop({ kind: "edge", id }),
        onOpen,
      },
    }),
  );
  return { nodes, edges };
}
