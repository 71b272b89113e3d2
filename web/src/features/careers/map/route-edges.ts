import type { CareerConnection } from "@waymark/contract/careers";

export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** A line with the place of the sign on it that says why it is there. */
export interface RoutedEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly sign: Corner;
  readonly connection: CareerConnection;
}

interface Stop extends Corner {
  readonly id: string;
  readonly column: number;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Kept clear around a box, and between two lines that pass the same column. */
const clear = 12;
const lineRoom = 16;
const signRoom = 40;

const edgeId = ({ from, to }: Pick<CareerConnection, "from" | "to">): string => `${from}>${to}`;

/**
 * Lines from the right of a box to the left of the next. One that skips columns goes around the boxes of these, by the
 * nearest gap, so that no line runs behind a box.
 */
export function routeEdges(
  connections: readonly CareerConnection[],
  stops: readonly Stop[],
  box: Box,
  height: number,
): RoutedEdge[] {
  const byId = new Map(stops.map((stop) => [stop.id, stop]));
  const passed = new Map<number, number[]>();
  return connections.flatMap((connection) => {
    const from = byId.get(connection.from);
    const to = byId.get(connection.to);
    if (from === undefined || to === undefined) return [];
    const start = { x: from.x + box.width / 2, y: from.y };
    const end = { x: to.x - box.width / 2, y: to.y };
    const gates: Corner[] = [];
    const signs: Corner[] = [];
    for (let column = from.column + 1; column < to.column; column += 1) {
      const inColumn = stops.filter((stop) => stop.column === column);
      const [any] = inColumn;
      if (any === undefined) continue;
      const straight = start.y + ((any.x - start.x) / (end.x - start.x)) * (end.y - start.y);
      const taken = passed.get(column) ?? [];
      const y = nearestGap(straight, inColumn, taken, box, height);
      passed.set(column, [...taken, y]);
      gates.push({ x: any.x, y });
      // Beside the signs of the lines that pass here already.
      signs.push({ x: any.x + (taken.length - 1) * signRoom, y });
    }
    const corners = [start, ...gates.flatMap((gate) => around(gate, box)), end];
    const [sign = middleOf(start, end)] = signs;
    return [{ id: edgeId(connection), from: from.id, to: to.id, path: curve(corners), sign, connection }];
  });
}

const around = ({ x, y }: Corner, { width }: Box): Corner[] => [
  { x: x - width / 2, y },
  { x: x + width / 2, y },
];

const middleOf = (a: Corner, b: Corner): Corner => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});

/** The free height of a column that is nearest to where a straight line would pass it. */
function nearestGap(
  wanted: number,
  inColumn: readonly Stop[],
  taken: readonly number[],
  box: Box,
  height: number,
): number {
  const shut = [
    ...inColumn.map(({ y }) => ({ low: y - box.height / 2 - clear, high: y + box.height / 2 + clear })),
    ...taken.map((y) => ({ low: y - lineRoom, high: y + lineRoom })),
  ];
  const isFree = (y: number) =>
    y >= clear && y <= height - clear && shut.every(({ low, high }) => y <= low || y >= high);
  const choices = [wanted, ...shut.flatMap(({ low, high }) => [low, high])].filter(isFree);
  const nearest = choices.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return nearest[0] ?? wanted;
}

/** Flat at every corner, so that it leaves and meets boxes at right angles. */
function curve(corners: readonly Corner[]): string {
  const [start, ...rest] = corners;
  if (start === undefined) return "";
  let at = start;
  let path = `M ${start.x} ${start.y}`;
  for (const next of rest) {
    const half = (next.x - at.x) / 2;
    path +=
      next.y === at.y
        ? ` L ${next.x} ${next.y}`
        : ` C ${at.x + half} ${at.y} ${next.x - half} ${next.y} ${next.x} ${next.y}`;
    at = next;
  }
  return path;
}
