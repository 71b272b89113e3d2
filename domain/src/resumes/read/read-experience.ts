import type { ExperienceItem } from "@waymark/contract/resumes";
import { isDuration, writeDate } from "../../vocabulary/dates.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import type { Line } from "./document.ts";
import { type Entry, isDescription, isHeadLike, isOtherFact, splitEntries } from "./entries.ts";
import { hasTownBeside, headParts } from "./head-parts.ts";
import { employerScore, type JobHead, readHead } from "./job-head.ts";
import { withoutLabels } from "./labelled-rows.ts";
import { joinStackedDates } from "./layout/stacked-dates.ts";
import { withoutTable } from "./layout/table-rows.ts";
import { joinWrappedHeads, joinWrappedLines } from "./layout/wrapped.ts";

/** A job, the entry it was read from, and the reading of its head. */
export interface JobRead {
  item: ExperienceItem;
  entry: Entry;
  head: JobHead;
  /** The entry that names the employer, when several titles share one. */
  shared: Entry | null;
}

/** Reads the jobs of the experience sections, in order. */
export function readExperience(all: readonly Line[]): JobRead[] {
  const lines = joinWrappedHeads(withoutLabels(withoutTable(all)));
  const dated = splitEntries(joinStackedDates(lines));
  const entries = dated.length > 0 ? dated : undatedEntries(lines);
  const areTownsBeside = entries.some(hasTownBeside);
  const firstPass = entries.map((entry) => readHead(entry, { areTownsBeside, votes: 0, most: mostBelow }));
  const most = usualLength(firstPass);
  const votes = firstPass.reduce((sum, head) => sum + head.titleFirst, 0);
  const usual = { areTownsBeside, votes, most };
  const items: JobRead[] = [];
  let shared: Pick<JobHead, "company" | "location"> | null = null;
  let sharedEntry: Entry | null = null;
  let isGroup = false;
  for (const [i, entry] of entries.entries()) {
    const own = readHead(entry, usual);
    const next = entries[i + 1];
    if (next && isEmployerOnly(entry, own) && isTitleOnly(next, readHead(next, usual))) {
      shared = own;
      sharedEntry = entry;
      continue;
    }
    const isFurther: boolean = shared !== null && (isTitleOnly(entry, own) || (isGroup && isBareTitle(own)));
    const head: JobHead =
      isFurther && shared
        ? { ...own, company: shared.company, location: own.location || shared.location }
        : own;
    // LinkedIn puts the years of all titles at an employer between its name and the first title.
    if (!isFurther) isGroup = entry.before.some(hasDuration);
    if (!isFurther) {
      shared = entry.before.length > 0 && own.company !== "" ? own : null;
      sharedEntry = shared && entry;
    }
    if (head.title === "" && head.company === "") continue;
    const span = entry.span;
    const item = {
      id: `exp-${items.length + 1}`,
      title: head.title.slice(0, 300),
      company: head.company.slice(0, 300),
      location: head.location.slice(0, 300),
      startDate: writeDate(span?.start ?? null),
      endDate: writeDate(span?.end ?? (span?.isRange || span?.current ? null : (span?.start ?? null))),
      current: span?.current ?? false,
      description: describe([...aboutEmployer(entry), ...entry.after.slice(head.used)]),
    };
    items.push({ item, entry, head, shared: isFurther ? sharedEntry : null });
  }
  return items;
}

const hasDuration = ({ text }: Line): boolean => text.split(/\s+[·•|]\s+/).some(isDuration);

/** The sentences between an employer's name and the title, which say what the employer does. */
const aboutEmployer = ({ before, dated }: Entry): Line[] =>
  dated ? before.filter((line) => !isHeadLike(line) && !isOtherFact(line)) : [];

/** The most lines below the dates that a head takes. */
const mostBelow = 3;

/** The number of lines below the dates that most heads need; the most there may be where heads do not tell. */
function usualLength(heads: readonly JobHead[]): number {
  const told = heads.filter(
    ({ title, company, titleFirst }) => title !== "" && company !== "" && titleFirst !== 0,
  );
  const counts = new Map<number, number>();
  for (const { used } of told) counts.set(used, (counts.get(used) ?? 0) + 1);
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && best[1] > 1 && best[1] * 2 > heads.length ? best[0] : mostBelow;
}

/** The fields found so far in the head of a job without dates. */
interface OpenHead {
  entry: Entry;
  title: boolean;
  employer: boolean;
}

/**
 * Without dates, a job begins where a title or employer is named after a description, or where a second one is named.
 * The first job shows whether the employer stands above the title.
 */
function undatedEntries(lines: readonly Line[]): Entry[] {
  const heads: OpenHead[] = [];
  let isEmployerFirst = false;
  for (const [i, line] of lines.entries()) {
    const open = heads.at(-1);
    const isHead = isHeadLike(line) && line.text.length <= 90 && !isDescription(lines, i);
    const names = isHead ? namedBy(line) : { title: false, employer: false };
    const isNamed = names.title || names.employer;
    const below = lines[i + 1];
    const isAboveTitle = isEmployerFirst && isHead && isName(line.text) && below && namedBy(below).title;
    const begins = !open
      ? isHead
      : open.entry.after.length > 0
        ? isNamed || isAboveTitle
        : (names.title && open.title) ||
          (names.employer && open.employer && !names.title) ||
          (isAboveTitle && open.title);
    if (begins)
      heads.push({ entry: { before: [line], dated: null, span: null, date: "", after: [] }, ...names });
    else if (open && isHead && open.entry.after.length === 0 && (isNamed || open.entry.before.length < 3)) {
      if (heads.length === 1 && names.title && !open.title) isEmployerFirst = true;
      open.entry.before.push(line);
      open.title ||= names.title;
      open.employer ||= names.employer;
    } else open?.entry.after.push(line);
  }
  return heads.filter(({ title, employer }) => title || employer).map(({ entry }) => entry);
}

/** Tells which of title and employer a line names. */
function namedBy(line: Line): { title: boolean; employer: boolean } {
  const parts = headParts(line);
  const title = parts.some((part) => titleScore(part.text) > 0.5);
  return { title, employer: parts.some((part) => employerScore(part.text) > 0.5) };
}

/** Tells whether a text is written as the name of an employer: a few words, most with a capital. */
function isName(text: string): boolean {
  const words = text.split(/\s+/);
  return words.length <= 6 && words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 >= words.length;
}

/** Tells whether an entry is a title alone: one of several under an employer that is named once, above the first. */
const isTitleOnly = (entry: Entry, head: JobHead): boolean => isBareTitle(head) && entry.before.length === 0;

const isBareTitle = (head: JobHead): boolean => head.company === "" && titleScore(head.title) > 0.5;

/** Tells whether an entry only has an employer with the years of all its titles. */
const isEmployerOnly = (entry: Entry, head: JobHead): boolean =>
  head.title === "" && head.company !== "" && entry.after.length === 0;

/** The description: one line per list item or paragraph. */
export const describe = (lines: readonly Line[]): string =>
  joinWrappedLines(lines)
    .map((item) => item.text)
    .join("\n")
    .slice(0, 20_000);
