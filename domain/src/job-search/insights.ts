import type { Insights } from "@waymark/contract/jobs";
import type { Language } from "@waymark/contract/values";
import { enough, percentile } from "../jobs/salary/percentile.ts";
import { skillById } from "../vocabulary/skills.ts";

/** The fields of a posting that insights need. Pay is for a year of full-time work. */
export interface InsightRow {
  readonly payMin: number | null;
  readonly payMax: number | null;
  readonly currency: string | null;
  readonly company: string;
  readonly remote: boolean;
  readonly postedAt: Date;
  /** Ids of `vocabulary/skills`. */
  readonly skills: readonly string[];
  readonly sample: boolean;
}

type Figures = Insights["figures"];

const day = 86_400_000;

/** The most frequent names with their counts; equal counts in alphabetical order. */
export function topCounts(names: readonly string[], most: number): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== "") counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, most);
}

/** The pay of a posting: the middle of its range, else the one end it states. */
const middlePay = (row: InsightRow): number | null =>
  row.payMin !== null && row.payMax !== null ? (row.payMin + row.payMax) / 2 : (row.payMin ?? row.payMax);

/**
 * The quartiles of pay in one currency: the given one, else the most frequent one. Currencies are never mixed. Null for
 * fewer than eight values.
 */
export const payQuartiles = (rows: readonly InsightRow[], currency?: string): Figures["salary"] =>
  tallyQuartiles(paysOf(rows, currency));

/** Weeks in the trend, the present one first. */
export const weeks = 12;
const weekMs = 7 * day;

/** The age of an instant in weeks: up to seven days is week 0, and so is the future. */
export const weekOf = (instant: number, now: number): number =>
  Math.max(0, Math.ceil((now - instant) / weekMs) - 1);

/** The number of postings that name a skill: in all, in the last four weeks, and in the four weeks before. */
export interface SkillTally {
  readonly count: number;
  readonly lately: number;
  readonly before: number;
}

/** Counts over the matching postings, as an index computes them. */
export interface InsightTally {
  readonly matches: number;
  readonly samples: number;
  readonly remote: number;
  /** Postings of the last four weeks, and of the four weeks before. */
  readonly lately: number;
  readonly before: number;
  readonly byWeek: readonly number[];
  /** Pay per year in one currency, ascending; null when unknown. */
  readonly pay: { readonly currency: string; readonly sorted: Float64Array } | null;
  readonly companies: ReadonlyMap<string, number>;
  readonly skills: ReadonlyMap<string, SkillTally>;
}

/** A tally of zeros. */
export const emptyTally = () => ({
  matches: 0,
  samples: 0,
  remote: 0,
  lately: 0,
  before: 0,
  byWeek: Array.from({ length: weeks }, () => 0),
  pay: null as InsightTally["pay"],
  companies: new Map<string, number>(),
  skills: new Map<string, SkillTally>(),
});

/** Counts postings that are given one by one. */
export function tallyRows(
  rows: readonly InsightRow[],
  currency: string | undefined,
  now: Date,
): InsightTally {
  const tally = emptyTally();
  for (const row of rows) {
    const week = weekOf(row.postedAt.getTime(), now.getTime());
    tally.matches++;
    tally.samples += Number(row.sample);
    tally.remote += Number(row.remote);
    tally.lately += Number(week < 4);
    tally.before += Number(week >= 4 && week < 8);
    if (week < weeks) tally.byWeek[week] = (tally.byWeek[week] ?? 0) + 1;
    if (row.company !== "") tally.companies.set(row.company, (tally.companies.get(row.company) ?? 0) + 1);
    for (const skill of row.skills) {
      const known = tally.skills.get(skill) ?? { count: 0, lately: 0, before: 0 };
      tally.skills.set(skill, {
        count: known.count + 1,
        lately: known.lately + Number(week < 4),
        before: known.before + Number(week >= 4 && week < 8),
      });
    }
  }
  const paid = paysOf(rows, currency);
  return { ...tally, pay: paid };
}

