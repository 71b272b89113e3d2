import { figuresOf } from "../catalogue.ts";
import type { Role } from "../roles.ts";
import { type CareerIndex, demandOf, type Move, zoneOf } from "./career-index.ts";
import { rungOf } from "./experience.ts";
import { levelAfter } from "./levels.ts";
import { probability } from "./probability.ts";
import { relatedness } from "./relatedness.ts";
import { type Stand, valuesFor } from "./stand.ts";
import { monthsOfStep } from "./time.ts";
import { type Bounds, inOrder, nodesOf, type Way } from "./ways.ts";

/** So near two roles have to be for a step the catalogue does not name: within a field, and out of it. */
const unnamedStep = { field: 0.4, elsewhere: 0.5 } as const;
/** And so near for one that it does name. */
const namedStep = 0.3;
/** Whoever steps aside first in order to rise stays as near as that to what they do. */
const nearAside = 0.5;
/** Two steps aside are worth it only where the direct one is as unlikely as that. */
const unlikely = 0.35;
/** So much likelier than the direct way every step of one through a further role has to be. */
const likelierBy = 0.05;
/** What no longer is a way: nobody is sent through a role they have so little of a chance in. */
const leastChance = 0.15;
/** A usual step between that leads aside first is one when it is as good as open. */
const leastChanceAside = 0.4;
/** Two steps up come before others that are so much likelier. */
const ladderFirst = 0.2;
/** What is between pays so much of today's at least, and of the target's at most. */
const pays = { least: 0.95, most: 1.15 } as const;
/** Ways through a further role beside the best, and steps after the target. */
const mostAlternatives = 3;
const mostAfter = 2;
/** A step after the target is shown when it is as near as that. */
const leastNearAfter = { field: 0.4, elsewhere: 0.45 } as const;

const pay = (index: CareerIndex, role: Role) => figuresOf(index.catalogue, role)?.wages.p50 ?? 0;
const topRung = ({ levels }: Role) => rungOf(levels.at(-1) ?? "entry");

/**
 * Ways to the target through one further role, beside those that are known: the usual step between (the catalogue
 * names both steps, and both rise), or one that makes it likelier: each of its steps has a better chance than the
 * direct one. Those come first whose least likely step is the likeliest.
 */
