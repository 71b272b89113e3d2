import type { CareerLevel, Contribution, EdgeReason, PathKind } from "@waymark/contract/careers";
import { finish, type Steps } from "../../in-steps.ts";
import { figuresOf } from "../catalogue.ts";
import type { Industry } from "../industries.ts";
import { educations, type Role } from "../roles.ts";
import { stepsAfter, withAlternatives } from "./alternatives.ts";
import { bridgeRoutes } from "./bridge.ts";
import { type CareerIndex, demandOf, type Move } from "./career-index.ts";
import { yearsAsked } from "./experience.ts";
import { findRoutes, inOrder, movesOf, type Route } from "./find-routes.ts";
import { type Lane, layOut } from "./layout.ts";
import { levelsOf } from "./levels.ts";
import { catalogueBand } from "./pay.ts";
import { type CareerPosition, valuesFor } from "./position.ts";
import { probability } from "./probability.ts";
import { relatedness } from "./relatedness.ts";
import { chooseTargets, perFurtherStep, type Target } from "./targets.ts";
import { monthSpan, monthsOfStep } from "./time.ts";

/** The input for finding paths. Role ids are of the catalogue; unknown ones are ignored. */
export interface PathInput {
  readonly stand: CareerPosition;
  /** The person's field of work: targets in it rank a little higher. */
  readonly industry: Industry | null;
  /** The id of the target that the person chose. */
  readonly wish: string | null;
  readonly hidden: ReadonlySet<string>;
  /** Ids of pinned paths, `from>target`. */
  readonly pinned: readonly string[];
  /** Ids of targets that were shown before. */
  readonly not: ReadonlySet<string>;
}

export interface FoundNode {
  readonly role: Role;
  readonly level: CareerLevel;
  readonly years: { readonly min: number; readonly max: number | null };
  readonly months: { readonly min: number; readonly max: number };
  readonly probability: number;
  /** Empty for the person's present role. */
  readonly contributions: readonly Contribution[];
  readonly next: readonly Role[];
  readonly growth: number;
  readonly demand: number;
  readonly x: number;
  readonly y: number;
}

export interface FoundLink {
  readonly from: Role;
  readonly to: Role;
  readonly probability: number;
  readonly reason: EdgeReason;
  /** Ids of the additional skills that the next role requires. */
  readonly adds: readonly string[];
}

/** Actions to take, the most useful first; `skill`, `licence` and `education` are ids. */
export type PathAction =
  | { readonly kind: "learn"; readonly skill: string; readonly role: Role }
  | { readonly kind: "licence"; readonly licence: string; readonly role: Role }
  | { readonly kind: "education"; readonly education: Role["education"]; readonly role: Role }
  | { readonly kind: "years"; readonly years: number; readonly role: Role }
  | { readonly kind: "evidence" | "talk" | "apply"; readonly role: Role };

export interface FoundPath {
  readonly id: string;
  readonly kind: PathKind;
  readonly pinned: boolean;
  readonly from: Role;
  readonly target: Role;
  /** The first one is the person's present role. */
  readonly nodes: readonly FoundNode[];
  readonly links: readonly FoundLink[];
  readonly lanes: readonly Lane[];
  /** The nodes after the target, which it makes possible. */
  readonly after: readonly Role[];
  readonly months: { readonly min: number; readonly max: number };
  /** Percent between the catalogue's median wages; null when one is unknown. */
  readonly salaryIncrease: number | null;
  readonly missing: readonly string[];
  readonly actions: readonly PathAction[];
}

export const mostPaths = 5;
const waysOfPath = { mostNodes: 12, mostWays: 5 } as const;
const mostMissing = 6;

/**
 * Finds up to five paths from the present role: first to the person's own target, then pinned ones, then proposals.
 * Pure and deterministic.
 */
export function findPaths(index: CareerIndex, ask: PathInput): FoundPath[] {
  return finish(findPathsInSteps(index, ask));
}

/** The same, with a pause after each path: all take 20 ms, some 40. */
export function* findPathsInSteps(index: CareerIndex, ask: PathInput): Steps<FoundPath[]> {
  const { roles } = index.catalogue;
  const { stand, hidden } = ask;
  const found = new Map<string, FoundPath>();
  const add = (from: Role, { role, kind }: Target) => {
    const id = `${from.id}>${role.id}`;
    if (role === from || hidden.has(role.id) || found.has(id) || found.size >= mostPaths) return;
    // A pinned path may start at another role: use the person's present level, years and skills there.
    found.set(id, pathTo(index, { ...stand, role: from }, { role, kind }, ask));
  };
  const wish = roles.get(ask.wish ?? "");
  if (wish !== undefined) add(stand.role, { role: wish, kind: "wish" });
  yield;
  for (const id of ask.pinned) {
    const [from, to] = id.split(">").map((part) => roles.get(part));
    if (from !== undefined && to !== undefined) add(from, { role: to, kind: kindOf(index, from, to) });
    yield;
  }
  const shown = [...found.values()].filter(({ from }) => from === stand.role).map(({ target }) => target.id);
  const not = new Set([...ask.not, ...shown]);
  const proposed = chooseTargets(index, stand, { hidden, not, industry: ask.industry, most: mostPaths });
  yield;
  for (const target of proposed) {
    add(stand.role, target);
    yield;
  }
  return [...found.values()];
}

