import { type DatePoint, isPresent, readDatePoint } from "../vocabulary/dates.ts";

/** The dates of a job. `end` is "now" for a present job; null means missing or unreadable. */
export interface JobDates {
  readonly start: DatePoint | null;
  readonly end: DatePoint | "now" | null;
}

interface Dated {
  readonly startDate: string;
  readonly endDate: string;
  readonly current: boolean;
}

export function readDates({ startDate, endDate, current }: Dated): JobDates {
  const isNow = current || (endDate !== "" && isPresent(endDate));
  return { start: readDatePoint(startDate), end: isNow ? "now" : readDatePoint(endDate) };
}

/** Months since year 0; a year without a month begins in January, or ends in December. */
export const monthsOf = ({ year, month }: DatePoint, missing: 1 | 12): number =>
  year * 12 + (month ?? missing) - 1;

/** Same for a text `YYYY-MM`. */
export const monthsOfDay = (day: string): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

export interface Span {
  readonly item: number;
  readonly from: number;
  readonly to: number;
}

/** The spans of jobs with readable dates, in months; a present job ends at `today`. */
export function spansOf(jobs: readonly Dated[], today: string): Span[] {
  const now = monthsOfDay(today);
  return jobs.flatMap((job, item) => {
    const { start, end } = readDates(job);
    if (start === null || end === null) return [];
    const from = monthsOf(start, 1);
    const to = end === "now" ? now : Math.min(now, monthsOf(end, 12));
    return to < from ? [] : [{ item, from, to }];
  });
}

/** Years of work; overlapping times count once. */
export function yearsOfWork(spans: readonly Span[]): number {
  let months = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    months += Math.max(0, to + 1 - Math.max(from, reached));
    reached = Math.max(reached, to + 1);
  }
  return months / 12;
}

/** Years since the first job began; 0 without one. Ends do not matter. */
export function yearsSinceStart(jobs: readonly Dated[], today: string): number {
  const starts = jobs.flatMap((job) => {
    const { start } = readDates(job);
    return start === null ? [] : [monthsOf(start, 1)];
  });
  return starts.length === 0 ? 0 : Math.max(0, monthsOfDay(today) - Math.min(...starts)) / 12;
}
