import { figuresOf } from "../catalogue.ts";
import type { Role } from "../roles.ts";
import type { CareerIndex, Move } from "./career-index.ts";
import { zoneOf } from "./career-index.ts";
import { levelRank } from "./experience.ts";
import { relatedness } from "./relatedness.ts";

/** The costs of a step in addition to missing relatedness. */
const costs = { step: 0.4, aside: 0.15, payFalls: 0.4, zoneFalls: 0.3 } as const;
/** The most steps of a way, and the most above the shortest way. */
const longest = 7;
const longerBy = 1;
/** The highest cost of a way compared with the best. */
const costLimit = { times: 1.5, more: 0.3 } as const;
/** The least pay after a step to the side that is not on the best way, as a share of the pay before. */
const leastPayOfDetour = 0.95;
/** A safety limit on the search, which is not reached in practice. */
const mostTried = 4_000;

/** A way: consecutive steps. */
export type Route = readonly Move[];

/** Restrictions of the search. */
export interface Bounds {
  readonly hidden: ReadonlySet<string>;
  readonly mostNodes: number;
  readonly mostWays: number;
  /** Whether to use only steps to the side. */
  readonly asideOnly?: boolean;
}

/** The cost of one step: the nearer the roles, the lower. */
export function costOf(index: CareerIndex, move: Move): number {
  const known = index.costs.get(move);
  if (known !== undefined) return known;
  const cost = computeCost(index, move);
  index.costs.set(move, cost);
  return cost;
}

function computeCost(index: CareerIndex, move: Move): number {
  const before = figuresOf(index.catalogue, move.from)?.wages.p50 ?? 0;
  const after = figuresOf(index.catalogue, move.to)?.wages.p50 ?? 0;
  return (
    costs.step +
    (1 - relatedness(index, move.from, move.to)) +
    (move.up ? 0 : costs.aside) +
    (after < before * 0.9 ? costs.payFalls : 0) +
    (zoneOf(index, move.to) < zoneOf(index, move.from) ? costs.zoneFalls : 0)
  );
}

/**
 * The ways from one role to another along the catalogue's steps: the best first, then others through further roles, as
 * long as all of them together have no cycle and stay within the bounds. Empty when there is none.
 */
export function findRoutes(index: CareerIndex, from: Role, to: Role, bounds: Bounds): Route[] {
  const steps = stepsTo(index, from, to, bounds.hidden);
  const shortest = steps.get(from.id);
  if (shortest === undefined || shortest === 0 || shortest > longest) return [];
  const mostSteps = Math.min(longest, shortest + longerBy);
  const found: { way: Move[]; cost: number; key: string }[] = [];
  const passed = new Set([from.id]);
  const way: Move[] = [];
  let tried = 0;
  let most = Number.POSITIVE_INFINITY;
  const walk = (at: Role, cost: number) => {
    if (++tried > mostTried || cost > most) return;
    if (at === to) {
      found.push({ way: [...way], cost, key: way.map((move) => move.to.id).join(">") });
      most = Math.min(most, cost * costLimit.times + costLimit.more);
      return;
    }
    for (const move of index.out.get(at.id) ?? []) {
      const left = steps.get(move.to.id);
      if (bounds.asideOnly === true && move.up) continue;
      if (left === undefined || way.length + 1 + left > mostSteps || passed.has(move.to.id)) continue;
      passed.add(move.to.id);
      way.push(move);
      walk(move.to, cost + costOf(index, move));
      way.pop();
      passed.delete(move.to.id);
    }
  };
  walk(from, 0);
  found.sort((a, b) => a.cost - b.cost || (a.key < b.key ? -1 : 1));
  const [best] = found;
  return drawableTogether(
    found
      .filter((one) => one === best || (one.cost <= most && !goesDown(index, one.way)))
      .map(({ way }) => way),
    bounds,
  );
}

/** Tells whether a way passes through a role with less pay or a lower top level in order to rise from there. */
function goesDown(index: CareerIndex, way: Route): boolean {
  const pay = (role: Role) => figuresOf(index.catalogue, role)?.wages.p50 ?? 0;
  const top = (role: Role) => levelRank(role.levels.at(-1) ?? "entry");
  return way
    .slice(0, -1)
    .some(({ from, to, up }) => !up && (pay(to) < pay(from) * leastPayOfDetour || top(to) < top(from)));
}

/** The distance in steps of every role from which the target is reachable, as far as a way from `from` may use it. */
function stepsTo(
  index: CareerIndex,
  from: Role,
  to: Role,
  hidden: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const steps = new Map([[to.id, 0]]);
  let most = longest;
  for (const [next, far] of steps) {
    if (far >= most) break;
    for (const { from: before } of index.into.get(next) ?? []) {
      if (steps.has(before.id) || hidden.has(before.id)) continue;
      steps.set(before.id, far + 1);
      if (before === from) most = Math.min(most, far + 1 + longerBy);
    }
  }
  return steps;
}

/** The first way, and those others that can be drawn together with it. */
function drawableTogether(ways: readonly Route[], { mostNodes, mostWays }: Bounds): Route[] {
  const taken: Route[] = [];
  for (const way of ways) {
    if (taken.length >= mostWays) break;
    const all = [...taken, way];
    const nodes = nodesOf(all);
    const isNew = taken.length === 0 || nodes.length > nodesOf(taken).length;
    if (isNew && nodes.length <= mostNodes && inOrder(all) !== null) taken.push(way);
  }
  return taken;
}

/** The roles of several ways, without repetition. */
export const nodesOf = (ways: readonly Route[]): Role[] => [
  ...new Set(ways.flatMap((way) => way.flatMap(({ from, to }) => [from, to]))),
];

/** The steps of several ways, without repetition. */
export function movesOf(ways: readonly Route[]): Move[] {
  const moves = new Map<string, Move>();
  for (const move of ways.flat()) {
    const key = `${move.from.id}>${move.to.id}`;
    if (!moves.has(key)) moves.set(key, move);
  }
  return [...moves.values()];
}

/** The roles of several ways in topological order; null when they have a cycle. */
export function inOrder(ways: readonly Route[]): Role[] | null {
  const moves = movesOf(ways);
  const open = new Set(nodesOf(ways));
  const order: Role[] = [];
  while (open.size > 0) {
    const free = [...open].filter((role) => !moves.some(({ from, to }) => to === role && open.has(from)));
    if (free.length === 0) return null;
    for (const role of free) {
      open.delete(role);
      order.push(role);
    }
  }
  return order;
}
