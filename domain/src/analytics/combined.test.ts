import { leastForShare } from "@waymark/contract/analytics";
import { describe, expect, it } from "vitest";
import { combinedOf, type PersonCounts } from "./combined.ts";

const counts = (sent: number, answered = 0, interviews = 0): PersonCounts => ({ sent, answered, interviews });

describe("combined figures of a team", () => {
  it.each<[string, PersonCounts[], number | null]>([
    ["two people", [counts(50), counts(50)], null],
    ["three with seven applications", [counts(7), counts(0), counts(0)], null],
    ["three with eight", [counts(8), counts(0), counts(0)], 10],
    ["four with many", [counts(31), counts(4), counts(9), counts(8)], 50],
  ])("%s", (_name, people, sent) => {
    expect(combinedOf(people)?.sent ?? null).toBe(sent);
  });

  it("gives shares in steps of five points, and none of fewer than three", () => {
    const [few, some] = [2, 11].map((answered) =>
      combinedOf([counts(30, answered, 0), counts(5), counts(5)]),
    );
    expect(few?.responseRate).toBe(null);
    expect(some?.responseRate).toEqual({ low: 0.15, point: 0.3, high: 0.45 });
    expect(some?.interviewRate).toBe(null);
  });
});

/** Numbers from 0 to 1, always the same for a seed. */
function seeded(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Sums over months `from` up to and without `to` lie between two bounds. */
interface Bound {
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The largest total that each span of months can have under all bounds: shortest paths over the running sums (Bellman
 * and Ford), which is exact for whole numbers.
 */
function largestTotals(months: number, bounds: readonly Bound[]): (from: number, to: number) => number {
  const edges = [
    ...bounds.map(({ from, to, high }) => ({ from, to, weight: high })),
    ...bounds.map(({ from, to, low }) => ({ from: to, to: from, weight: -low })),
    // No month has fewer than none.
    ...Array.from({ length: months }, (_, i) => ({ from: i + 1, to: i, weight: 0 })),
  ];
  return (from, to) => {
    const reach = Array.from({ length: months + 1 }, (_, i) => (i === from ? 0 : Number.POSITIVE_INFINITY));
    for (let round = 0; round <= months; round += 1)
      for (const edge of edges)
        reach[edge.to] = Math.min(reach[edge.to] ?? 0, (reach[edge.from] ?? 0) + edge.weight);
    return reach[to] ?? 0;
  };
}

/** The combined count of a span, as bounds on its sum. */
function boundOf(people: readonly (readonly number[])[], from: number, to: number): Bound {
  const totals = people.map((months) => months.slice(from, to).reduce((a, b) => a + b, 0));
  const told = combinedOf(totals.map((sent) => counts(sent)));
  if (told === null) return { from, to, low: 0, high: leastForShare - 1 };
  return { from, to, low: Math.max(leastForShare, told.sent - 2), high: told.sent + 2 };
}

const months = 12;
const quarter = 3;

/** Spans whose total must be nought in 1,000 random teams, when some spans are told. */
function fixedCounts(told: readonly { from: number; to: number }[]): string[] {
  const fixed: string[] = [];
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const random = seeded(seed);
    const busy = random() * 8;
    const people = Array.from({ length: 3 + Math.floor(random() * 2) }, () =>
      Array.from({ length: months }, () => (random() < 0.5 ? 0 : Math.floor(random() * busy))),
    );
    const largest = largestTotals(
      months,
      told.map(({ from, to }) => boundOf(people, from, to)),
    );
    for (let from = 0; from < months; from += 1)
      for (let to = from + 1; to <= months; to += 1)
        if (largest(from, to) < 1) fixed.push(`${seed}: ${from} to ${to}`);
  }
  return fixed;
}

describe("what a viewer can compute", () => {
  /**
   * Applications of a month can belong to any of the three or more people, so a person's count is fixed only where the
   * total of a span must be nought. Spans that overlap can be subtracted from each other, quarters cannot.
   */
  it("fixes nobody's count in any span of 1,000 random teams, when each quarter is told", () => {
    const told = Array.from({ length: months / quarter }, (_, i) => ({
      from: i * quarter,
      to: (i + 1) * quarter,
    }));
    expect(fixedCounts(told)).toEqual([]);
  });

  it("would fix some if every span of months were told", () => {
    const told = Array.from({ length: months }, (_, from) =>
      Array.from({ length: months - from }, (_, length) => ({ from, to: from + length + 1 })),
    ).flat();
    expect(fixedCounts(told).length).toBeGreaterThan(0);
  });

  it("does not tell the count of a person who begins to share", () => {
    const before = [counts(9), counts(9), counts(9)];
    const told = [1, 2, 3].map((sent) => combinedOf([...before, counts(sent)])?.sent);
    // One more or two more application read the same.
    expect(told[0]).toBe(told[1]);
  });
});
