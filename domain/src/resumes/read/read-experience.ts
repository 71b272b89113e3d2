import type { ExperienceItem } from "@waymark/contract/resumes";
import { isDuration, writeDate } from "../../vocabulary/dates.ts";
import { companyScore, schoolScore } from "../../vocabulary/organisations.ts";
import { placeScore } from "../../vocabulary/place-words.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import type { Line } from "./document.ts";
import { type Entry, isBullet, isDescription, isHeadLike, isOtherFact, splitEntries } from "./entries.ts";
import { entryParts, type HeadPart, headParts, trimmed } from "./head-parts.ts";
import { withoutLabels } from "./labelled-rows.ts";
import { joinStackedDates } from "./layout/stacked-dates.ts";
import { joinWrappedHeads, joinWrappedLines } from "./layout/wrapped.ts";

export interface JobHead {
  title: string;
  company: string;
  location: string;
  /** Positive when the title came first, negative when the employer did; 0 when nothing told them apart. */
  titleFirst: number;
  /** The number of lines after the dated one that belong to the head. */
  used: number;
}

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
  const lines = joinWrappedHeads(withoutLabels(all));
  const dated = splitEntries(joinStackedDates(lines));
  const entries = dated.length > 0 ? dated : undatedEntries(lines);
  const firstPass = entries.map((entry) => readHead(entry, 0));
  const most = usualLength(firstPass);
  const votes = firstPass.reduce((sum, head) => sum + head.titleFirst, 0);
  const items: JobRead[] = [];
  let shared: Pick<JobHead, "company" | "location"> | null = null;
  let sharedEntry: Entry | null = null;
  let isGroup = false;
  for (const [i, entry] of entries.entries()) {
    const own = readHead(entry, votes, most);
    const next = entries[i + 1];
    if (next && isEmployerOnly(entry, own) && isTitleOnly(next, readHead(next, votes, most))) {
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
    if (!isFurther) isGroup = entry.before.some((line) => isDuration(line.text));
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
      description: describe(entry.after.slice(head.used)),
    };
    items.push({ item, entry, head, shared: isFurther ? sharedEntry : null });
  }
  return items;
}

/** The number of lines below the dates that most heads need; no limit where heads do not tell. */
function usualLength(heads: readonly JobHead[]): number {
  const told = heads.filter(
    ({ title, company, titleFirst }) => title !== "" && company !== "" && titleFirst !== 0,
  );
  const counts = new Map<number, number>();
  for (const { used } of told) counts.set(used, (counts.get(used) ?? 0) + 1);
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best && best[1] > 1 && best[1] * 2 > heads.length ? best[0] : 3;
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

function readHead(entry: Entry, votes: number, most = 3): JobHead {
  let parts = entryParts(entry);
  let head = assign(parts, votes);
  let used = 0;
  let facts = 0;
  head = splitSurely(head);
  while ((head.title === "" || head.company === "") && used < most + facts) {
    const next = entry.after[used];
    if (next && facts < 4 && isOtherFact(next)) {
      used += 1;
      facts += 1;
      continue;
    }
    if (!next || isBullet(next) || !isHeadLike(next) || (used > 0 && next.gap > 1.8)) break;
    if (next.text.length > 90 || isFurtherIn(entry, next)) break;
    parts = [...parts, ...headParts(next)];
    used += 1;
    head = assign(parts, votes);
  }
  const following = entry.after[used];
  if (head.location === "" && following && !isBullet(following) && placeScore(following.text) >= 0.9) {
    return { ...head, location: following.text, used: used + 1 };
  }
  return { ...split(head), used };
}

/** Tells whether a line is indented below a dated line with words: a list item whose mark is drawn, not written. */
function isFurtherIn(entry: Entry, line: Line): boolean {
  if (!entry.dated || !entry.span || entry.span.from < 3 || entry.dated.block !== line.block) return false;
  return line.x > entry.dated.x + 12 && line.x < entry.dated.x + 60;
}

function assign(all: readonly HeadPart[], votes: number): JobHead {
  const parts = all.some((part) => isTown(part)) ? all.flatMap(splitPair) : all;
  const rest: HeadPart[] = [];
  let location = "";
  for (const part of parts) {
    if (part.isPlace && location === "") location = part.text;
    else rest.push(part);
  }
  const head = { title: "", company: "", location, titleFirst: 0, used: 0 };
  const saidTitle = rest.find((part) => part.says === "title");
  const saidCompany = rest.find((part) => part.says === "company");
  if (saidTitle && saidCompany) return { ...head, title: saidTitle.text, company: saidCompany.text };
  const [first, second] = bestTwo(joinTitles(rest));
  if (!first) return head;
  if (!second) {
    const isTitle = titleScore(first.text) > employerScore(first.text);
    return isTitle ? { ...head, title: first.text } : { ...head, company: first.text };
  }
  const straight = titleScore(first.text) + employerScore(second.text);
  const turned = titleScore(second.text) + employerScore(first.text);
  const titleFirst = Math.abs(straight - turned) < 0.1 ? 0 : straight - turned;
  const place = location || leftover(rest, first, second);
  const order = titleFirst === 0 ? (votes === 0 ? 1 : votes) : titleFirst;
  return order > 0
    ? { ...head, title: first.text, company: second.text, location: place, titleFirst }
    : { ...head, title: second.text, company: first.text, location: place, titleFirst };
}

/** Recognises a bare name as an unknown town, if another part is the employer. */
const isTown = (part: HeadPart): boolean =>
  !part.isPlace &&
  /^\p{Lu}\p{Ll}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]+)?$/u.test(part.text) &&
  titleScore(part.text) + employerScore(part.text) === 0;