const kindOf = (index: CareerIndex, from: Role, to: Role): PathKind =>
  (index.out.get(from.id) ?? []).some((move) => move.to === to && !move.up) ? "across" : "up";

function pathTo(index: CareerIndex, stand: CareerPosition, target: Target, ask: PathInput): FoundPath {
  const bounds = { ...waysOfPath, hidden: ask.hidden, asideOnly: target.kind === "across" };
  const known = findRoutes(index, stand.role, target.role, bounds);
  const ways = isDetour(known[0])
    ? bridgeRoutes(index, stand.role, target.role, bounds)
    : withAlternatives(index, stand, target.role, known, bounds);
  const after = stepsAfter(index, stand, target.role, ways, bounds);
  const drawn = [...ways, ...after.map((move) => [move])];
  const levels = levelsOf(drawn, stand.role, stand.level);
  const reached = arrivals(index, stand, drawn, levels);
  const nodes = placed(index, stand, drawn, levels, reached);
  const missing = missingSkills(index, stand, ways[0] ?? []);
  const months = monthSpan(reached.get(target.role)?.months ?? 0);
  const id = `${stand.role.id}>${target.role.id}`;
  return {
    id,
    kind: target.kind,
    pinned: ask.pinned.includes(id),
    from: stand.role,
    target: target.role,
    nodes: nodes.nodes,
    links: movesOf(drawn).map((move) => linkOf(index, stand, move)),
    lanes: nodes.lanes,
    after: after.map(({ to }) => to),
    months,
    salaryIncrease: increase(
      index,
      nodes.nodes[0],
      nodes.nodes.find(({ role }) => role === target.role),
    ),
    missing,
    actions: actionsOf(stand, ways[0] ?? [], levels, missing),
  };
}

/** With more steps to the side than this, a direct change is shorter than the way through neighbouring roles. */
const mostAsides = 2;

const isDetour = (way: Route | undefined): boolean =>
  way === undefined || way.filter(({ up }) => !up).length > mostAsides;

interface Arrival {
  readonly months: number;
  readonly depth: number;
  readonly steps: number;
  readonly weakest: number;
}

/** The time and distance of each role: along the best way for roles on it, otherwise by the earliest arrival. */
function arrivals(
  index: CareerIndex,
  stand: CareerPosition,
  ways: readonly Route[],
  levels: ReadonlyMap<Role, CareerLevel>,
): Map<Role, Arrival> {
  const found = new Map<Role, Arrival>([[stand.role, { months: 0, depth: 0, steps: 0, weakest: 1 }]]);
  const moves = movesOf(ways);
  const best = ways[0] ?? [];
  for (const role of inOrder(ways) ?? []) {
    const level = levels.get(role) ?? stand.level;
    const into = moves
      .filter(({ to }) => to === role)
      .map((move) => ({ move, by: arriveBy(index, stand, move, level, found.get(move.from)) }))
      .sort(
        (a, b) => Number(best.includes(b.move)) - Number(best.includes(a.move)) || a.by.months - b.by.months,
      );
    const [first] = into;
    if (first === undefined) continue;
    found.set(role, { ...first.by, depth: Math.max(...into.map(({ by }) => by.depth)) });
  }
  return found;
}

function arriveBy(
  index: CareerIndex,
  stand: CareerPosition,
  { from, to, up }: Move,
  level: CareerLevel,
  before: Arrival = { months: 0, depth: 0, steps: 0, weakest: 1 },
): Arrival {
  const related = relatedness(index, from, to);
  const years = stand.years + before.months / 12;
  const { held } = stand;
  return {
    months: before.months + monthsOfStep({ from, to, level, up, related, years, held }),
    depth: before.depth + 1,
    steps: before.steps + 1,
    weakest: Math.min(before.weakest, related),
  };
}