/** The pay of rows in a currency, else in their most frequent one, ascending. */
function paysOf(rows: readonly InsightRow[], currency: string | undefined): InsightTally["pay"] {
  const paid = rows.filter((row) => row.currency !== null && middlePay(row) !== null);
  const [common] = topCounts(
    paid.map((row) => row.currency ?? ""),
    1,
  );
  const chosen = currency ?? common?.name;
  if (chosen === undefined) return null;
  const values = paid.filter((row) => row.currency === chosen).map((row) => middlePay(row) ?? 0);
  return { currency: chosen, sorted: Float64Array.from(values).sort() };
}

/** The quartiles of a tally's pay; null for fewer than eight values. */
function tallyQuartiles(pay: InsightTally["pay"]): Figures["salary"] {
  if (pay === null || pay.sorted.length < enough) return null;
  const [p25 = 0, p50 = 0, p75 = 0] = [0.25, 0.5, 0.75].map((q) => Math.round(percentile(pay.sorted, q)));
  return { p25, p50, p75, currency: pay.currency, count: pay.sorted.length };
}

/** Pay in equal steps for a chart, without the lowest and highest percent. */
export function payHistogram(pay: InsightTally["pay"], steps = 12): Figures["distribution"] {
  if (pay === null || pay.sorted.length < enough) return [];
  const low = percentile(pay.sorted, 0.01);
  const high = percentile(pay.sorted, 0.99);
  const width = Math.max(1, Math.ceil((high - low) / steps));
  const counts = Array.from({ length: steps }, () => 0);
  for (const value of pay.sorted) {
    const at = Math.floor((value - low) / width);
    if (value >= low && at >= 0 && at < steps) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts.map((count, i) => ({
    from: Math.round(low + i * width),
    to: Math.round(low + (i + 1) * width),
    count,
  }));
}

/** The parameters of `insightFigures` besides the counts. */
export interface InsightInput {
  readonly tier: Figures["tier"];
  /** Number of postings that have the words in their title; unknown for the figures of a role. */
  readonly titles?: number;
  /** Published wages of the occupation, for too few postings with pay. */
  readonly published?: Figures["published"];
  /** The place of the search; empty for anywhere. */
  readonly place: string;
  /** The language in which skills are named. */
  readonly language: Language;
}

/** Shares of skills are compared only between periods with at least this many postings. */
const leastCompared = 30;

export function insightFigures(tally: InsightTally, ask: InsightInput): Figures {
  // The pay of a posting that only mentions the words does not count.
  const pay = ask.tier === "all" ? null : tally.pay;
  const salary = tallyQuartiles(pay);
  // Samples were composed by us, so their dates are no trend; neither are those of a few postings.
  const hasTrend = tally.samples === 0 && tally.matches >= enough;
  const isCompared = hasTrend && tally.lately >= leastCompared && tally.before >= leastCompared;
  const top = <T>(counts: ReadonlyMap<string, T>, most: number, count: (value: T) => number) =>
    [...counts].sort(([a, one], [b, other]) => count(other) - count(one) || (a < b ? -1 : 1)).slice(0, most);
  const [thisWeek = 0, lastWeek = 0] = tally.byWeek;
  return {
    matches: tally.matches,
    tier: ask.tier,
    place: ask.place,
    samples: tally.samples > 0,
    onlySamples: tally.samples > 0 && tally.samples >= tally.matches,
    ...(ask.titles === undefined ? {} : { titles: ask.titles }),
    salary,
    ...(salary === null && ask.published !== undefined ? { published: ask.published } : {}),
    distribution: payHistogram(pay),
    skills: top(tally.skills, 10, ({ count }) => count).map(([id, { count, lately, before }]) => ({
      name: skillById(id)?.names[ask.language] ?? id,
      count,
      change: isCompared ? lately / tally.lately - before / tally.before : null,
    })),
    companies: top(tally.companies, 5, (count) => count).map(([name, count]) => ({ name, count })),
    remoteShare: tally.matches >= enough ? tally.remote / tally.matches : null,
    newLast7Days: thisWeek,
    newPrevious7Days: lastWeek,
    weeks: hasTrend ? [...tally.byWeek] : [],
  };
}