/** Splits `Clerk, Huber & Partner` beside such a name into a title and its employer. */
function splitPair(part: HeadPart): HeadPart[] {
  const [, title = "", company = ""] = part.text.match(/^([^,]{3,60}), (.{3,60})$/) ?? [];
  const isPair = titleScore(title) > 0.5 && companyScore(title) === 0 && companyScore(company) > 0;
  return isPair
    ? [
        { ...part, text: title },
        { ...part, text: company },
      ]
    : [part];
}

/** `Nurse | Emergency ward` is one title when a third part can be the employer. */
function joinTitles(parts: readonly HeadPart[]): readonly HeadPart[] {
  const at = parts.findIndex((part) => titleScore(part.text) > 0.5);
  const [title, next] = [parts[at], parts[at + 1]];
  if (parts.length < 3 || !title || !next || !/[|¦∣–-]/.test(next.joint) || employerScore(next.text) > 0)
    return parts;
  const others = [...parts.slice(0, at), ...parts.slice(at + 2)];
  const isTitleToo = titleScore(next.text) > 0.5;
  if (/[–-]/.test(next.joint) && !isTitleToo) return parts;
  if (!isTitleToo && !others.some((part) => employerScore(part.text) > 0)) return parts;
  const whole = { ...title, text: `${title.text}${next.joint}${next.text}` };
  return [...parts.slice(0, at), whole, ...parts.slice(at + 2)];
}

/** The part left after title and employer, if it is a bare name: a place that the vocabulary does not know. */
function leftover(parts: readonly HeadPart[], first: HeadPart, second: HeadPart): string {
  const last = parts.at(-1);
  if (!last || last === first || last === second) return "";
  const isBare = /^\p{Lu}[\p{L}.'-]+(?: \p{Lu}?[\p{L}.'-]+){0,3}$/u.test(last.text);
  return isBare && titleScore(last.text) + companyScore(last.text) === 0 ? last.text : "";
}

/** A title that names a school, as in `Teacher of the primary school`, is no employer. */
function employerScore(text: string): number {
  const [first = ""] = text.split(" ");
  const isTitled = titleScore(first) > 0.5 && companyScore(text) < 1;
  return isTitled ? 0 : Math.max(companyScore(text), schoolScore(text) * 0.8);
}

/** The two parts that are the likeliest title and employer, in the order written. */
function bestTwo(parts: readonly HeadPart[]): [HeadPart | undefined, HeadPart | undefined] {
  if (parts.length <= 2) return [parts[0], parts[1]];
  const scored = parts.map((part, i) => ({
    part,
    i,
    score: Math.max(titleScore(part.text), employerScore(part.text)) + (part.bold ? 0.3 : 0) - i * 0.12,
  }));
  const title = [...scored].sort((a, b) => titleScore(b.part.text) - titleScore(a.part.text) || a.i - b.i)[0];
  const others = scored.filter((s) => s !== title);
  const company = others.sort((a, b) => b.score - a.score)[0];
  if (!title || !company) return [parts[0], parts[1]];
  return title.i < company.i ? [title.part, company.part] : [company.part, title.part];
}

const joined = /^(.{3,}?)(?:,\s+| at | bei (?:der |dem )?| chez | en | @ | in der | \()(.{2,}?)\)?$/;

/** Recognises a legal form alone, since `Acme, S.A.` is one name. */
const legalFormOnly = /^(?:s\.? ?[al]\.?(?: ?[us]\.?)?|inc|ltd|llc|llp|gmbh|co|corp|sarl|sas)\.?$/i;

/** Splits one part in two before further lines are used, if both halves are clearly title and employer. */
function splitSurely(head: JobHead): JobHead {
  const both = split(head);
  const isTold = titleScore(both.title) > 0.5 && employerScore(both.company) > 0.5;
  return isTold && titleScore(both.company) <= employerScore(both.company) ? both : head;
}

/** Splits `SOFTWARE TESTER CLOUD SYSTEMS LTD` after the last role noun, when the rest ends with a legal form. */
function splitUnmarked(text: string): { title: string; company: string } | null {
  const words = text.split(" ");
  if (words.length > 12 || companyScore(text) < 1 || /[,|–—]| (?:at|bei|chez|en) /.test(text)) return null;
  for (let cut = Math.min(6, words.length - 2); cut > 0; cut--) {
    const [title, company] = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    const endsInRole = titleScore(words[cut - 1] ?? "") > 0.5 && companyScore(title) < 1;
    if (endsInRole && companyScore(company) === 1) return { title, company };
  }
  return null;
}

/** Splits `Title, Company` and `Title at Company`, when the head only had one of the two. */
function split(head: JobHead): JobHead {
  if (head.title !== "" && head.company !== "") return head;
  const text = head.title || head.company;
  const unmarked = splitUnmarked(text);
  if (unmarked) return { ...head, ...unmarked };
  const match = text.match(joined);
  if (!match?.[1] || !match[2] || legalFormOnly.test(match[2])) return head;
  const [a, b] = [trimmed(match[1]), trimmed(match[2])];
  const straight = titleScore(a) + employerScore(b);
  const turned = titleScore(b) + employerScore(a);
  if (straight < 0.6 && turned < 0.6) return head;
  return straight >= turned ? { ...head, title: a, company: b } : { ...head, title: b, company: a };
}

/** The description: one line per list item or paragraph. */
export const describe = (lines: readonly Line[]): string =>
  joinWrappedLines(lines)
    .map((item) => item.text)
    .join("\n")
    .slice(0, 20_000);
