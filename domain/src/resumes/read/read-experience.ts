import type { ExperienceItem } from "@waymark/contract/resumes";
import { type DatePoint, type DateSpan, isDuration, writeDate } from "../../vocabulary/dates.ts";
import { titleOverEmployer } from "../../vocabulary/likeness.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import type { Line } from "./document.ts";
import { type Entry, isBullet, isDescription, splitEntries, withoutBullet } from "./entries.ts";
import { isHeadLike, isOtherFact } from "./heads/head-like.ts";
import { entryParts, hasTownBeside, headParts } from "./heads/head-parts.ts";
import { employerScore, type HeadShape, type JobHead, partsBelow, readHead } from "./heads/job-head.ts";
import { usualJoint } from "./heads/joints.ts";
import { withoutLabels } from "./heads/labelled-rows.ts";
import { sayLabels } from "./heads/repeated-labels.ts";
import { type Leaning, leanings, noLeaning } from "./heads/slots.ts";
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

/** Reads the jobs of the experience sections, in order; `sections` has the lines of each. */
export function readExperience(sections: readonly (readonly Line[])[]): JobRead[] {
  const whole = entriesOf(sections.flat());
  const apart = sections.length > 1 ? sections.map(entriesOf) : [whole];
  // A section without dates has jobs of its own, unless it goes on with the last one of the section before.
  const isApart = apart.every((entries) => entries.length > 0) && whole.some(({ span }) => span !== null);
  const entries = isApart ? apart.flat() : whole;
  const heads = headsOf(entries);
  const items: JobRead[] = [];
  let shared: Employer | null = null;
  for (const [i, entry] of entries.entries()) {
    const [own, next, below] = [heads[i], entries[i + 1], heads[i + 1]];
    if (own === undefined) continue;
    const group = next && below ? employerAbove(entry, own, next, below) : null;
    if (group) {
      shared = group;
      continue;
    }
    const further = shared && postAt(shared, entry, own);
    if (!further) shared = employerOf(entry, own);
    const head = further ?? own;
    if (!isJob(head)) continue;
    items.push({
      item: itemOf(entry, head, `exp-${items.length + 1}`),
      entry,
      head,
      shared: further ? (shared?.entry ?? null) : null,
    });
  }
  return items;
}

function entriesOf(all: readonly Line[]): Entry[] {
  const said = sayLabels(withoutLabels(withoutTable(all)), titleOverEmployer, ["Position: ", "Employer: "]);
  const lines = joinWrappedHeads(said);
  const dated = splitEntries(joinStackedDates(lines));
  const isList = lines.every(isBullet);
  return dated.length > 0 ? dated : undatedEntries(isList ? lines.map(withoutMark) : lines);
}

/** The heads of all entries, each read with what the others have in common. */
function headsOf(entries: readonly Entry[]): JobHead[] {
  const areTownsBeside = entries.some(hasTownBeside);
  const above = entries.map((entry) => entryParts(entry, areTownsBeside));
  const parts = entries.map((entry, i) => [...(above[i] ?? []), ...partsBelow(entry, mostBelow)]);
  const byWords = leanings(parts, titleOverEmployer);
  const shapeOf = (leaning: readonly Leaning[], i: number): HeadShape => ({
    parts: above[i] ?? [],
    votes: 0,
    most: mostBelow,
    leaning: leaning[i] ?? noLeaning,
    joint: null,
  });
  const first = entries.map((entry, i) => readHead(entry, shapeOf(byWords, i)));
  // An unknown name beside a title is an employer, and its place is one for the other jobs.
  const byRoles = leanings(parts, (text, i) => (titleOverEmployer(text) + roleIn(first[i], text)) / 2);
  const usual = {
    most: usualLength(first),
    votes: first.reduce((sum, head) => sum + head.titleFirst, 0),
    joint: usualJoint(
      entries,
      first.map(({ title, company, used }) => ({ first: title, second: company, used })),
    ),
  };
  return entries.map((entry, i) => readHead(entry, { ...shapeOf(byRoles, i), ...usual }));
}

/** An employer whose name stands above several posts. */
interface Employer {
  readonly entry: Entry;
  readonly company: string;
  readonly location: string;
  /** The period of all posts; null where each post has its own. */
  readonly span: DateSpan | null;
  /** The years of all titles stand below the name, as LinkedIn has them. */
  readonly isGroup: boolean;
}