function placed(
  index: CareerIndex,
  stand: CareerPosition,
  ways: readonly Route[],
  levels: ReadonlyMap<Role, CareerLevel>,
  reached: ReadonlyMap<Role, Arrival>,
): { nodes: FoundNode[]; lanes: readonly Lane[] } {
  const moves = movesOf(ways);
  const order = inOrder(ways) ?? [];
  const levelOf = (role: Role) => levels.get(role) ?? stand.level;
  const { places, lanes } = layOut(
    order.map((role) => ({
      id: role.id,
      level: levelOf(role),
      depth: reached.get(role)?.depth ?? 0,
      after: moves.filter(({ to }) => to === role).map(({ from }) => from.id),
    })),
  );
  const nodes = order.map((role) => {
    const { x = 0, y = 0 } = places.get(role.id) ?? {};
    const next = moves.filter(({ from }) => from === role).map(({ to }) => to);
    return { ...nodeOf(index, stand, role, levelOf(role), reached.get(role)), next, x, y };
  });
  return { nodes, lanes };
}

function nodeOf(
  index: CareerIndex,
  stand: CareerPosition,
  role: Role,
  level: CareerLevel,
  reached?: Arrival,
) {
  const { steps = 0, weakest = 1, months = 0 } = reached ?? {};
  const direct = relatedness(index, stand.role, role);
  const related = Math.max(direct, weakest * perFurtherStep ** Math.max(0, steps - 1));
  const demand = demandOf(index, role);
  const isHere = role === stand.role;
  const chance = probability(valuesFor(index, stand, { role, level, related, demand }));
  const min = yearsAsked(role, level);
  const above = role.levels[role.levels.indexOf(level) + 1];
  return {
    role,
    level,
    years: { min, max: above === undefined ? null : Math.max(min + 1, yearsAsked(role, above)) },
    months: monthSpan(months),
    probability: isHere ? 100 : chance.probability,
    contributions: isHere ? [] : chance.contributions,
    growth: figuresOf(index.catalogue, role)?.growth ?? 0,
    demand,
  };
}

const linkOf = (index: CareerIndex, { held }: CareerPosition, { from, to, reason }: Move): FoundLink => ({
  from,
  to,
  probability: Math.round(100 * relatedness(index, from, to)),
  reason,
  adds: to.skills.filter((skill) => !held.has(skill) && !from.skills.includes(skill)),
});

/** The skills of a way's roles that the person lacks; rare ones and those that several roles require come first. */
function missingSkills(index: CareerIndex, { role, held }: CareerPosition, way: Route): string[] {
  const weights = new Map<string, number>();
  for (const { to } of way)
    for (const [at, skill] of to.skills.entries()) {
      if (held.has(skill) || role.skills.includes(skill)) continue;
      const weight = (index.rarity.get(skill) ?? 1) * (1 - at / 20);
      weights.set(skill, (weights.get(skill) ?? 0) + weight);
    }
  return [...weights]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, mostMissing)
    .map(([skill]) => skill);
}

function increase(index: CareerIndex, first?: FoundNode, last?: FoundNode): number | null {
  if (first === undefined || last === undefined) return null;
  const before = catalogueBand(index.catalogue, first.role, first.level)?.middle;
  const after = catalogueBand(index.catalogue, last.role, last.level)?.middle;
  return before === undefined || after === undefined ? null : Math.round((100 * (after - before)) / before);
}

/** Three to six actions: two or three skills, formal requirements, evidence, people to talk to, applications. */
function actionsOf(
  stand: CareerPosition,
  way: Route,
  levels: ReadonlyMap<Role, CareerLevel>,
  missing: readonly string[],
): PathAction[] {
  const next = way[0]?.to ?? stand.role;
  const asks = (skill: string) => way.find(({ to }) => to.skills.includes(skill))?.to ?? next;
  const actions: PathAction[] = missing
    .slice(0, 2)
    .map((skill) => ({ kind: "learn", skill, role: asks(skill) }));
  const schools = (role: Role) => educations.indexOf(role.education);
  const degree = way.find(({ from, to }) => schools(to) > Math.max(schools(from), schools(stand.role)))?.to;
  if (degree !== undefined) actions.push({ kind: "education", education: degree.education, role: degree });
  for (const { to } of way) {
    const licence = to.licences.find((one) => !stand.role.licences.includes(one));
    if (licence === undefined || actions.some((one) => one.kind === "licence")) continue;
    actions.push({ kind: "licence", licence, role: to });
  }
  const years = yearsAsked(next, levels.get(next) ?? stand.level);
  if (years > stand.years) actions.push({ kind: "years", years: Math.round(years), role: next });
  actions.push({ kind: "evidence", role: next }, { kind: "talk", role: next }, { kind: "apply", role: next });
  return actions.slice(0, 6);
}
