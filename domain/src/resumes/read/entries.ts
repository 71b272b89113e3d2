import { type DateSpan, findDates, isMostlyDate } from "../../vocabulary/dates.ts";
import { fold } from "../../vocabulary/fold.ts";
import type { Line } from "./document.ts";

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

/** Removes the mark of a list item. */
export const withoutBullet = (text: string): string => text.replace(bulletMark, "").trim();

/** Splits a section into entries at its dated lines; at dated list items where no other line has a date. */
export function splitEntries(all: readonly Line[]): Entry[] {
  const content = all.filter((line) => !isTableHead(line));
  const dated = content.map((line, i) => (isDescription(content, i) ? null : headDate(line)));
  const isList = dated.every((span) => span === null);
  const lines = isList ? content.map(withoutMark) : content;
  const marks = isList ? lines.map((line, i) => (line === content[i] ? null : headDate(line))) : dated;
  const anchors = marks.flatMap((span, i) => (span ? [i] : []));
  const first = anchors[0];
  if (first === undefined) return [];
  const below = datedBelow(lines, marks, anchors);
  if (below) return below;
  const usual = linesBefore(lines, first, 0, mostBefore);
  const starts = anchors.map((at, n) => {
    const floor = n === 0 ? 0 : (anchors[n - 1] ?? 0) + 1;
    return at - (n === 0 ? usual : linesBefore(lines, at, floor, usual));
  });
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

/** A list item with a range, as the plain line of an entry's head; other lines as they are. */
function withoutMark(line: Line): Line {
  if (!isBullet(line) || !findDates(line.text).some((span) => span.isRange)) return line;
  const [first = "", ...more] = line.parts;
  const parts = [withoutBullet(first), ...more];
  const head = { ...line, parts, text: parts.join(" "), isListItem: false };
  return headDate(head) ? head : line;
}

const columnNames = new Set(
  "date|dates|year|years|period|position|title|job title|role|employer|company|organisation|organization|location|city|place|degree|qualification|school|institution|university|duties|fecha|fechas|ano|anos|periodo|puesto|cargo|empresa|centro|localidad|lugar|ciudad|titulo|titulacion|institucion|funciones|annee|annees|periode|poste|fonction|entreprise|employeur|etablissement|lieu|ville|diplome|ecole|missions|jahr|zeitraum|datum|stelle|position|firma|arbeitgeber|unternehmen|ort|abschluss|schule|hochschule|tatigkeit".split(
    "|",
  ),
);

/** Tells whether a line is the head of a table, which names its columns. */
const isTableHead = (line: Line): boolean =>
  line.parts.length > 1 &&
  line.parts.flatMap((part) => part.split(/[,/]/)).every((part) => columnNames.has(fold(part).trim()));

/** The number of lines directly above that belong to the head of the entry dated at `at`. */
function linesBefore(lines: readonly Line[], at: number, floor: number, most: number): number {
  let count = 0;
  while (count < most) {
    const i = at - count - 1;
    const line = lines[i];
    const below = lines[i + 1];
    if (i < floor || !line || !below || isDescription(lines, i) || !isHeadLike(line)) break;
    if (isIndented(line, lines[at], lines[floor - 1])) break;
    const isMarked = (line.startsBold && !below.startsBold) || line.size > below.size + 0.9;
    if (count > 0 && below.gap > 1.6 && line.gap < below.gap && !isMarked) break;
    count += 1;
  }
  return count;
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

/** Labels between the head of a job or study and its description. */
const labels = new Set(
  `highlights|key highlights|achievements|key achievements|main achievements|achievements/tasks|responsibilities|key responsibilities|main responsibilities|duties|main duties|tasks|main tasks|courses|relevant courses|coursework|relevant coursework|description|projects|key projects|skills|technologies|tools|
  funciones|funciones principales|tareas|tareas realizadas|logros|logros principales|responsabilidades|descripcion|proyectos|asignaturas|
  missions|missions principales|realisations|taches|taches principales|responsabilites|description|projets|cours|
  aufgaben|hauptaufgaben|meine aufgaben|aufgabengebiet|aufgabenbereich|aufgabenschwerpunkte|schwerpunkte|tatigkeiten|erfolge|verantwortlichkeiten|beschreibung|projekte|kurse`
    .split("|")
    .map((label) => label.trim()),
);

/** Tells whether a line is short and no sentence, as a title, an employer or a place is. */
export function isHeadLike(line: Line): boolean {
  const text = line.text;
  if (
    text.length > 115 ||
    line.goesOn ||
    /\S@\S+\.\p{L}/u.test(text) ||
    labels.has(fold(text).replace(/\s*:$/, ""))
  )
    return false;
  if (
    /[.;:]$/.test(text) &&
    !/(?:\b(?:inc|co|corp|lt|ltd|ltda|llc|llp|cia|jr|sr|bros|mbh|ing)|(?:\b\p{L}\. ?)+\p{L})\.$/iu.test(text)
  )
    return false;
  return !/^\p{Ll}/u.test(text) || /^(?:i[A-Z]|e-|eB)/.test(text);
}

/** The date that makes a line the head of an entry: a range, or a single date that stands apart. */
function headDate(line: Line): DateSpan | null {
  if (line.text.length > 170 || line.goesOn) return null;
  const spans = findDates(line.text);
  const range = spans.find((span) => span.isRange);
  const rest = (span: DateSpan): string =>
    (line.text.slice(0, span.from) + line.text.slice(span.to)).replace(/[\s()|,.;:–—-]/g, "");
  if (range)
    return rest(range).length < 120 && !/[a-z]{3}\. /.test(sentenceBefore(line, range)) ? range : null;
  const lone = spans.at(-1);
  if (!lone || spans.length > 2) return null;
  const atEdge = lone.from < 3 || line.text.length - lone.to < 3;
  const inOwnPart = line.parts.some((part) => findDates(part).some((d) => d.to - d.from >= part.length - 3));
  return (atEdge || inOwnPart) && rest(lone).length < (inOwnPart && lone.from < 3 ? 150 : 90) ? lone : null;
}

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

const tidyEdge = (text: string): string => {
  const s = text.replace(/^[\s,;:|–—)\]•·/-]+|[\s,;:|–—([•·/-]+$/g, "").trim();
  return s.includes(")") && !s.includes("(") ? s.replace(")", "") : s;
};
