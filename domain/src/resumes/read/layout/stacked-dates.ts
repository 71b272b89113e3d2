import { findDates, isMostlyDate, isPresent } from "../../../vocabulary/dates.ts";
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

/** A range whose end stands below its start: `04.2022 –` above `08.2024`, alone or with the text beside each. */
function joinBrokenRanges(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [upper, lower] = [lines[i], lines[i + 1]];
    if (!upper) continue;
    const [start = "", ...said] = upper.parts;
    const [end = "", ...below] = lower?.parts ?? [];
    if (!lower || !isOpenStart(start) || !isLone(end)) {
      out.push(upper);
      continue;
    }
    const sources = [...upper.sources, ...lower.sources];
    out.push({ ...withParts(upper, [`${start.trim()} ${end}`, ...said]), sources });
    if (below.length > 0) out.push({ ...withParts(lower, below), startsBold: lower.bold });
    i += 1;
  }
  return out;
}

/** Tells whether a text is a date that a dash or "to" leaves open. */
function isOpenStart(text: string): boolean {
  const [, date = ""] = text.match(/^(.{4,24}?)\s*(?:[-–—]|\b(?:to|bis|à|a|au|hasta|until))\s*$/u) ?? [];
  return date !== "" && isMostlyDate(date) && findDates(date).length === 1;
}

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
