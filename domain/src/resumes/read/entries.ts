import { type DateSpan, findDates, isDuration, isMostlyDate } from "../../vocabulary/dates.ts";
import { fold } from "../../vocabulary/fold.ts";
import { companyScore, degreeScore, schoolScore } from "../../vocabulary/organisations.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import type { Line } from "./document.ts";
import { isHeadLike, isOtherFact, workedAs } from "./heads/head-like.ts";
import { hasDateCell, withoutStrayDates } from "./layout/stray-dates.ts";
import { isTableHead } from "./layout/table-rows.ts";

/** One job or study: the lines of its head, its dates, and the lines of its description. */
export interface Entry {
  /** The lines above the dated one that belong to it. */
  before: Line[];
  /** The dated line without its date. */
  dated: Line | null;
  span: DateSpan | null;
  /** The date as written. */
  date: string;
  /** The lines below the dated one: first the rest of the head, then the description. */
  after: Line[];
}

const bulletMark =
  /^\s*(?:[•●▪■◦○∙·‣⁃➢➤►▸✓✔❖◆→⇒➔➜»]\s*|(?:[*–—+>-]|[oO](?= \p{Lu})|\uf0b7|\uf0a7|\uf02d)\s+)(?=\S)/u;
const mostBefore = 3;

/** Tells whether a line is an item of a list. */
export const isBullet = (line: Line): boolean =>
  !line.goesOn && (line.isListItem || bulletMark.test(line.text));

/**
 * The marks without those of sentences in descriptions. A sentence with a date, indented below a dated line of the same block, is a list item whose mark is drawn: no entry
 * begins there. Where dates stand alone, a date at the end of a sentence begins none either.
 */
function withoutSentences(lines: readonly Line[], marks: readonly (DateSpan | null)[]): (DateSpan | null)[] {
  const heads = new Map<number, Line>();
  const isAlone = (line: Line | undefined, span: DateSpan | null): boolean =>
    line !== undefined && span !== null && line.text.length - (span.to - span.from) < 4;
  const alone = marks.filter((span, i) => isAlone(lines[i], span)).length;
  const areAlone = alone > 0 && alone * 2 >= marks.filter((span) => span !== null).length;
  return marks.map((span, i) => {
    const line = lines[i];
    if (!span || !line) return null;
    if (!span.isRange && areAlone && !isAlone(line, span) && line.parts.length === 1 && !line.startsBold) {
      const before = line.text.slice(0, span.from).trim();
      if (beforeDate.test(before) && before.split(/\s+/).length > 2) return null;
    }
    const head = heads.get(line.block);
    const words = line.text.slice(0, span.from).trim().split(/\s+/);
    const isItem = head !== undefined && words.length > 2 && line.x > head.x + 6 && line.x < head.x + 60;
    if (isItem && !line.startsBold && line.parts.length === 1 && !isPost(line, span)) return null;
    if (!head || line.x < head.x) heads.set(line.block, line);
    return span;
  });
}

/** A title alone before its period, as of a post set in below its employer. */
function isPost(line: Line, span: DateSpan): boolean {
  const title = tidyEdge(line.text.slice(0, span.from));
  return (
    span.isRange &&
    line.text.length - span.to < 3 &&
    titleScore(title) > 0.5 &&
    isHeadLike({ ...line, text: title })
  );
}

/** Removes the mark of a list item. */
export const withoutBullet = (text: string): string => text.replace(bulletMark, "").trim();

