import { type CareerLane, type CareerNode, type CareerPath, careerFrame } from "@waymark/contract/careers";
import { type Corner, type RoutedEdge, routeEdges } from "./route-edges.ts";

/** Pixels left of the frame for the lanes' names. */
export const laneGutter = 116;

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

const margin = 14;
/** Pixels between two columns, less in a narrow frame. */
const betweenIn = (wanted: number) => clamp(wanted / 14, 64, 84);
const widest = 216;
const tallest = 108;

/** A path laid out for drawing. All boxes have the same size, as large as the path allows. */
export interface PlacedPath {
  readonly width: number;
  readonly height: number;
  readonly box: { readonly width: number; readonly height: number };
  readonly lanes: readonly CareerLane[];
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly RoutedEdge[];
}

/** `x` and `y` are the centre of the box. */
export interface PlacedNode extends Corner {
  readonly id: string;
  readonly column: number;
  readonly node: CareerNode;
}

/** Minimum heights in pixels: of a lane, and of each row in it. */
const lowestLane = 168;
const lowestRow = 130;

/** The width beyond which boxes would not grow: a path of few columns need not fill the frame. */
export function fullWidth(path: CareerPath): number {
  const count = new Set(path.nodes.map(({ x }) => x)).size;
  return Math.min(
    careerFrame.width,
    count * widest + (count - 1) * betweenIn(careerFrame.width) + 2 * margin,
  );
}

/** The share of the frame's height to draw in: less than 1 where a few roles would look lost. */
function heightShare({ nodes, lanes }: CareerPath): number {
  const needs = lanes.map(({ y, height }) => {
    const here = nodes.filter((node) => node.y >= y && node.y < y + height);
    const rows = Math.max(0, ...here.map(({ x }) => here.filter((other) => other.x === x).length));
    return Math.max(lowestLane, rows * lowestRow) / height;
  });
  const near = distancesOf(nodes).map((distance) => (tallest + careerFrame.node.gap) / distance);
  return Math.min(1, Math.max(...needs, ...near));
}

/**
 * Lays a path out in a frame, which may be narrower than 1200 pixels (beside the detail) and lower where
 * there are few roles. Columns move together, but never closer than their boxes and connections need.
 */
export function placePath(path: CareerPath, wanted: number = careerFrame.width): PlacedPath {
  const columns = [...new Set(path.nodes.map(({ x }) => x))].sort((a, b) => a - b);
  const [first = 0] = columns;
  const last = columns.at(-1) ?? first;
  const count = Math.max(1, columns.length);
  const { node: least, width: full } = careerFrame;
  const share = heightShare(path);
  const height = Math.round(careerFrame.height * share);
  const distances = distancesOf(path.nodes).map((distance) => distance * share);
  const lanes = path.lanes.map((lane) => ({ ...lane, y: lane.y * share, height: lane.height * share }));
  const between = betweenIn(wanted);
  const narrowest = count * least.width + (count - 1) * between + 2 * margin;
  const width = clamp(wanted, Math.min(narrowest, full), full);
  const boxWidth = clamp((width - 2 * margin - (count - 1) * between) / count, least.width, widest);
  const box = { width: Math.round(boxWidth), height: boxHeight(distances, lanes) };
  const left = margin + box.width / 2;
  const right = width - left;
  const nodes = path.nodes.map((node) => ({
    id: node.id,
    column: columns.indexOf(node.x),
    node,
    x: last === first ? left : left + ((node.x - first) / (last - first)) * (right - left),
    y: clamp(node.y * share, box.height / 2 + 4, height - box.height / 2 - 4),
  }));
  return {
    width,
    height,
    box,
    lanes,
    nodes,
    edges: routeEdges(path.connections, nodes, box, { width, height }),
  };
}

/** Vertical distances of each role to those below it in its column. */
const distancesOf = (nodes: CareerPath["nodes"]): number[] =>
  nodes.flatMap((one) =>
    nodes.filter((other) => other.x === one.x && other.y > one.y).map((other) => other.y - one.y),
  );

/** The largest height the two closest boxes of a column allow, at most a lane's height. */
function boxHeight(distances: readonly number[], lanes: readonly CareerLane[]): number {
  const { gap, height: least } = careerFrame.node;
  const laneHeights = lanes.map(({ height }) => height);
  return clamp(Math.min(tallest, ...distances, ...laneHeights) - gap, least, tallest - gap);
}
