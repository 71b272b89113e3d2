import type { Share } from "@waymark/contract/analytics";
import { leastForShare } from "@waymark/contract/analytics";
import { shareOf } from "./share.ts";

export interface PersonCounts {
  readonly sent: number;
  readonly answered: number;
  readonly interviews: number;
}

/** Counts over several people, so rounded that they point at nobody. Shares are null where too few are counted. */
export interface CombinedCounts {
  readonly people: number;
  /** A multiple of `step`. */
  readonly sent: number;
  readonly responseRate: Share | null;
  readonly interviewRate: Share | null;
}

/** People besides the viewer that combined figures need. */
const leastPeople = 3;
/** Combined counts are multiples of it. */
const step = 5;
/** Fewer answers or interviews than this make no share: a share of nought would tell that nobody had one. */
const leastReached = 3;
/** Combined shares are multiples of it. */
const shareStep = 0.05;

const rounded = (value: number, to: number): number =>
  Math.round(Math.round(value / to) * to * 1_000) / 1_000;

/**
 * People whom the viewer may not see by name, taken together; null for fewer than `leastPeople` of them, or fewer than
 * `leastForShare` applications. People seen by name are left out, or their counts could be subtracted. Counts are
 * rounded, or a person who begins to share could be computed from before and after, and a month from two periods.
 */
export function combinedOf(people: readonly PersonCounts[]): CombinedCounts | null {
  const sum = (of: keyof PersonCounts) => people.reduce((total, person) => total + person[of], 0);
  const sent = sum("sent");
  if (people.length < leastPeople || sent < leastForShare) return null;
  const share = (reached: number): Share | null => {
    const exact = reached < leastReached ? null : shareOf(reached, sent);
    if (exact === null) return null;
    const { low, point, high } = exact;
    return { low: rounded(low, shareStep), point: rounded(point, shareStep), high: rounded(high, shareStep) };
  };
  return {
    people: people.length,
    sent: rounded(sent, step),
    responseRate: share(sum("answered")),
    interviewRate: share(sum("interviews")),
  };
}