/** Splits a section into entries at its dated lines; at dated list items where no other line has a date. */
export function splitEntries(all: readonly Line[]): Entry[] {
  const content = all.filter((line) => !isTableHead(line));
  const found = content.map((line, i) => {
    const span = isBullet(line) ? null : headDate(line);
    return span && (!isDescription(content, i) || isPost(line, span)) ? span : null;
  });
  const dated = withoutStrayDates(content, withoutSentences(content, found));
  const heads = dated.filter((span) => span !== null).length;
  const isList = heads === 0 || content.filter(isItemOfOneJob).length > heads;
  const areItems = isList && content.every(isBullet);
  const lines = isList ? content.map((line) => withoutMark(line, areItems)) : content;
  const marks = isList ? lines.map((line, i) => (line === content[i] ? null : headDate(line))) : dated;
  const anchors = marks.flatMap((span, i) => (span ? [i] : []));
  const first = anchors[0];
  if (first === undefined) return [];
  const below = datedBelow(lines, marks, anchors);
  if (below) return below;
  const usual = linesBefore(lines, first, 0, mostBefore);
  const further = anchors.slice(1).map((at, n) => linesBefore(lines, at, (anchors[n] ?? 0) + 1, usual));
  // In plain text a heading may stand above the first date, where the other entries have nothing above theirs.
  const isHeading = further.length > 1 && further.every((count) => count === 0) && lines[first]?.size === 0;
  const most = isHeading ? 0 : usual;
  const starts = anchors.map((at, n) => at - (n === 0 ? Math.min(usual, most) : (further[n - 1] ?? 0)));
  return anchors.map((at, n) => {
    const line = lines[at];
    const span = marks[at] ?? null;
    const next = starts[n + 1] ?? lines.length;
    return {
      before: lines.slice(starts[n], at),
      dated: line && span ? withoutSpan(line, span) : null,
      span,
      date: line && span ? line.text.slice(span.from, span.to) : "",
      after: lines.slice(at + 1, next),
    };
  });
}

/**
 * The entries of a section whose dates stand alone below the description of each: head, description, date. Null when the
 * dates stand elsewhere.
 */
function datedBelow(
  lines: readonly Line[],
  marks: readonly (DateSpan | null)[],
  anchors: readonly number[],
): Entry[] | null {
  const [top, last] = [lines[0], lines[(anchors[0] ?? 0) - 1]];
  if (anchors.length < 2 || anchors.at(-1) !== lines.length - 1 || !top || !last) return null;
  const isAlone = anchors.every((at) => isMostlyDate(lines[at]?.text ?? ""));
  if (!isAlone || !isHeadLike(top) || isHeadLike(last)) return null;
  return anchors.map((at, n) => {
    const own = lines.slice(n === 0 ? 0 : (anchors[n - 1] ?? 0) + 1, at);
    const heads = own.findIndex((line) => !isHeadLike(line) || isBullet(line));
    const cut = Math.min(heads === -1 ? own.length : heads, mostBefore);
    const [line, span] = [lines[at], marks[at] ?? null];
    return {
      before: own.slice(0, cut),
      dated: line && span ? withoutSpan(line, span) : null,
      span,
      date: line && span ? line.text.slice(span.from, span.to) : "",
      after: own.slice(cut),
    };
  });
}

/**
 * A list item with a range, as the plain line of an entry's head; other lines as they are. In a section of items alone,
 * one that names a job or study may have a single date.
 */
function withoutMark(line: Line, areItems = false): Line {
  const isRange = findDates(line.text).some((span) => span.isRange);
  if (!isBullet(line) || !(isRange || (areItems && !namesNothing(withoutBullet(line.text))))) return line;
  const [first = "", ...more] = line.parts;
  const parts = [withoutBullet(first), ...more];
  const head = { ...line, parts, text: parts.join(" "), isListItem: false };
  return headDate(head) ? head : line;
}

/** Recognises a list item that names a job or study with its period. */
function isItemOfOneJob(line: Line): boolean {
  const text = withoutBullet(line.text);
  const isNamed =
    titleScore(text.split(/,|\s[–—|-]\s|\sen\s|\sat\s/)[0] ?? "") > 0.5 || degreeScore(text) > 0;
  return isBullet(line) && isNamed && withoutMark(line) !== line;
}