export function withAlternatives(
  index: CareerIndex,
  stand: Stand,
  target: Role,
  known: readonly Way[],
  { hidden, mostNodes }: Bounds,
): Way[] {
  const isOpen = index.out.get(stand.role.id)?.find((move) => move.to === target);
  const direct = chanceBy(index, stand, isOpen ?? jump(stand.role, target));
  const near = relatedness(index, stand.role, target);
  const ways = known.filter(
    (way, at) => at === 0 || isWorthIt(index, way, isOpen === undefined ? 0 : direct),
  );
  const passed = new Set(nodesOf(ways));
  const found: { way: Way; worth: number; id: string }[] = [];
  for (const between of candidates(index, stand.role, target)) {
    if (passed.has(between) || hidden.has(between.id) || !isBetween(index, stand.role, between, target))
      continue;
    const first = stepTo(index, stand.role, between);
    const second = stepTo(index, between, target);
    if (first === null || second === null || second.reason === "own") continue;
    const isNamed = [first, second].map((move) => index.out.get(move.from.id)?.includes(move) ?? false);
    if (!isNamed.includes(true)) continue;
    const before = chanceBy(index, stand, first);
    const least = Math.min(before, chanceBy(index, arrivedBy(index, stand, first), second));
    // What brings one no nearer is a detour, and so is what leads aside in the end, unless the direct step is a long shot.
    if (relatedness(index, between, target) < near) continue;
    if (!first.up && relatedness(index, stand.role, between) < nearAside) continue;
    if (!second.up && direct > unlikely) continue;
    const isUsual = !isNamed.includes(false) && second.up && (first.up || before >= leastChanceAside);
    if (before < leastChance || (!isUsual && least < direct + likelierBy)) continue;
    found.push({
      way: [first, second],
      worth: least + (first.up && second.up ? ladderFirst : 0),
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

/** The steps that the catalogue names after the target, what it opens up. The most usual come first. */
export function stepsAfter(
  index: CareerIndex,
  from: Role,
  target: Role,
  ways: readonly Way[],
  { hidden, mostNodes }: Bounds,
): Move[] {
  const passed = new Set(nodesOf(ways));
  const isNew = ({ to }: Move) => !from.up.some((edge) => edge.to === to.id);
  const after = (index.out.get(target.id) ?? []).filter(
    ({ to, up, reason }) =>
      up &&
      reason !== "own" &&
      !passed.has(to) &&
      !hidden.has(to.id) &&
      pay(index, to) >= pay(index, target) * pays.least &&
      relatedness(index, target, to) >= leastNearAfter[sameField(target, to)],
  );
  // What was open before comes last.
  after.sort((a, b) => Number(isNew(b)) - Number(isNew(a)));
  return after.slice(0, Math.min(mostAfter, mostNodes - passed.size));
}

/**
 * Whether a way beside the best leads to anything: one whose last step does not rise does only where the direct step is a long
 * shot, and one that steps aside to where a step leads anyhow does when that brings one as near.
 */
function isWorthIt(index: CareerIndex, way: Way, direct: number): boolean {
  if (direct > unlikely && way.at(-1)?.up === false) return false;
  return way.slice(1).every(({ from: between, to }, at) => {
    const before = way[at];
    if (before === undefined || before.up) return true;
    const isOpen = index.out.get(before.from.id)?.some((move) => move.to === to) ?? false;
    return !isOpen || relatedness(index, between, to) >= relatedness(index, before.from, to);
  });
}

/** Roles that the catalogue names beside one end of the way. */
const candidates = (index: CareerIndex, from: Role, to: Role): Set<Role> =>
  new Set([
    ...(index.out.get(from.id) ?? []).map((move) => move.to),
    ...(index.into.get(to.id) ?? []).map((move) => move.from),
  ]);

/** Whether one goes up, or stays as high, all the way: neither down in order to rise, nor past the target and back. */
function isBetween(index: CareerIndex, from: Role, role: Role, to: Role): boolean {
  if (role === from || role === to || role.up.some((edge) => edge.to === from.id)) return false;
  const [before, here, after] = [from, role, to].map((one) => pay(index, one)) as [number, number, number];
  return (
    here >= Math.min(before, after) * pays.least &&
    here <= Math.max(before, after) * pays.most &&
    topRung(role) >= Math.min(topRung(from), topRung(to)) &&
    rungOf(role.levels[0] ?? "entry") <= rungOf(to.levels.at(-1) ?? "entry") &&
    zoneOf(index, role) >= Math.min(zoneOf(index, from), zoneOf(index, to)) &&
    zoneOf(index, role) <= Math.max(zoneOf(index, from), zoneOf(index, to))
  );
}

const sameField = (one: Role, other: Role) => (one.industry === other.industry ? "field" : "elsewhere");

const jump = (from: Role, to: Role): Move => ({ from, to, reason: "skills", up: false });

/** The catalogue's step from a role to another, else one between roles that are near; null where there is none. */
function stepTo(index: CareerIndex, from: Role, to: Role): Move | null {
  const near = relatedness(index, from, to);
  const named = index.out.get(from.id)?.find((move) => move.to === to);
  if (named !== undefined) return near >= namedStep ? named : null;
  // What leads the other way is no way on.
  if (index.into.get(from.id)?.some((move) => move.from === to && move.up)) return null;
  return near >= unnamedStep[sameField(from, to)] ? jump(from, to) : null;
}

function chanceBy(index: CareerIndex, stand: Stand, move: Move): number {
  const level = levelAfter(stand.level, move);
  const related = relatedness(index, move.from, move.to);
  const demand = demandOf(index, move.to);
  return probability(valuesFor(index, stand, { role: move.to, level, related, demand })).probability / 100;
}

/** Where somebody stands who took a step and has its role's skills. */
function arrivedBy(index: CareerIndex, stand: Stand, move: Move): Stand {
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
