import { readDatePoint } from "../vocabulary/dates.ts";
import { monthsOf, monthsOfDay, readDates, spansOf } from "./job-dates.ts";
import { linearRamp } from "./linear-ramp.ts";
import { fieldPlace } from "./passages.ts";
import { type Finding, type Phrase, phrase } from "./score.ts";
import { jobName, type ScoredResume, standInShare } from "./scored-resume.ts";

/** This many issues cost all points. */
const mostIssues = 3;
const longGap = 12;

/** The format of a date: year only, ISO, figures, or with the name of the month. */
function formOf(date: string): string {
  if (/^\d{4}$/.test(date)) return "year";
  if (/^\d{4}-\d\d(?:-\d\d)?$/.test(date)) return "iso";
  return /\p{L}/u.test(date) ? "name" : "figures";
}

interface Issue {
  readonly item: number;
  readonly field: string;
  readonly advice: Phrase;
  /** Whether there is a date, but a wrong one. */
  readonly wrong: boolean;
}

/**
 * Checks for one format, every start before its end, nothing in the future, and the newest job first. A missing date is
 * an issue too, so that deleting a wrong one never pays. Gaps of more than a year and overlaps only give notes.
 */
export function checkDates(judged: ScoredResume): Finding {
  const { content, today } = judged;
  const jobs = content.experience;
  const now = monthsOfDay(today);
  const issues = jobs.flatMap((_, item) => issueOf(judged, item, now) ?? []);
  const forms = new Set(
    jobs.flatMap(({ startDate, endDate }, item) => {
      const { end } = readDates(jobs[item] ?? { startDate, endDate, current: false });
      return [formOf(startDate), ...(end === "now" ? [] : [formOf(endDate)])];
    }),
  );
  const isMixed = forms.size > 1 || (issues.some(({ wrong }) => !wrong) && jobs.length > 0);
  const unordered = jobs.findIndex((_, item) => isOutOfOrder(judged, item));
  const count = issues.length + (isMixed ? 1 : 0) + (unordered >= 0 ? 1 : 0);
  const first = issues[0];
  const standIn = content.education.some(({ graduationDate }) => readDatePoint(graduationDate) !== null)
    ? standInShare
    : 0;
  return {
    id: "dates",
    value: jobs.length === 0 ? standIn : linearRamp(count, mostIssues, 0),
    seen:
      jobs.length === 0
        ? phrase("seen.absent")
        : count === 0
          ? phrase("seen.none")
          : phrase("seen.issues", { number: count }),
    advice:
      jobs.length === 0
        ? phrase("advice.experienceMissing")
        : (first?.advice ??
          (unordered >= 0
            ? phrase("advice.dateOrder", { job: jobName(judged, unordered) })
            : phrase("advice.dateFormat"))),
    notes: [
      ...(jobs.length === 0 && standIn > 0 ? [phrase("note.standInDates")] : []),
      ...gapsOf(judged),
      ...overlapsOf(judged),
    ].slice(0, 6),
    places: [
      ...issues.map(({ item, field }) => fieldPlace("experience", `experience.${item}.${field}`, { item })),
      ...(unordered >= 0
        ? [fieldPlace("experience", `experience.${unordered}.startDate`, { item: unordered })]
        : []),
    ].slice(0, 20),
  };
}

/** The most serious issue with a job's dates; null when there is none. */
function issueOf(judged: ScoredResume, item: number, now: number): Issue | null {
  const job = judged.content.experience[item];
  if (job === undefined) return null;
  const name = jobName(judged, item);
  const { start, end } = readDates(job);
  const missing = (field: "startDate" | "endDate"): Issue => ({
    item,
    field,
    advice: phrase("advice.jobFacts", { job: name, fields: [phrase(`field.${field}`)] }),
    wrong: false,
  });
  if (start === null) return missing("startDate");
  if (end === null) return missing("endDate");
  const from = monthsOf(start, 1);
  if (from > now || (end !== "now" && monthsOf(end, 1) > now))
    return {
      item,
      field: from > now ? "startDate" : "endDate",
      advice: phrase("advice.dateFuture", { job: name }),
      wrong: true,
    };
  if (end !== "now" && monthsOf(end, 12) < from)
    return { item, field: "endDate", advice: phrase("advice.dateReversed", { job: name }), wrong: true };
  return null;
}

/** Tells whether a job began after the one listed before it; a present job may come first. */
function isOutOfOrder({ content }: ScoredResume, item: number): boolean {
  const [before, job] = [content.experience[item - 1], content.experience[item]];
  if (before === undefined || job === undefined) return false;
  const [a, b] = [readDates(before), readDates(job)];
  if (a.start === null || b.start === null || a.end === "now") return false;
  return monthsOf(b.start, 1) > monthsOf(a.start, 12);
}

function gapsOf(judged: ScoredResume): Phrase[] {
  const spans = spansOf(judged.content.experience, judged.today).toSorted((a, b) => a.from - b.from);
  const notes: Phrase[] = [];
  let reached: number | null = null;
  for (const span of spans) {
    const months: number = reached === null ? 0 : span.from - reached - 1;
    if (months > longGap) notes.push(phrase("note.gap", { months, job: jobName(judged, span.item) }));
    reached = Math.max(reached ?? span.to, span.to);
  }
  return notes;
}

function overlapsOf(judged: ScoredResume): Phrase[] {
  const spans = spansOf(judged.content.experience, judged.today).toSorted((a, b) => a.from - b.from);
  return spans.flatMap((span, i) => {
    const before = spans[i - 1];
    // A shared month is normal when one job follows another.
    if (before === undefined || before.to - span.from < 3) return [];
    return [phrase("note.overlap", { one: jobName(judged, before.item), other: jobName(judged, span.item) })];
  });
}
