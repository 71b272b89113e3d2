import type { PathKind } from "@waymark/contract/careers";
import { figuresOf } from "../catalogue.ts";
import type { Industry } from "../industries.ts";
import type { Role } from "../roles.ts";
import { type CareerIndex, demandOf, zoneOf } from "./career-index.ts";
import { levelRank } from "./experience.ts";
import { costOf } from "./find-routes.ts";
import { levelAfter } from "./levels.ts";
import { catalogueBand } from "./pay.ts";
import { type CareerPosition, valuesFor } from "./position.ts";
import { probability } from "./probability.ts";
import { relatedness } from "./relatedness.ts";

export interface Target {
  readonly role: Role;
  readonly kind: PathKind;
}

/** An occupation is growing from this percentage in ten years, and this multiple of the person's own growth. */
const growing = { least: 6, more: 1.5 } as const;
/** The most steps to a target. */
const reach = { up: 4, across: 2, growing: 2 } as const;
/** The least pay of a move to the side, as a share of today's pay. */
const leastPay = 0.75;
/** Preference by the number of steps: a path of a single step is short. */
const stepPreference = [0, 0.55, 1, 1, 0.65] as const;
/** Added to relatedness, so that remote targets keep some weight. */
const baseRelatedness = 0.1;
/**
 * The least relatedness of a target to the present role: each step on its own ladder (`ladder`, `field`), moves to the
 * side (`beside…`), other roles (`else`), and repeated requests (`again`). Less related roles are another profession,
 * which a person may choose but which is not proposed.
 */
const leastRelated = {
  ladder: 0.25,
  field: 0.15,
  beside: 0.4,
  besideElsewhere: 0.5,
  else: 0.35,
  again: 0.28,
} as const;
/** Higher pay is preferred up to this multiple of today's. */
const payPreferenceCap = 1.25;
/** Added to the chance, so that a distant goal on the person's own ladder stays in view. */
const baseChance = 0.2;
/** The least chance of a target that is more than one step away. */
const leastChance = 0.1;
/** The least chance of the next step up. */
const leastChanceNext = 0.05;
/** The least chance of an executive target, unless the person already leads. */
const leastChanceAtTop = 0.25;
/** The factor for each step to the side on the way to a higher target: the person's own ladder comes first. */
const perSideStep = 0.5;
/** The catalogue lists the most usual step first; this factor applies for each later one. */
const perLaterStep = { up: 0.85, beside: 0.92 } as const;
/** The least pay, as a share of today's, for a change to teaching or to regular hours. */
const leastPayByChoice = 0.35;
/** The factor for owning a business, which few people want. */
const ownBusinessFactor = 0.5;
/** The factors for a target in the field that the person named, and for a higher one in their present field. */
const inNamedField = 1.15;
const inOwnField = 1.35;
/** The least pay of a growing occupation, as a share of today's: growth does not justify a loss of pay. */
const leastPayGrowing = 0.9;
/** The factor on relatedness for each step after the first, applied to the weakest step. */
export const perFurtherStep = 0.92;

interface Reached {
  readonly role: Role;
  readonly cost: number;
  readonly steps: number;
  readonly ups: number;
  readonly weakest: number;
  /** Whether the last step leads up. */
  readonly rises: boolean;
  readonly first: Role | null;
  readonly level: CareerPosition["level"];
}

/** The roles within reach by the catalogue's steps, each by its cheapest way. */
function reachable(index: CareerIndex, stand: CareerPosition, hidden: ReadonlySet<string>): Reached[] {
  const found = new Map<Role, Reached>();
  const { role, level } = stand;
  let edge: Reached[] = [{ role, cost: 0, steps: 0, ups: 0, weakest: 1, rises: false, first: null, level }];
  for (let steps = 1; steps <= reach.up; steps++) {
    const next = new Map<Role, Reached>();
    for (const at of edge)
      for (const move of index.out.get(at.role.id) ?? []) {
        if (hidden.has(move.to.id) || move.to === role || found.has(move.to)) continue;
        const cost = at.cost + costOf(index, move);
        if (cost >= (next.get(move.to)?.cost ?? Number.POSITIVE_INFINITY)) continue;
        next.set(move.to, {
          role: move.to,
          cost,
          steps,
          ups: at.ups + Number(move.up),
          weakest: Math.min(at.weakest, relatedness(index, move.from, move.to)),
          rises: move.up,
          first: at.first ?? move.to,
          level: levelAfter(at.level, move),
        });
      }
    for (const [to, one] of next) found.set(to, one);
    edge = [...next.values()];
  }
  return [...found.values()];
}

