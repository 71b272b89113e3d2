import { figuresOf } from "../catalogue.ts";
import type { Role } from "../roles.ts";
import { type CareerIndex, demandOf, type Move, zoneOf } from "./career-index.ts";
import { levelRank } from "./experience.ts";
import { type Bounds, inOrder, nodesOf, type Route } from "./find-routes.ts";
import { levelAfter } from "./levels.ts";
import { type CareerPosition, valuesFor } from "./position.ts";
import { probability } from "./probability.ts";
import { relatedness } from "./relatedness.ts";
import { monthsOfStep } from "./time.ts";

/** The least relatedness of two roles for a step that is not in the catalogue: within a field, and between fields. */
const unnamedStep = { field: 0.4, elsewhere: 0.5 } as const;
/** The least relatedness for a step that is in the catalogue. */
const namedStep = 0.3;
/** The least relatedness of a first step to the side. */
const leastNearAside = 0.5;
/** A way that ends with a step to the side is only offered when the direct step has at most this chance. */
const unlikelyChance = 0.35;
/** Each step of an alternative must have a chance higher than the direct step's by at least this much. */
const leastGain = 0.05;
/** The least chance of the first step of an alternative. */
const leastChance = 0.15;
/** The least chance of a first step to the side, when both steps are in the catalogue. */
const leastChanceAside = 0.4;
/** The bonus, in chance, of two steps up over other alternatives when they are sorted. */
const twoStepsUpBonus = 0.2;
/** The role in between must pay this share of the lower, and at most this share of the higher, of both ends. */
const payLimits = { least: 0.95, most: 1.15 } as const;
/** The most alternatives to the best way, and the most steps shown after the target. */
const mostAlternatives = 3;
const mostAfter = 2;
/** The least chance of a step after the target. */
const leastChanceAfter = 0.08;
/** The least relatedness of a step after the target. */
const leastNearAfter = { field: 0.4, elsewhere: 0.45 } as const;

const pay = (index: CareerIndex, role: Role) => figuresOf(index.catalogue, role)?.wages.p50 ?? 0;
const topRung = ({ levels }: Role) => levelRank(levels.at(-1) ?? "entry");

/**
 * Adds ways to the target through one further role: the usual one in between (both steps are in the catalogue, and the
 * second one rises), or one that improves the odds, where each step has a better chance than the direct one. They are
 * ordered by the chance of their least likely step.
 */
export function withAlternatives(
  index: CareerIndex,
  stand: CareerPosition,
  target: Role,
  known: readonly Route[],
  { hidden, mostNodes }: Bounds,
): Route[] {
  const isOpen = index.out.get(stand.role.id)?.find((move) => move.to === target);
  const direct = chanceOfStep(index, stand, isOpen ?? unlistedStep(stand.role, target));
  const near = relatedness(index, stand.role, target);
  const ways = known.filter(
    (way, at) => at === 0 || isWorthIt(index, way, isOpen === undefined ? 0 : direct),
  );
  const passed = new Set(nodesOf(ways));
  const found: { way: Route; worth: number; id: string }[] = [];
  for (const between of candidates(index, stand.role, target)) {
    if (passed.has(between) || hidden.has(between.id) || !isBetween(index, stand.role, between, target))
      continue;
    const first = stepTo(index, stand.role, between);
    const second = stepTo(index, between, target);
    if (first === null || second === null || second.reason === "own") continue;
    const isNamed = [first, second].map((move) => index.out.get(move.from.id)?.includes(move) ?? false);
    if (!isNamed.includes(true)) continue;
    const before = chanceOfStep(index, stand, first);
    const least = Math.min(before, chanceOfStep(index, standAfter(index, stand, first), second));
    // Skip a role that is no nearer to the target than the start, a distant first step to the side, and a last step to
    // the side unless the direct step is unlikely.
    if (relatedness(index, between, target) < near) continue;
    if (!first.up && relatedness(index, stand.role, between) < leastNearAside) continue;
    if (!second.up && direct > unlikelyChance) continue;
    const isUsual = !isNamed.includes(false) && second.up && (first.up || before >= leastChanceAside);
    if (before < leastChance || (!isUsual && least < direct + leastGain)) continue;
    found.push({
      way: [first, second],
      worth: least + (first.up && second.up ? twoStepsUpBonus : 0),
      id: between.id,
    });
  }
  found.sort((a, b) => b.worth - a.worth || (a.id < b.id ? -1 : 1));
  for (const { way } of found) {
    if (ways.length > mostAlternatives) break;
    const all = [...ways, way];
    if (nodesOf(all).length <= mostNodes && inOrder(all) !== null) ways.push(way);
  }
  return ways;
}

