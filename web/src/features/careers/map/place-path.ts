import { type CareerNode, type CareerPath, careerFrame } from "@waymark/contract/careers";
import { type Corner, type RoutedEdge, routeEdges } from "./route-edges.ts";

/** Room left of the frame for the names of the lanes. */
export const laneGutter = 116;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const margin = 14;
/** Between two columns, for the lines: in a narrow frame less. */
const betweenIn = (wanted: number) => clamp(wanted / 14, 64, 84);
const widest = 216;
const tallest = 108;

/** A path as it is drawn: every box has the same size, as large as the places of the path allow. */
export interface PlacedPath {
  readonly width: number;
  readonly height: number;
  readonly box: { readonly width: number; readonly height: number };
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly RoutedEdge[];
}

/** `x` and `y` are the middle of its box. */
export interface PlacedNode extends Corner {
  readonly id: string;
  readonly column: number;
  readonly node: CareerNode;
}

/**
 * Lays a path out in a frame that may be narrower than 1200, as when the detail stands beside it. Rows stay where they
 * are; columns move together, never closer than their boxes and the lines between them need.
 */
export function placePath(path: CareerPath, wanted: number = careerFrame.width): PlacedPath {
  const columns = [...new Set(path.nodes.map(({ x }) => x))].sort((a, b) => a - b);
  const [first = 0] = columns;
  const last = columns.at(-1) ?? first;
  const count = Math.max(1, columns.length);
  const { node: least, width: full, height } = careerFrame;
  const between = betweenIn(wanted);
  const narrowest = count * least.width + (count - 1) * between + 2 * margin;
  const width = clamp(wanted, Math.min(narrowest, full), full);
  const boxWidth = clamp((width - 2 * margin - (count - 1) * between) / count, least.width, widest);
  const box = { width: Math.round(boxWidth), height: boxHeight(path) };
  const left = margin + box.width / 2;
  const right = width - left;
  const nodes = path.nodes.map((node) => ({
    id: node.id,
    column: columns.indexOf(node.x),
    node,
    x: last === first ? left : left + ((node.x - first) / (last - first)) * (right - left),
    y: clamp(node.y, box.height / 2 + 4, height - box.height / 2 - 4),
  }));
  return { width, height, box, nodes, edges: routeEdges(path.connections, nodes, box, { width, height }) };
}

/** As tall as the two boxes that stand nearest above each other allow, and no taller than a lane. */
function boxHeight({ nodes, lanes }: CareerPath): number {
  const { gap, height: least } = careerFrame.node;
  const distances = nodes.flatMap((one) =>
    nodes.filter((other) => other.x === one.x && other.y > one.y).map((other) => other.y - one.y),
  );
  const laneHeights = lanes.map(({ height }) => height);
  return clamp(Math.min(tallest, ...distances, ...laneHeights) - gap, least, tallest - gap);
}