interface TargetAsk {
  readonly hidden: ReadonlySet<string>;
  readonly not: ReadonlySet<string>;
  readonly industry: Industry | null;
  readonly most: number;
}

/** Chooses at most `most` targets, the best of each kind in turn, in a fixed order. */
export function chooseTargets(index: CareerIndex, stand: CareerPosition, ask: TargetAsk): Target[] {
  const all = reachable(index, stand, ask.hidden).map((reached) =>
    scoreTarget(index, stand, reached, ask.industry),
  );
  const others = all.filter(({ role }) => !ask.not.has(role.id));
  const chosen = fillUp(index, stand, ask, choose(others, ask.most));
  if (chosen.length > 0) return chosen;
  // Targets shown before come again only when there are no others.
  const again = fillUp(index, stand, { ...ask, not: new Set() }, choose(all, ask.most));
  return again.length > 0 ? again : nearest(index, stand, ask).slice(0, 1);
}

/** The number of targets to fill up to with related roles that no step leads to. */
const fewTargets = 3;
const fewestTargets = 2;

function fillUp(
  index: CareerIndex,
  stand: CareerPosition,
  ask: TargetAsk,
  chosen: readonly Target[],
): Target[] {
  const lacking = Math.min(fewTargets, ask.most) - chosen.length;
  if (lacking <= 0) return [...chosen];
  const pay = (role: Role) => figuresOf(index.catalogue, role)?.wages.p50 ?? 0;
  // A person who asks for more targets has seen the nearest, so less relatedness is enough.
  const least = ask.not.size > 0 ? leastRelated.again : leastRelated.else;
  const near = nearest(index, stand, ask).filter(
    ({ role }) =>
      !ask.not.has(role.id) &&
      !chosen.some((one) => one.role === role) &&
      relatedness(index, stand.role, role) >= least &&
      pay(role) >= leastPay * pay(stand.role) &&
      !isBelow(index, role, stand.role),
  );
  const likely = near.filter(({ role }) => chanceToTheSide(index, stand, role) >= leastChance);
  const added = likely.slice(0, lacking);
  // A single path is no choice: an unlikely second one is better than none.
  const anyway = near
    .filter((one) => !likely.includes(one))
    .slice(0, Math.max(0, fewestTargets - chosen.length - added.length));
  return [...chosen, ...added, ...anyway];
}

/** The chance to get a role as the next one, without rising. */
function chanceToTheSide(index: CareerIndex, stand: CareerPosition, role: Role): number {
  const level = levelAfter(stand.level, { to: role, up: false, reason: "skills" });
  const related = relatedness(index, stand.role, role);
  return chanceOf(index, stand, { role, level, related });
}

const chanceOf = (
  index: CareerIndex,
  stand: CareerPosition,
  to: { readonly role: Role; readonly level: CareerPosition["level"]; readonly related: number },
): number =>
  probability(valuesFor(index, stand, { ...to, demand: demandOf(index, to.role) })).probability / 100;

/** Tells whether the step from one role to the other leads up with no step back, so that nobody is sent down. */
const isBelow = (index: CareerIndex, role: Role, from: Role): boolean =>
  (index.into.get(from.id)?.some((move) => move.up && move.from === role) ?? false) &&
  !from.side.some(({ to }) => to === role.id);

interface Judged extends Reached {
  readonly scores: Readonly<Record<"up" | "across" | "growing", number>>;
}