/** The employer that an entry names without a post, above the first post held there; null for other entries. */
function employerAbove(entry: Entry, head: JobHead, next: Entry, below: JobHead): Employer | null {
  const { title, company, location } = head;
  if (isEmployerOnly(entry, head) && isTitleOnly(next, below))
    return { entry, company, location, span: null, isGroup: false };
  const isAlone = (title === "") !== (company === "") && titleScore(title) <= 0.5;
  const isShort = entry.after.length <= 3 && !entry.after.some(isBullet);
  const isPost = titleScore(below.title) > 0.5 && employerScore(below.company) === 0;
  if (!isAlone || !isShort || !isPost || !holds(entry.span, next.span)) return null;
  return { entry, company: company || title, location, span: entry.span, isGroup: false };
}

/** The employer of an entry, for further posts below that do not name it. */
function employerOf(entry: Entry, { company, location }: JobHead): Employer | null {
  if (entry.before.length === 0 || company === "") return null;
  return { entry, company, location, span: null, isGroup: entry.before.some(hasDuration) };
}

/** The head of a further post at an employer; null when the entry names another one. */
function postAt(employer: Employer, entry: Entry, own: JobHead): JobHead | null {
  const location = own.location || employer.location;
  const isWithin = employer.span !== null && holds(employer.span, entry.span);
  if (
    isTitleOnly(entry, own) ||
    isSetBelow(entry, own, employer) ||
    ((employer.isGroup || isWithin) && isBareTitle(own))
  )
    return { ...own, company: employer.company, location };
  if (!isWithin || own.title === "" || employerScore(own.company) > 0) return null;
  const whole = `${own.title}, ${own.company}`;
  const isWritten = [...entry.before, ...(entry.dated ? [entry.dated] : [])].some(({ text }) =>
    text.includes(whole),
  );
  return isWritten ? { ...own, title: whole, company: employer.company, location } : null;
}

/** Tells whether an entry without dates is a title that looks like those below the employer, and not like the employer. */
function isSetBelow(entry: Entry, head: JobHead, employer: Employer): boolean {
  const [name, first] = employer.entry.before;
  const [title, ...more] = entry.before;
  const isUndated = entry.span === null && employer.entry.span === null && more.length === 0;
  if (!isUndated || !name || !first || !title || !isBareTitle(head) || !name.text.includes(employer.company))
    return false;
  const looksLike = (line: Line): boolean =>
    line.startsBold === title.startsBold && Math.abs(line.x - title.x) < 2;
  return looksLike(first) && !looksLike(name);
}

/** Tells whether a period lies within another, as that of a post within the years at its employer. */
function holds(outer: DateSpan | null, inner: DateSpan | null): boolean {
  if (!outer?.isRange || !inner?.isRange || !outer.start || !inner.start) return false;
  const months = ({ year, month }: DatePoint, usual: number): number => year * 12 + (month ?? usual);
  const ends = ({ current, end }: DateSpan, usual: number): number =>
    current || !end ? Number.POSITIVE_INFINITY : months(end, usual);
  return months(outer.start, 1) <= months(inner.start, 12) && ends(outer, 12) >= ends(inner, 1);
}

/** A list item as a plain line, where jobs are a list. */
function withoutMark(line: Line): Line {
  const [first = "", ...more] = line.parts;
  const parts = [withoutBullet(first), ...more];
  return { ...line, parts, text: parts.join(" "), isListItem: false };
}

function isJob({ title, company }: JobHead): boolean {
  if (title === "" && company === "") return false;
  return (title !== "" && company !== "") || !isSentence(title || company);
}

function itemOf(entry: Entry, head: JobHead, id: string): ExperienceItem {
  const span = entry.span;
  return {
    id,
    title: head.title.slice(0, 300),
    company: head.company.slice(0, 300),
    location: head.location.slice(0, 300),
    startDate: writeDate(span?.start ?? null),
    endDate: writeDate(span?.end ?? (span?.isRange || span?.current ? null : (span?.start ?? null))),
    current: span?.current ?? false,
    description: describe([...aboutEmployer(entry), ...entry.after.slice(head.used)]),
  };
}

/** 1 for the title of a head that has both, -1 for its employer. */
const roleIn = (head: JobHead | undefined, text: string): number =>
  head === undefined || head.title === "" || head.company === ""
    ? 0
    : Number(head.title === text) - Number(head.company === text);

/** Words in lower case that name nobody: `2008–2024: raised three children`. */
const isSentence = (text: string): boolean =>
  /^\p{Ll}+ (?:\p{L}+ )*\p{Ll}+ \p{Ll}/u.test(text) && !/^\p{Ll}+ (?:at|chez|bei|en) /u.test(text);

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
