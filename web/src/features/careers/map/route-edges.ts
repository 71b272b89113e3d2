import type { CareerConnection } from "@waymark/contract/careers";
import { type Corner, type RouteBox, routeLinks } from "@waymark/domain/careers/paths/routes";

export type { Corner };

/** A connection and the position of its icon. */
export interface RoutedEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly path: string;
  readonly sign: Corner;
  readonly connection: CareerConnection;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** In pixels; icons closer than this overlap. */
const signRoom = 32;
/** Positions of an icon along a stretch of a connection, best first. */
const signPlaces = [0.5, 0.4, 0.6, 0.3, 0.7] as const;

const edgeId = ({ from, to }: Pick<CareerConnection, "from" | "to">): string => `${from}>${to}`;

/** Routes go from the right side of a box to the left of another, around all others, with their icons apart. */
export function routeEdges(
  connections: readonly CareerConnection[],
  stops: readonly RouteBox[],
  box: Size,
  frame: Size,
): RoutedEdge[] {
  const signs: Corner[] = [];
  const routes = routeLinks(connections, stops, box, frame);
  return connections.flatMap((connection, at) => {
    const corners = routes[at] ?? [];
    if (corners.length < 2) return [];
    const sign = signOn(corners, signs);
    signs.push(sign);
    const { from, to } = connection;
    return [{ id: edgeId(connection), from, to, path: curve(corners), sign, connection }];
  });
}

/** A point on a connection, between columns, far enough from the other icons; else the farthest. */
function signOn(corners: readonly Corner[], others: readonly Corner[]): Corner {
  const between = corners.slice(1).flatMap((to, at) => {
    const from = corners[at] ?? to;
    // Horizontal stretches pass between boxes, so they are used only if they are the whole connection.
    if (from.y === to.y && corners.length > 2) return [];
    return signPlaces.map((share) => onCurve(from, to, share));
  });
  const farFromOthers = (place: Corner) =>
    Math.min(...others.map((other) => Math.hypot(other.x - place.x, other.y - place.y)));
  const free = between.find((place) => farFromOthers(place) >= signRoom);
  const [farthest] = [...between].sort((a, b) => farFromOthers(b) - farFromOthers(a));
  return free ?? farthest ?? corners[0] ?? { x: 0, y: 0 };
}

/** The point at `share` of the Bézier curve between two corners. */
function onCurve(from: Corner, to: Corner, share: number): Corner {
  const left = 1 - share;
  const bend = 3 * share * left;
  return {
    x: from.x * left ** 3 + bend * ((from.x + to.x) / 2) + to.x * share ** 3,
    y: from.y * (left ** 3 + bend * left) + to.y * (share ** 3 + bend * share),
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** An SVG path that is horizontal at every corner, so that it leaves and meets boxes at right angles. */
function curve(corners: readonly Corner[]): string {
  const [start, ...rest] = corners.map(({ x, y }) => ({ x: tenth(x), y: tenth(y) }));
  if (start === undefined) return "";
  let at = start;
  let path = `M ${start.x} ${start.y}`;
  for (const next of rest) {
    const middle = tenth((at.x + next.x) / 2);
    path +=
      next.y === at.y || next.x === at.x
        ? ` L ${next.x} ${next.y}`
        : ` C ${middle} ${at.y} ${middle} ${next.y} ${next.x} ${next.y}`;
    at = next;
  }
  return path;
}
