import { findDates, isMostlyDate, isPresent, isSeason, monthOfName } from "../../../vocabulary/dates.ts";
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

/**
 * A range that goes on in the next line: `04.2022 –` above `08.2024`, `Nov 2022–Oct` above `2024` in a column of dates,
 * or `Clerk, Acme (05/2017–` above `06/2019)`.
 */
function joinBrokenRanges(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [upper, lower] = [lines[i], lines[i + 1]];
    if (!upper) continue;
    const joined = lower ? (joinInColumn(upper, lower) ?? joinAtEnd(upper, lower)) : null;
    out.push(...(joined ?? [upper]));
    if (joined) i += 1;
  }
  return out;
}

function joinInColumn(upper: Line, lower: Line): Line[] | null {
  const [start = "", ...said] = upper.parts;
  const [end = "", ...below] = lower.parts;
  if (!isOpenStart(start) || !isLone(end)) return null;
  const sources = [...upper.sources, ...lower.sources];
  const whole = { ...withParts(upper, [`${start.trim()} ${end}`, ...said]), sources };
  return below.length > 0 ? [whole, { ...withParts(lower, below), startsBold: lower.bold }] : [whole];
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
const openEnd = /\s*(?:[-–—]|\b(?:to|bis|à|a|au|al|hasta|until))(?:\s*(?<month>\p{L}{3,10})\.?)?\s*$/u;

/** Tells whether a text is a date that a dash or "to" leaves open. */
function isOpenStart(text: string): boolean {
  const open = text.match(openEnd);
  if (!open || (open.groups?.month && !isMonth(open.groups.month))) return false;
  const date = text.slice(0, open.index);
  return date.length >= 4 && date.length <= 24 && isMostlyDate(date) && findDates(date).length === 1;
}

const isMonth = (word: string): boolean => monthOfName(fold(word)) !== null || isSeason(word);

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
