import type { MarketCity, MarketRole } from "@waymark/contract/job-search-market";
import type { Language } from "@waymark/contract/values";
import { enough } from "../jobs/salary/percentile.ts";
import { skillById } from "../vocabulary/skills.ts";
import { type InsightRow, payQuartiles, topCounts } from "./insights.ts";

/** The least number of postings behind a card. */
export const leastPostings = 20;
const leastCards = 4;
const mostCards = 5;

const day = 86_400_000;
/** The least number of new postings in the previous week for a statement about growth. */
const leastLastWeek = 10;

function newBetween(rows: readonly InsightRow[], now: Date, fromDays: number, toDays: number): number {
  return rows.filter((row) => {
    const age = (now.getTime() - row.postedAt.getTime()) / day;
    return age >= fromDays && age < toDays;
  }).length;
}

/** New postings of the last seven days compared with the seven before, in percent; null when those were too few. */
export function weeklyGrowth(rows: readonly InsightRow[], now: Date): number | null {
  const before = newBetween(rows, now, 7, 14);
  if (before < leastLastWeek) return null;
  return Math.round((newBetween(rows, now, 0, 7) / before - 1) * 100);
}

/**
 * The card of a city. Demand is "very high" when at least a quarter of its postings are from the last seven days,
 * otherwise "high", since only cities with many postings have a card; null when fewer came this week than last week.
 * The whole card is null below `leastPostings`.
 */
export function cityCard(
  name: string,
  rows: readonly InsightRow[],
  { now, language }: { now: Date; language: Language },
): MarketCity | null {
  if (rows.length < leastPostings) return null;
  const pay = payQuartiles(rows);
  const growth = weeklyGrowth(rows, now);
  const isLively = newBetween(rows, now, 0, 7) * 4 >= rows.length;
  const skills = topCounts(
    rows.flatMap((row) => row.skills),
    3,
  );
  return {
    name,
    jobs: rows.length,
    pay: pay === null ? null : { amount: pay.p50, currency: pay.currency },
    growth,
    demand: growth !== null && growth < 0 ? null : isLively ? "veryHigh" : "high",
    skills: skills.map((skill) => skillById(skill.name)?.names[language] ?? skill.name),
  };
}

/** The card of a role; null below `leastPostings`. */
export function roleCard(title: string, rows: readonly InsightRow[], now: Date): MarketRole | null {
  if (rows.length < leastPostings) return null;
  const pay = payQuartiles(rows);
  return {
    title,
    openings: rows.length,
    pay: pay === null || pay.count < enough ? null : { low: pay.p25, high: pay.p75, currency: pay.currency },
    growth: weeklyGrowth(rows, now),
    companies: new Set(rows.map((row) => row.company.toLowerCase()).filter((name) => name !== "")).size,
  };
}

/** The cards with the most postings, or null when there are too few for a list. */
export function fullestCards<T>(cards: readonly (T | null)[], size: (card: T) => number): T[] | null {
  const there = cards.filter((card) => card !== null).toSorted((a, b) => size(b) - size(a));
  return there.length < leastCards ? null : there.slice(0, mostCards);
}
