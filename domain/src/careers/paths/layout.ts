import { type CareerLevel, careerFrame, careerLevels } from "@waymark/contract/careers";

/** A node to place: its lane, and its distance from the start in steps. */
export interface LayoutNode {
  readonly id: string;
  readonly level: CareerLevel;
  readonly depth: number;
  /** Ids of the nodes that lead to it. */
  readonly after: readonly string[];
}

/** A band of the frame that holds the nodes of one level. */
export interface Lane {
  readonly level: CareerLevel;
  readonly y: number;
  readonly height: number;
}

export interface Layout {
  /** The centre of each node, by id. */
  readonly places: ReadonlyMap<string, { readonly x: number; readonly y: number }>;
  /** From top to bottom, the highest level first. */
  readonly lanes: readonly Lane[];
}

const columns = Math.floor(careerFrame.width / (careerFrame.node.width + careerFrame.node.gap));
const rows = Math.floor(careerFrame.height / (careerFrame.node.height + careerFrame.node.gap));

/** Places up to 24 nodes in lanes by level, the start on the left, without overlaps. Deterministic. */
export function layOut(nodes: readonly LayoutNode[]): Layout {
  const deepest = Math.max(1, ...nodes.map(({ depth }) => depth));
  const levels = careerLevels.filter((level) => nodes.some((node) => node.level === level)).reverse();
  const wanted = (node: LayoutNode) => Math.round((node.depth / deepest) * (columns - 1));
  const inLanes = levels.map((level) =>
    nodes.filter((node) => node.level === level).sort((a, b) => a.depth - b.depth || (a.id < b.id ? -1 : 1)),
  );
  const heights = shareRows(
    inLanes.map((lane) => ({
      least: Math.ceil(lane.length / columns),
      wanted: Math.max(
        ...Array.from({ length: columns }, (_, c) => lane.filter((node) => wanted(node) === c).length),
      ),
    })),
  );
  const all = heights.reduce((sum, height) => sum + height, 0);
  const rowHeight = careerFrame.height / all;
  const stacked = inLanes.map((lane, at) => fillColumns(lane, heights[at] ?? 1, wanted));
  const xs = columnCentres(stacked);
  const places = new Map<string, { x: number; y: number }>();
  const lanes: Lane[] = [];
  let top = 0;
  for (const [at, level] of levels.entries()) {
    const high = heights[at] ?? 1;
    lanes.push({ level, y: Math.round(top), height: Math.round(high * rowHeight) });
    for (const [column, stack] of (stacked[at] ?? []).entries()) {
      // Order nodes by the height of their predecessors, to avoid crossing lines.
      const from = (node: LayoutNode) =>
        middle(node.after.map((id) => places.get(id)?.y ?? careerFrame.height / 2));
      stack.sort((a, b) => from(a) - from(b) || (a.id < b.id ? -1 : 1));
      for (const [row, node] of stack.entries())
        places.set(node.id, {
          x: xs[column] ?? 0,
          y: Math.round(top + ((row + 0.5) * high * rowHeight) / stack.length),
        });
    }
    top += high * rowHeight;
  }
  return { places, lanes };
}

/** The centres of the columns in use, evenly spaced across the width of the frame. */
function columnCentres(lanes: readonly (readonly (readonly LayoutNode[])[])[]): number[] {
  const used = Array.from({ length: columns }, (_, column) =>
    lanes.some((lane) => (lane[column]?.length ?? 0) > 0),
  );
  const left = careerFrame.width / columns / 2;
  const apart = (careerFrame.width - 2 * left) / Math.max(1, used.filter(Boolean).length - 1);
  return used.map((_, column) => Math.round(left + apart * used.slice(0, column).filter(Boolean).length));
}

/** Distributes the rows: first every lane's minimum, then one at a time until the wishes are met or none are left. */
function shareRows(lanes: readonly { readonly least: number; readonly wanted: number }[]): number[] {
  const shares = lanes.map(({ least }) => least);
  for (;;) {
    const used = shares.reduce((sum, share) => sum + share, 0);
    const [poorest] = lanes
      .map(({ wanted }, at) => ({ at, lacks: wanted - (shares[at] ?? 0) }))
      .filter(({ lacks }) => lacks > 0)
      .sort((a, b) => b.lacks - a.lacks || a.at - b.at);
    if (poorest === undefined || used >= rows) return shares;
    shares[poorest.at] = (shares[poorest.at] ?? 0) + 1;
  }
}

/** Puts a lane's nodes into columns, each as near as possible to its wanted column, at most `high` per column. */
function fillColumns(
  lane: readonly LayoutNode[],
  high: number,
  wanted: (node: LayoutNode) => number,
): LayoutNode[][] {
  const found: LayoutNode[][] = Array.from({ length: columns }, () => []);
  for (const node of lane) {
    const want = wanted(node);
    const byNearness = found
      .map((stack, column) => ({ stack, far: Math.abs(column - want), column }))
      .filter(({ stack }) => stack.length < high)
      .sort((a, b) => a.far - b.far || b.column - a.column);
    byNearness[0]?.stack.push(node);
  }
  return found;
}

const middle = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
