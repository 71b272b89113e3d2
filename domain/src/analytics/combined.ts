import type { FunnelLevel, Share } from "@waymark/contract/analytics";
import { leastForShare } from "@waymark/contract/analytics";
import { shareOf } from "./share.ts";

/** Levels of the funnel that combined figures tell besides what was sent. */
const combinedLevels = ["answered", "interview", "offer", "accepted"] as const satisfies FunnelLevel[];
type CombinedLevel = (typeof combinedLevels)[number];

/** One person's counts over a period. */
export interface PersonCounts {
  readonly sent: number;
  /** Number of applications that reached each level. */
  readonly reached: Readonly<Record<CombinedLevel, number>>;
  /** Number of answers within `to` days, later than the step before; the last step is open. */
  readonly answers: readonly { readonly to: number | null; readonly count: number }[];
}

/** Counts over several people, so rounded that they point at nobody. */
export interface CombinedCounts {
  readonly people: number;
  /** A multiple of `step`. */
  readonly sent: number;
  /** To the nearest `step`; null for fewer than `leastReached`. */
  readonly funnel: readonly { readonly level: CombinedLevel; readonly reached: number | null }[];
  /** Shares of the rounded counts, null where too few are counted. */
  readonly responseRate: Share | null;
  readonly interviewRate: Share | null;
  /** Half of the answers came within so many days (null: later than all bars); null where too few answered. */
  readonly halfWithin: { readonly days: number | null } | null;
}

/** People besides the viewer that combined figures need. */
const leastPeople = 3;
/** Combined counts are multiples of it. */
const step = 5;
/** A smaller count is not told: nought would tell that nobody had one. */
const leastReached = 3;
const shareStep = 0.05;

const rounded = (value: number, to: number): number =>
  Math.round(Math.round(value / to) * to * 1_000) / 1_000;

/** A share of rounded counts, so that it tells nothing that the counts do not. */
function shareOfRounded(reached: number | null, sent: number): Share | null {
  const exact = reached === null ? null : shareOf(Math.min(reached, sent), sent);
  if (exact === null) return null;
  const { low, point, high } = exact;
  return { low: rounded(low, shareStep), point: rounded(point, shareStep), high: rounded(high, shareStep) };
}

/**
 * The bar by which half of all answers had come; null for fewer than `leastForShare` answers, of fewer than `leastPeople`
 * people, or where more than half of them are one person's: the bar would be that person's own.
 */
function halfWithinOf(people: readonly PersonCounts[]): CombinedCounts["halfWithin"] {
  const byPerson = people.map(({ answers }) => answers.reduce((sum, { count }) => sum + count, 0));
  const total = byPerson.reduce((sum, count) => sum + count, 0);
  const answered = byPerson.filter((count) => count > 0).length;
  if (total < leastForShare || answered < leastPeople || Math.max(...byPerson) > total / 2) return null;
  const bars = people[0]?.answers ?? [];
  let come = 0;
  for (const [at, { to }] of bars.entries()) {
    come += people.reduce((sum, { answers }) => sum + (answers[at]?.count ?? 0), 0);
    if (come >= total / 2) return { days: to };
  }
  return { days: null };
}

/**
 * People whom the viewer may not see by name, taken together; null for fewer than `leastPeople` of them, or fewer than
 * `leastForShare` applications. People seen by name are left out, or their counts could be subtracted. Counts are
 * rounded, or a person who begins to share could be computed from before and after, and a month from two periods.
 */
export function combinedOf(people: readonly PersonCounts[]): CombinedCounts | null {
  const sum = (of: (person: PersonCounts) => number) =>
    people.reduce((total, person) => total + of(person), 0);
  const exact = sum(({ sent }) => sent);
  if (people.length < leastPeople || exact < leastForShare) return null;
  const sent = rounded(exact, step);
  const funnel = combinedLevels.map((level) => {
    const reached = sum((person) => person.reached[level]);
    return { level, reached: reached < leastReached ? null : rounded(reached, step) };
  });
  const shareAt = (level: CombinedLevel) =>
    shareOfRounded(funnel.find((one) => one.level === level)?.reached ?? null, sent);
  return {
    people: people.length,
    sent,
    funnel,
    responseRate: shareAt("answered"),
    interviewRate: shareAt("interview"),
    halfWithin: halfWithinOf(people),
  };
}
