import type { Figures } from "../figures.ts";

/** The share of values below each value, 0 to 1; ties count half. */
function percentiles(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const first = new Map<number, number>();
  const last = new Map<number, number>();
  for (const [at, value] of sorted.entries()) {
    if (!first.has(value)) first.set(value, at);
    last.set(value, at);
  }
  const most = Math.max(1, sorted.length - 1);
  return values.map((value) => ((first.get(value) ?? 0) + (last.get(value) ?? 0)) / 2 / most);
}

/**
 * The demand for each occupation, 0 to 10, by code: the mean of its percentile by yearly openings per employed person,
 * and its percentile by growth.
 */
export function demandScores(all: readonly Figures[]): Map<string, number> {
  const openings = percentiles(all.map(({ openings, employed }) => openings / Math.max(1, employed)));
  const growth = percentiles(all.map((one) => one.growth));
  return new Map(
    all.map(({ code }, at) => [code, Math.round(50 * ((openings[at] ?? 0) + (growth[at] ?? 0))) / 10]),
  );
}