/** The number of lines directly above that belong to the head of the entry dated at `at`. */
function linesBefore(lines: readonly Line[], at: number, floor: number, most: number): number {
  let count = 0;
  while (count < most) {
    const i = at - count - 1;
    const line = lines[i];
    const below = lines[i + 1];
    if (i < floor || !line || !below || isDescription(lines, i)) break;
    const above = i > floor ? lines[i - 1] : undefined;
    const isFact = count < 3 && above !== undefined && isOtherFact(line) && isHeadLike(above);
    if (isFact || isAboutEmployer(line, above)) {
      count += 1;
      most += 1;
      continue;
    }
    if (!isHeadLike(line)) break;
    if (isIndented(line, lines[at], lines[floor - 1])) break;
    const isMarked = (line.startsBold && !below.startsBold) || line.size > below.size + 0.9;
    if (count > 0 && below.gap > 1.6 && line.gap < below.gap && !isMarked) break;
    count += 1;
  }
  return count;
}

/** Tells whether a line is a sentence directly below a bold employer, which says what the employer does. */
function isAboutEmployer(line: Line, above: Line | undefined): boolean {
  if (!above?.bold || line.startsBold || line.gap > 1.4 || isHeadLike(line)) return false;
  return isHeadLike(above) && !isBullet(above) && above.gap > line.gap + 0.2 && !/[:@]/.test(line.text);
}

/** Tells whether a line is indented compared with the dated lines: a list item whose mark is drawn, not written. */
function isIndented(line: Line, dated: Line | undefined, previous: Line | undefined): boolean {
  if (!dated || !previous || previous.block !== dated.block || line.block !== dated.block) return false;
  return Math.abs(previous.x - dated.x) < 2 && line.x > dated.x + 6 && line.x < dated.x + 60;
}

/** Tells whether the line is a list item or the continuation of one. */
export function isDescription(lines: readonly Line[], i: number): boolean {
  const line = lines[i];
  if (!line) return false;
  if (isBullet(line)) return true;
  for (let k = i - 1; k >= Math.max(0, i - 6); k--) {
    const before = lines[k];
    if (before?.startsBold && !line.startsBold && !isBullet(before)) return false;
    if (!before || before.block !== line.block || line.gap > 1.7) return false;
    if (isBullet(before)) return !line.startsBold && line.x > before.x + 2 && line.x < before.x + 40;
    if (Math.abs(before.x - line.x) > 1.5) return false;
  }
  return false;
}

/** A label before what was done, whose dates begin no entry: `Duties: passed each inspection from 2016 to 2020`. */
const tellsTasks =
  /^(?:(?:main|key|job|principales|hauptsachliche) )?(?:duties|tasks|responsibilities|description|achievements|funciones|tareas|responsabilidades|logros|missions?|taches|realisations|aufgaben|tatigkeiten|erfolge)\b[^:]{0,20}:/;

/** The date that makes a line the head of an entry: a range, or a single date that stands apart. */
function headDate(line: Line): DateSpan | null {
  if (line.text.length > 170 || line.goesOn || tellsTasks.test(fold(line.text))) return null;
  const spans = findDates(line.text);
  const range = spans.find((span) => span.isRange);
  const rest = (span: DateSpan): string =>
    (line.text.slice(0, span.from) + line.text.slice(span.to)).replace(/[\s()|,.;:–—-]/g, "");
  if (isSentence(line, range ?? spans.at(-1))) return null;
  if (range) return rest(range).length < 120 && !isInText(sentenceBefore(line, range)) ? range : null;
  const last = spans.at(-1);
  const lone = last && asOpenRange(line, last);
  if (!lone || spans.length > 2) return null;
  const behind = line.text.slice(lone.to).replace(/\s*\([^()]{3,20}\)$/, "");
  const atEdge = lone.from < 3 || behind.length < 3;
  const inOwnPart = hasDateCell(line);
  return (atEdge || inOwnPart || isOwnPiece(line, lone)) &&
    rest(lone).length < (inOwnPart && lone.from < 3 ? 150 : 90)
    ? lone
    : null;
}

/** `Welding | Clark College | 2016 | GPA 3.7`: the date stands between two marks of a row that names something. */
const isOwnPiece = ({ text }: Line, { from, to }: DateSpan): boolean =>
  /[|•·–—,]\s*$/u.test(text.slice(0, from)) && /^\s*[|•·–—,]/u.test(text.slice(to)) && !namesNothing(text);

