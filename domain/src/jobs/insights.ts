import type { Insights } from "@waymark/contract/jobs";
import type { Language } from "@waymark/contract/values";
import { skillById } from "../vocabulary/skills.ts";

/** What insights need of a posting. Pay is for a year of full-time work. */
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

/** Fewer values than this tell nothing about a market. */
export const enough = 8;
const day = 86_400_000;

/** The value below which the share `q` of the sorted values lies, interpolated linearly between neighbours. */
export function percentile(sorted: readonly number[], q: number): number {
  if (sorted.length === 0) return Number.NaN;
  const at = q * (sorted.length - 1);
  const low = sorted[Math.floor(at)] ?? Number.NaN;
  const high = sorted[Math.ceil(at)] ?? low;
  return low + (high - low) * (at - Math.floor(at));
}

/** The commonest names with their counts; equal counts in alphabetical order. */
export function topCounts(names: readonly string[], most: number): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== "") counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
    .slice(0, most);
}

/** What one posting pays: the middle of its range, else the end it states. */
const middle = (row: InsightRow): number | null =>
  row.payMin !== null && row.payMax !== null ? (row.payMin + row.payMax) / 2 : (row.payMin ?? row.payMax);

/**
 * The quartiles of pay in one currency: the given one, else the one most postings are in; currencies are never
 * mixed. Null below eight values.
 */
export function payQuartiles(rows: readonly InsightRow[], currency?: string): Figures["salary"] {
  const paid = rows.filter((row) => row.currency !== null && middle(row) !== null);
  const [common] = topCounts(
    paid.map((row) => row.currency ?? ""),
    1,
  );
  const chosen = currency ?? common?.name;
  if (chosen === undefined) return null;
  const values = paid
    .filter((row) => row.currency === chosen)
    .map((row) => middle(row) ?? 0)
    .sort((a, b) => a - b);
  if (values.length < enough) return null;
  const [p25 = 0, p50 = 0, p75 = 0] = [0.25, 0.5, 0.75].map((q) => Math.round(percentile(values, q)));
  return { p25, p50, p75, currency: chosen, count: values.length };
}

/** What is asked of `insightFigures` besides the postings. `matches` counts all, of which `rows` are the newest. */
export interface InsightAsk {
  readonly matches: number;
  readonly tier: Figures["tier"];
  readonly currency?: string | undefined;
  /** The language skills are named in. */
  readonly language: Language;
  readonly now: Date;
}

/** Counts and percentiles of the postings that met a query. */
export function insightFigures(rows: readonly InsightRow[], ask: InsightAsk): Figures {
  const daysOld = (row: InsightRow) => (ask.now.getTime() - row.postedAt.getTime()) / day;
  return {
    matches: ask.matches,
    tier: ask.tier,
    samples: rows.some((row) => row.sample),
    salary: payQuartiles(rows, ask.currency),
    skills: topCounts(
      rows.flatMap((row) => row.skills),
      10,
    ).map(({ name: id, count }) => ({ name: skillById(id)?.names[ask.language] ?? id, count })),
    companies: topCounts(
      rows.map((row) => row.company),
      5,
    ),
    remoteShare: rows.length >= enough ? rows.filter((row) => row.remote).length / rows.length : null,
    newLast7Days: rows.filter((row) => daysOld(row) <= 7).length,
    newPrevious7Days: rows.filter((row) => daysOld(row) > 7 && daysOld(row) <= 14).length,
  };
}
