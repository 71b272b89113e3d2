import type { PlacedPath } from "./place-path.ts";

/** The keyboard's position on the map: a role, or a connection between two. */
export interface Stop {
  readonly kind: "node" | "edge";
  readonly id: string;
}

const keys = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"] as const;
export type StopKey = (typeof keys)[number];

export const isStopKey = (key: string): key is StopKey => keys.some((known) => known === key);

export const stopKeyOf = ({ kind, id }: Stop): string => `${kind} ${id}`;

/**
 * The stop a key leads to. Left and right move along a connection to the role at its end; up and down move to
 * the role or connection above or below; Home is the person's role, End the target. Null when there is none.
 */
export function nextStop(map: PlacedPath, at: Stop, key: StopKey, target: string): Stop | null {
  if (key === "Home") return node(map.nodes[0]?.id);
  if (key === "End") return node(target);
  return at.kind === "node" ? fromNode(map, at.id, key) : fromEdge(map, at.id, key);
}

const node = (id: string | undefined): Stop | null => (id === undefined ? null : { kind: "node", id });

function fromNode(map: PlacedPath, id: string, key: StopKey): Stop | null {
  const here = map.nodes.find((one) => one.id === id);
  if (here === undefined) return null;
  if (key === "ArrowRight" || key === "ArrowLeft") {
    const [side, other] = key === "ArrowRight" ? (["from", "to"] as const) : (["to", "from"] as const);
    const lines = map.edges.filter((edge) => edge[side] === id);
    const heightOf = (one: string) => map.nodes.find((placed) => placed.id === one)?.y ?? 0;
    // The most probable connection; of equal ones the straighter.
    const [best] = lines.sort(
      (a, b) =>
        b.connection.probability - a.connection.probability ||
        Math.abs(heightOf(a[other]) - here.y) - Math.abs(heightOf(b[other]) - here.y),
    );
    return best === undefined ? null : { kind: "edge", id: best.id };
  }
  const way = key === "ArrowUp" ? -1 : 1;
  const beyond = map.nodes.filter((one) => (one.y - here.y) * way > 0);
  // The same column first, then the nearest in that direction.
  const [nearest] = beyond.sort(
    (a, b) =>
      Number(a.column !== here.column) - Number(b.column !== here.column) ||
      Math.abs(a.y - here.y) - Math.abs(b.y - here.y) ||
      Math.abs(a.x - here.x) - Math.abs(b.x - here.x),
  );
  return node(nearest?.id);
}

function fromEdge(map: PlacedPath, id: string, key: StopKey): Stop | null {
  const here = map.edges.find((edge) => edge.id === id);
  if (here === undefined) return null;
  if (key === "ArrowRight") return node(here.to);
  if (key === "ArrowLeft") return node(here.from);
  const way = key === "ArrowUp" ? -1 : 1;
  const beyond = map.edges.filter(
    (edge) => (edge.from === here.from || edge.to === here.to) && (edge.sign.y - here.sign.y) * way > 0,
  );
  const [nearest] = beyond.sort(
    (a, b) => Math.abs(a.sign.y - here.sign.y) - Math.abs(b.sign.y - here.sign.y),
  );
  return nearest === undefined ? null : { kind: "edge", id: nearest.id };
}
