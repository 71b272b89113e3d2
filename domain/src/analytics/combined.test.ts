import { leastForShare } from "@waymark/contract/analytics";
import { describe, expect, it } from "vitest";
import { combinedOf, type PersonCounts } from "./combined.ts";

const bars = [3, 7, 14, 21, 30, null];

/** A person's counts; the answers by days are spread over the first bars in turn unless they are given. */
function counts(sent: number, answered = 0, interview = 0, byBar?: readonly number[]): PersonCounts {
  const even = bars.map(
    (_, at) => Math.floor(answered / 2) * Number(at === 0) + Math.ceil(answered / 2) * Number(at === 1),
  );
  const answers = bars.map((to, at) => ({ to, count: (byBar ?? even)[at] ?? 0 }));
  return { sent, reached: { answered, interview, offer: 0, accepted: 0 }, answers };
}

describe("combined figures of a team", () => {
  it.each<[string, PersonCounts[], number | null]>([
    ["two people", [counts(50), counts(50)], null],
    ["three with seven applications", [counts(7), counts(0), counts(0)], null],
    ["three with eight", [counts(8), counts(0), counts(0)], 10],
    ["four with many", [counts(31), counts(4), counts(9), counts(8)], 50],
  ])("%s", (_name, people, sent) => {
    expect(combinedOf(people)?.sent ?? null).toBe(sent);
  });

  it("tells the funnel in steps of five and by what day half of the answers came", () => {
    const told = combinedOf([counts(31, 11, 4), counts(14, 6, 2), counts(9, 6, 1)]);
    expect(told?.funnel).toEqual([
      { level: "answered", reached: 25 },
      { level: "interview", reached: 5 },
      { level: "offer", reached: null },
      { level: "accepted", reached: null },
    ]);
    expect(told?.halfWithin).toEqual({ days: 7 });
  });

  it.each<[string, PersonCounts[]]>([
    ["seven answers", [counts(9, 3), counts(9, 2), counts(9, 2)]],
    ["answers of two people", [counts(9, 6), counts(9, 6), counts(9, 0)]],
    ["one person with more than half", [counts(40, 20), counts(9, 5), counts(9, 5)]],
  ])("does not tell a time to answer from %s", (_name, people) => {
    expect(combinedOf(people)).not.toBe(null);
    expect(combinedOf(people)?.halfWithin).toBe(null);
  });

  it("tells of late answers that half came after every bar", () => {
    const late = counts(9, 4, 0, [0, 0, 0, 0, 0, 4]);
    expect(combinedOf([late, late, late])?.halfWithin).toEqual({ days: null });
  });

  it("gives shares in steps of five points, and none of fewer than three", () => {
    const [few, some] = [2, 11].map((answered) =>
      combinedOf([counts(30, answered, 0), counts(5), counts(5)]),
    );
    expect(few?.responseRate).toBe(null);
    expect(some?.responseRate).toEqual({ low: 0.15, point: 0.25, high: 0.4 });
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

/** Three to five people with counts that go down from level to level. */
function aTeamOf(random: () => number): PersonCounts[] {
  const busy = 2 + random() * 14;
  return Array.from({ length: 3 + Math.floor(random() * 3) }, () => {
    const sent = random() < 0.3 ? 0 : Math.floor(random() * busy);
    const answered = Math.floor(random() * (sent + 1));
    return counts(sent, answered, Math.floor(random() * (answered + 1)));
  });
}

/** Totals of sent, answered and interviews. */
const totalsOf = (people: readonly PersonCounts[]): number[] => [
  people.reduce((sum, { sent }) => sum + sent, 0),
  people.reduce((sum, { reached }) => sum + reached.answered, 0),
  people.reduce((sum, { reached }) => sum + reached.interview, 0),
];

/** The result for the same words before. */
const fitting = new Map<string, number[][]>();

/**
 * Every total of sent, answered and interviews that would be told in the same words: each is tried on the rule itself, so
 * that counts, shares and their intervals are all used against it. By what day half of the answers came is left out, as
 * it depends on days alone.
 */
function totalsThatFit(told: NonNullable<ReturnType<typeof combinedOf>>): number[][] {
  const wordsOf = ({ halfWithin: _, people: __, ...words }: typeof told) => JSON.stringify(words);
  const known = fitting.get(wordsOf(told));
  if (known !== undefined) return known;
  const fits: number[][] = [];
  fitting.set(wordsOf(told), fits);
  for (let sent = Math.max(0, told.sent - 5); sent <= told.sent + 5; sent += 1)
    for (let answered = 0; answered <= sent; answered += 1)
      for (let interviews = 0; interviews <= answered; interviews += 1) {
        const tried = combinedOf([counts(sent, answered, interviews), counts(0), counts(0)]);
        if (tried !== null && wordsOf(tried) === wordsOf(told)) fits.push([sent, answered, interviews]);
      }
  return fits;
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

  it("leaves more than one total of each level possible, whatever is told of 1,000 random teams", () => {
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const random = seeded(seed);
      const people = aTeamOf(random);
      const told = combinedOf(people);
      if (told === null) continue;
      const fits = totalsThatFit(told);
      // The true numbers are among them.
      const truth = totalsOf(people);
      expect(fits.some((one) => one.join() === truth.join())).toBe(true);
      for (const level of truth.keys()) {
        const values = new Set(fits.map((one) => one[level] ?? 0));
        expect(values.size, `seed ${seed}, level ${level}`).toBeGreaterThan(1);
        // Any one person may have had none, and may have had some.
        expect(Math.max(...values)).toBeGreaterThan(0);
      }
    }
  });

  it("does not tell any count of a person who begins to share, from before and after", () => {
    let compared = 0;
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const random = seeded(seed);
      const before = aTeamOf(random);
      const [fresh] = aTeamOf(random);
      const [first, second] = [combinedOf(before), fresh && combinedOf([...before, fresh])];
      if (!first || !second) continue;
      compared += 1;
      const [olds, news] = [totalsThatFit(first), totalsThatFit(second)];
      for (const level of [0, 1, 2]) {
        const [old, now] = [olds, news].map((fits) => [...new Set(fits.map((one) => one[level] ?? 0))]);
        const differences = new Set(
          (now ?? []).flatMap((a) => (old ?? []).map((b) => a - b).filter((d) => d >= 0)),
        );
        expect(differences.size, `seed ${seed}, level ${level}`).toBeGreaterThan(1);
      }
    }
    expect(compared).toBeGreaterThan(100);
  });

  it("does not tell the count of a person who begins to share", () => {
    const before = [counts(9), counts(9), counts(9)];
    const told = [1, 2, 3].map((sent) => combinedOf([...before, counts(sent)])?.sent);
    // One more or two more application read the same.
    expect(told[0]).toBe(told[1]);
  });
});