/** `2020–` in a cell of its own has no end yet. */
function asOpenRange(line: Line, span: DateSpan): DateSpan {
  const [first = ""] = line.parts;
  const rest = first.slice(span.to);
  const isOpen = line.parts.length > 1 && span.to <= first.length && /^\s*[–—-]\s*$/.test(rest);
  return isOpen && isMostlyDate(first) ? { ...span, isRange: true, current: true, to: first.length } : span;
}

/** Tells whether a text before a date has a sentence, as opposed to `Master of Arts. Leeds University`. */
function isInText(text: string): boolean {
  const [first = "", ...more] = text.replace(bulletMark, "").split(/(?<=[a-z]{3})\. /);
  const isNamed =
    more.length === 1 && first.length < 70 && (titleScore(first) > 0.5 || degreeScore(first) > 0);
  return more.length > 0 && !isNamed;
}

const beforeDate =
  /(?:^|\s)(?:in|im|on|by|since|from|between|until|during|to|of|than|en|au|à|depuis|de|du|entre|desde|hasta|a|del|seit|ab|bis|von|gegenüber|zum|am|par rapport à|respecto a)$/iu;

const ledBy = /^(?:from|since|between|von|seit|ab|de|du|des|desde|depuis) /u;

/** Tells whether words before a date need it: `Promoted twice, most recently in March 2019`; heads name something. */
function isSentence(line: Line, span: DateSpan | undefined): boolean {
  if (!span || line.parts.length > 1) return false;
  const before = line.text.slice(0, span.from).trim();
  const words = before.split(/\s+/);
  if (/^\p{Ll}/u.test(before) && !workedAs.test(before) && namesNothing(before)) return true;
  const isLed = beforeDate.test(before) || ledBy.test(line.text.slice(span.from));
  if (words.length < 3 || !isLed || line.startsBold) return false;
  if (
    !span.isRange &&
    /^(?:ascenso|promoci[oó]n|promotion|promoted|passage|beförderung|übernahme|aufstieg|recognized|elected|named|awarded)\s/iu.test(
      before,
    )
  )
    return true;
  return namesNothing(before);
}

const namesNothing = (text: string): boolean =>
  text
    .split(/\s*[,;:|–—(]\s*|\.\s+/)
    .every((part) =>
      [titleScore, companyScore, schoolScore, degreeScore].every((score) => score(part) < 0.5),
    );

/** The text before the date in its part of the row. Abbreviations of legal forms do not end a sentence. */
function sentenceBefore(line: Line, span: DateSpan): string {
  let at = 0;
  for (const part of line.parts) {
    if (span.from <= at + part.length)
      return part.slice(0, Math.max(0, span.from - at)).replace(/\b(?:ltda|corp|bros|inc|cia)\. /gi, "");
    at += part.length + 1;
  }
  return "";
}

/** The line without its date, in the same parts. */
function withoutSpan(line: Line, span: DateSpan): Line {
  const parts: string[] = [];
  let at = 0;
  for (const part of line.parts) {
    const from = Math.max(0, span.from - at);
    const to = Math.min(part.length, span.to - at);
    if (from < to) {
      parts.push(tidyEdge(part.slice(0, from)), tidyEdge(part.slice(to)));
    } else parts.push(part);
    at += part.length + 1;
  }
  const kept = parts.filter((part) => /[\p{L}\d]/u.test(part));
  return { ...line, parts: kept, text: kept.join(" ") };
}

/** A duration in brackets at either end, which says no more than the dates beside it. */
const withoutDuration = (text: string): string =>
  text.replace(/^\([^()]{3,20}\)|\([^()]{3,20}\)$/g, (bracket) => (isDuration(bracket) ? "" : bracket));

const tidyEdge = (text: string): string => {
  const s = withoutDuration(text.trim())
    .replace(/^[\s,;:|–—)\]•·/-]+|[\s,;:|–—([•·/-]+$/g, "")
    .trim();
  if (s.includes("(") && !s.includes(")")) return `${s})`;
  return s.includes(")") && !s.includes("(") ? s.replace(")", "") : s;
};
