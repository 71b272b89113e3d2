import { dateNames, findDates, isMostlyDate, isPresent } from "../../../vocabulary/dates.ts";
import { fold } from "../../../vocabulary/fold.ts";
import type { Line } from "../document.ts";
import { isBullet } from "../entries.ts";

/**
 * Some layouts write the end of a job above its start in a column of dates: `Nov 2015` above `Apr 2014`. Such pairs
 * become one range in the upper line. Two lines that both have other text are left alone, unless the section has a
 * certain pair.
 */
export function joinStackedDates(all: readonly Line[]): Line[] {
  const lines = joinBrokenRanges(all);
  const sure = lines.map((_, i) => isSurePair(lines[i], lines[i + 1]));
  if (!sure.includes(true)) return [...lines];
  const pairs = lines.map((_, i) => sure[i] || isPair(lines, i));
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const upper = lines[i];
    const lower = lines[i + 1];
    if (!upper) continue;
    if (!pairs[i] || !lower) {
      out.push(upper);
      continue;
    }
    const [late = "", ...said] = upper.parts;
    const [early = "", ...below] = lower.parts;
    out.push({
      ...withParts(upper, [`${early} – ${late}`, ...said]),
      sources: [...upper.sources, ...lower.sources],
    });
    if (below.length > 0) out.push({ ...withParts(lower, below), isListItem: lower.isListItem });
    i += 1;
  }
  return out;
}

/** Words before or after a date, and those of dates, in four languages. */
const dateWords = `${dateNames}|since|seit|depuis|desde|ab|from|von|de|du|del|des|start|beginn|to|bis|a|au|al|hasta|until|till`;
const isDateWord = new RegExp(
  `^(?:${dateWords}|present|now|nowadays|today|heute|jetzt|actualidad|hoy|presente|aujourd|hui|ce|jour|la|fecha)$`,
);

/**
 * A range that goes on in the next line: `04.2022 –` above `08.2024`, `Nov 2022–Oct` above `2024` in a column of dates,
 * or `Clerk, Acme (05/2017–` above `06/2019)`.
 */
function joinBrokenRanges(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [upper, lower] = [lines[i], lines[i + 1]];
    if (!upper) continue;
    const inColumn = joinInColumn(lines, i);
    const joined = inColumn?.joined ?? (lower ? joinAtEnd(upper, lower) : null);
    out.push(...(joined ?? [upper]));
    if (joined) i += inColumn?.used ?? 1;
  }
  return out;
}

/** The length of a job before its dates: `2 years 3 months, Feb 2022`. */
const durationBefore =
  /^\d{1,2} (?:years?|yrs?|jahre?|años?|ans?|months?|mos?|monate?|mes(?:es)?|mois)(?: \d{1,2} (?:months?|mos?|monate?|mes(?:es)?|mois))?, (?=\S)/iu;

/** Joins the pieces of a range that a narrow column breaks: `Spring 2010`, `- Summer`, `2011`. */
function joinInColumn(lines: readonly Line[], at: number): { joined: Line[]; used: number } | null {
  const [first] = lines.slice(at, at + 1);
  let text = (first?.parts[0] ?? "").replace(durationBefore, "");
  if (!first || !isFragment(text)) return null;
  let found: { joined: Line[]; used: number } | null = null;
  for (let used = 1; used < 4; used++) {
    const lower = lines[at + used];
    const piece = lower?.parts[0] ?? "";
    if (!lower || lower.block !== first.block || !isFragment(piece) || !goesOn(text, piece)) break;
    text = `${text.trim()} ${piece.trim()}`;
    const spans = findDates(text);
    if (spans.length !== 1 || !isMostlyDate(text)) continue;
    const pieces = lines.slice(at, at + used + 1);
    const rest = pieces.slice(1).filter((line) => line.parts.length > 1);
    const whole = {
      ...withParts(first, [text, ...first.parts.slice(1)]),
      sources: pieces.flatMap((line) => line.sources),
    };
    const below = rest.map((line) => ({ ...withParts(line, line.parts.slice(1)), startsBold: line.bold }));
    found = { joined: [whole, ...below], used };
  }
  return found;
}

/** Tells whether a date needs the piece below it, or the piece begins with a dash. */
const goesOn = (text: string, piece: string): boolean =>
  openEnd.test(text) || endsOpen.test(fold(text)) || /^\s*[-–—]/.test(piece);

/** The end of `Aug`, `since spring` or `from`, which a year must follow. */
const endsOpen = new RegExp(`(?:^|[\\s–-])(?:${dateWords})\\.?\\s*$`);

/** Tells whether all words of a text belong to dates. */
function isFragment(text: string): boolean {
  if (text.length > 40 || !/[\p{L}\d]/u.test(text)) return false;
  if (isPresent(text)) return true;
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  return words.every((word) => isDateWord.test(word)) && !/\d{5}/.test(text);
}

function joinAtEnd(upper: Line, lower: Line): Line[] | null {
  const last = upper.parts.at(-1) ?? "";
  const opened = last.match(openEnd)?.index ?? -1;
  const start = findDates(last).find((span) => span.to >= opened - 1 && span.from < opened);
  if (opened < 0 || !start || lower.goesOn) return null;
  const [, end = "", rest = ""] = lower.text.match(/^([^()]{3,18}?)\s*\)[\s,;:.]*(.*)$/u) ?? [];
  const whole = end !== "" ? end : isLone(lower.text) ? lower.text : "";
  if (whole === "" || !isLone(whole) || (end !== "" && !last.includes("("))) return null;
  const text = `${last.trim()} ${whole}${end !== "" ? ")" : ""}`;
  const joined = {
    ...withParts(upper, [...upper.parts.slice(0, -1), text]),
    sources: [...upper.sources, ...lower.sources],
  };
  return rest === "" ? [joined] : [joined, withParts(lower, [rest])];
}

/** A dash or "to" at the end of a text, maybe with the month of the end. */
const openEnd =
  /\s*(?:[-–—→]|->|\b(?:to|bis|à|a|au|al|hasta|until))(?:\s*(?<month>\p{L}{3,10})\.?(?: del?)?)?\s*$/u;

const withParts = (line: Line, parts: string[]): Line => ({ ...line, parts, text: parts.join(" ") });

const isLone = (text: string): boolean =>
  isPresent(text) || (isMostlyDate(text) && findDates(text).every((span) => !span.isRange));

function isPair(lines: readonly Line[], i: number): boolean {
  const [before, upper, lower, after] = [lines[i - 1], lines[i], lines[i + 1], lines[i + 2]].map(
    (line) => line?.parts[0] ?? "",
  );
  if (!upper || !lower || !isLone(upper) || !isLone(lower) || isPresent(lower)) return false;
  return !isLone(before ?? "") && !isLone(after ?? "");
}

/** Tells whether the upper line has other text and the lower one only a date or a list item. */
function isSurePair(upper: Line | undefined, lower: Line | undefined): boolean {
  const [late = "", ...said] = upper?.parts ?? [];
  const [early = "", ...below] = lower?.parts ?? [];
  if (!upper || !lower || !isLone(late) || !isLone(early) || isPresent(early)) return false;
  const names = (parts: readonly string[], line: Line): boolean =>
    parts.length > 0 && !isBullet({ ...line, text: parts.join(" ") });
  return names(said, upper) && !names(below, lower);
}