function scoreTarget(
  index: CareerIndex,
  stand: CareerPosition,
  reached: Reached,
  industry: Industry | null,
): Judged {
  const { role, steps, ups, weakest, rises, level, first } = reached;
  const direct = relatedness(index, stand.role, role);
  const related = Math.max(direct, weakest * perFurtherStep ** (steps - 1));
  const chance = chanceOf(index, stand, { role, level, related });
  const before = catalogueBand(index.catalogue, stand.role, stand.level)?.middle ?? 1;
  const pay = (catalogueBand(index.catalogue, role, level)?.middle ?? before) / Math.max(1, before);
  const growth = figuresOf(index.catalogue, role)?.growth ?? 0;
  const own = figuresOf(index.catalogue, stand.role)?.growth ?? 0;
  const asides = steps - ups;
  const owned = index.into.get(role.id)?.every(({ reason, up }) => !up || reason === "own")
    ? ownBusinessFactor
    : 1;
  const inField = role.industry === industry ? inNamedField : 1;
  const isInField = role.industry === stand.role.industry;
  const liked = (stepPreference[steps] ?? 0) * inField * (isInField ? inOwnField : 1);
  const isNear = Math.abs(zoneOf(index, role) - zoneOf(index, stand.role)) <= 1;
  const beside = leastRelated[isInField ? "beside" : "besideElsewhere"];
  const isRelated = direct >= (steps > 1 ? beside : leastRelated.else) && !isBelow(index, role, stand.role);
  const elsewhere = leastRelated[steps > 1 ? "else" : "ladder"];
  const onLadder = isInField ? leastRelated.field : elsewhere;
  const isAbove = rises && direct >= (asides > 0 ? beside : onLadder);
  // An executive role is near for a person in a role that leads in time (one step), or who already is an executive.
  const isNearTop =
    steps === 1
      ? levelRank(stand.role.levels.at(-1) ?? stand.level) >= levelRank("lead")
      : stand.level === "executive";
  const isToTop = level === "executive" && !isNearTop;
  const isLikely = chance >= (isToTop ? leastChanceAtTop : leastChance);
  const isNext = steps === 1 && !isToTop && chance >= leastChanceNext;
  const byChoice = stand.role.side.some(
    ({ to, reason }) => to === role.id && (reason === "teach" || reason === "regular"),
  );
  const rank = Math.max(0, rankOf(stand.role, first));
  return {
    ...reached,
    scores: {
      up:
        ups > 0 && asides <= 1 && pay >= 1 && isAbove && (isLikely || isNext)
          ? liked *
            perLaterStep.up ** rank *
            owned *
            (baseChance + chance) *
            (baseRelatedness + (2 * related + direct) / 3) *
            Math.sqrt(Math.min(payPreferenceCap, pay)) *
            perSideStep ** asides
          : 0,
      across:
        asides > 0 &&
        ups === 0 &&
        steps <= reach.across &&
        isRelated &&
        isLikely &&
        (byChoice ? pay >= leastPayByChoice : pay >= leastPay && isNear)
          ? inField *
            perLaterStep.beside ** rank *
            related *
            (0.4 + Math.min(1.3, pay)) *
            (steps === 1 ? 1 : 0.8)
          : 0,
      growing:
        growth >= growing.least &&
        growth >= own * growing.more &&
        steps <= reach.growing &&
        pay >= leastPayGrowing &&
        isRelated &&
        isLikely
          ? inField *
            (0.1 + chance) *
            (baseRelatedness + direct) *
            Math.sqrt(Math.min(30, growth)) *
            Math.min(payPreferenceCap, pay)
          : 0,
    },
  };
}

/** The position of a step among the role's own steps of that kind; 0 for the first. */
function rankOf({ up, side }: Role, first: Role | null): number {
  const at = up.findIndex(({ to }) => to === first?.id);
  return at >= 0 ? at : side.findIndex(({ to }) => to === first?.id);
}

const turns = ["up", "across", "growing", "up", "across", "growing"] as const;

function choose(from: readonly Judged[], most: number): Target[] {
  const chosen: { role: Role; first: Role | null; kind: (typeof turns)[number] }[] = [];
  for (const kind of turns) {
    if (chosen.length >= most) break;
    const [best] = from
      .filter((one) => one.scores[kind] > 0 && !chosen.some(({ role }) => role === one.role))
      .map((one) => {
        // A second path of the same kind should begin with another step.
        const again = chosen.some((other) => other.kind === kind && other.first === one.first);
        return { one, score: one.scores[kind] * (again ? 0.6 : 1) };
      })
      .sort((a, b) => b.score - a.score || (a.one.role.id < b.one.role.id ? -1 : 1));
    if (best !== undefined) chosen.push({ role: best.one.role, first: best.one.first, kind });
  }
  return chosen.map(({ role, kind }) => ({ role, kind }));
}

/** All other roles, the most related first. */
function nearest(index: CareerIndex, stand: CareerPosition, { hidden }: TargetAsk): Target[] {
  return [...index.catalogue.roles.values()]
    .filter((role) => role !== stand.role && !hidden.has(role.id))
    .map((role) => ({ role, related: relatedness(index, stand.role, role) }))
    .sort((a, b) => b.related - a.related || (a.role.id < b.role.id ? -1 : 1))
    .map(({ role }) => {
      const isUp = stand.role.up.some(({ to }) => to === role.id);
      return { role, kind: isUp ? ("up" as const) : ("across" as const) };
    });
}