/** The steps up from the target in the catalogue, in the catalogue's order, which begins with the most usual. */
export function stepsAfter(
  index: CareerIndex,
  stand: CareerPosition,
  target: Role,
  ways: readonly Route[],
  { hidden, mostNodes }: Bounds,
): Move[] {
  const last = ways[0]?.at(-1) ?? unlistedStep(stand.role, target);
  const there = standAfter(index, stand, { ...last, from: stand.role });
  const passed = new Set(nodesOf(ways));
  const isNew = ({ to }: Move) => !stand.role.up.some((edge) => edge.to === to.id);
  const after = (index.out.get(target.id) ?? []).filter((move) => {
    const { to, up, reason } = move;
    if (!up || reason === "own" || passed.has(to) || hidden.has(to.id)) return false;
    if (pay(index, to) < pay(index, target) * payLimits.least) return false;
    const isNear = relatedness(index, target, to) >= leastNearAfter[sameField(target, to)];
    return isNear && chanceOfStep(index, there, move) >= leastChanceAfter;
  });
  // Steps that are already possible from the present role come last.
  after.sort((a, b) => Number(isNew(b)) - Number(isNew(a)));
  return after.slice(0, Math.min(mostAfter, mostNodes - passed.size));
}

/**
 * Tells whether a further way is worth showing. A last step to the side is only worth it when the direct step is
 * unlikely. A step to the side before a role that is also directly reachable is only worth it when it leads at least as
 * near to that role.
 */
function isWorthIt(index: CareerIndex, way: Route, direct: number): boolean {
  if (direct > unlikelyChance && way.at(-1)?.up === false) return false;
  return way.slice(1).every(({ from: between, to }, at) => {
    const before = way[at];
    if (before === undefined || before.up) return true;
    const isOpen = index.out.get(before.from.id)?.some((move) => move.to === to) ?? false;
    return !isOpen || relatedness(index, between, to) >= relatedness(index, before.from, to);
  });
}

/** The roles with a catalogue step from the start or to the target. */
const candidates = (index: CareerIndex, from: Role, to: Role): Set<Role> =>
  new Set([
    ...(index.out.get(from.id) ?? []).map((move) => move.to),
    ...(index.into.get(to.id) ?? []).map((move) => move.from),
  ]);

/**
 * Tells whether a role lies between two others in pay, level and job zone, so that nobody is sent down in order to
 * rise, or past the target and back.
 */
function isBetween(index: CareerIndex, from: Role, role: Role, to: Role): boolean {
  if (role === from || role === to || role.up.some((edge) => edge.to === from.id)) return false;
  const [before, here, after] = [from, role, to].map((one) => pay(index, one)) as [number, number, number];
  return (
    here >= Math.min(before, after) * payLimits.least &&
    here <= Math.max(before, after) * payLimits.most &&
    topRung(role) >= Math.min(topRung(from), topRung(to)) &&
    levelRank(role.levels[0] ?? "entry") <= levelRank(to.levels.at(-1) ?? "entry") &&
    zoneOf(index, role) >= Math.min(zoneOf(index, from), zoneOf(index, to)) &&
    zoneOf(index, role) <= Math.max(zoneOf(index, from), zoneOf(index, to))
  );
}

const sameField = (one: Role, other: Role) => (one.industry === other.industry ? "field" : "elsewhere");

const unlistedStep = (from: Role, to: Role): Move => ({ from, to, reason: "skills", up: false });

/** The catalogue's step between two roles, else a step between sufficiently related roles; null when there is none. */
function stepTo(index: CareerIndex, from: Role, to: Role): Move | null {
  const near = relatedness(index, from, to);
  const named = index.out.get(from.id)?.find((move) => move.to === to);
  if (named !== undefined) return near >= namedStep ? named : null;
  // A step up in the opposite direction is no way forward.
  if (index.into.get(from.id)?.some((move) => move.from === to && move.up)) return null;
  return near >= unnamedStep[sameField(from, to)] ? unlistedStep(from, to) : null;
}

function chanceOfStep(index: CareerIndex, stand: CareerPosition, move: Move): number {
  const level = levelAfter(stand.level, move);
  const related = relatedness(index, move.from, move.to);
  const demand = demandOf(index, move.to);
  return probability(valuesFor(index, stand, { role: move.to, level, related, demand })).probability / 100;
}

/** The person's position after a step, with the skills of the new role. */
function standAfter(index: CareerIndex, stand: CareerPosition, move: Move): CareerPosition {
  const { role: from, years, held } = stand;
  const level = levelAfter(stand.level, move);
  const related = relatedness(index, from, move.to);
  const months = monthsOfStep({ from, to: move.to, level, up: move.up, related, years, held });
  return {
    role: move.to,
    level,
    years: years + months / 12,
    held: new Set([...held, ...from.skills, ...move.to.skills]),
  };
}
