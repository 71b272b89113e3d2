import { headingKind, kindOfLook, withoutNumber } from "../../vocabulary/headings.ts";
import { companyScore, degreeScore, schoolScore } from "../../vocabulary/organisations.ts";
import { titleScore } from "../../vocabulary/titles.ts";
import type { Line } from "./document.ts";
import type { Block } from "./layout/arrange.ts";

export interface HeadingStyle {
  size: number;
  bold: boolean;
  caps: boolean;
  /** Whether at least three headings have this look and normal text has not. */
  sure: boolean;
  /** Whether it is larger than normal text. */
  larger: boolean;
  /** The number of known headings with this look. */
  known: number;
}

/** The look that most known headings of the document share. */
export function headingStyle(blocks: readonly Block[]): HeadingStyle | null {
  const lines = blocks.flatMap((block) => block.lines);
  const counts = new Map<string, { style: HeadingStyle; count: number }>();
  for (const line of lines) {
    if (line.isListItem || line.parts.length > 2 || headingKind(line.parts[0] ?? "") === null) continue;
    const style = {
      size: line.startSize,
      bold: line.startsBold,
      caps: isCaps(line.parts[0] ?? ""),
      sure: false,
      larger: false,
      known: 0,
    };
    const key = `${Math.round(style.size * 2)} ${style.bold} ${style.caps}`;
    const seen = counts.get(key);
    if (seen) seen.count += 1;
    else counts.set(key, { style, count: 1 });
  }
  const best = [...counts.values()].sort((a, b) => b.count - a.count || b.style.size - a.style.size)[0];
  if (!best) return null;
  const sizes = lines.map((line) => line.size).sort((a, b) => a - b);
  const body = sizes[sizes.length >> 1] ?? 0;
  const { size, bold, caps } = best.style;
  const larger = size > body * 1.12 && body > 0;
  // In a text that is all in capitals they say nothing.
  const areCaps = caps && lines.filter((line) => isCaps(line.text)).length * 2 < lines.length;
  const isSet = larger || (areCaps && size === 0) || (caps && bold && isNamed(lines, best.style));
  const isOwn = size > body + 0.4 && body > 0 && isOfHeadings(lines, best.style, best.count);
  const sure = best.count >= 3 ? larger || areCaps || isOwn : isSet && isRare(lines, best.style);
  return best.count >= 2 || sure ? { size, bold, caps, sure, larger, known: best.count } : null;
}

/** Tells whether a look is rare enough for headings: shared by a few short lines only. */
function isRare(lines: readonly Line[], style: HeadingStyle): boolean {
  const alike = lines.filter((line) => hasLook(line, style));
  const isShort = alike.every((line) => line.text.length < 45 && line.parts.length === 1);
  return isShort && alike.length >= 3 && alike.length <= 12 && alike.length * 3 < lines.length;
}

/** Tells whether a look is that of short lines only, and most of them are known headings. */
function isOfHeadings(lines: readonly Line[], style: HeadingStyle, known: number): boolean {
  const alike = lines.filter((line) => hasLook(line, style));
  return known * 2 > alike.length && alike.every((line) => line.text.length < 45 && line.parts.length === 1);
}

/** Tells whether each line of a look has a noun of headings: `EDUCATION & MILITARY TRAINING`. */
const isNamed = (lines: readonly Line[], style: HeadingStyle): boolean =>
  lines.filter((line) => hasLook(line, style)).every((line) => kindOfLook(line.text) !== null);

export function looksLike(line: Line, style: HeadingStyle): boolean {
  const text = withoutNumber(line.parts[0] ?? "");
  if (!style.sure || line.isListItem || line.parts.length > 1) return false;
  if (text.length > (style.caps && style.known > 2 ? 70 : 45)) return false;
  if (!/^[^\p{L}\d]*\p{L}[\p{L}\s&/,.'’()-]+:?$/u.test(text)) return false;
  if (style.size === 0 && !style.bold && (line.gap < 1.5 || namesEntry(text))) return false;
  return hasLook(line, style) && (style.size > 0 || style.caps);
}

/** Tells whether a text has a word of titles, employers, schools or degrees. */
const namesEntry = (text: string): boolean =>
  [titleScore, companyScore, schoolScore, degreeScore].some((score) => score(text) > 0);

/**
 * Tells whether a bold line has the look of at least three known headings and names a kind of section, in a document
 * whose headings are no larger than its text.
 */
export const isBoldHeading = (line: Line, style: HeadingStyle): boolean =>
  style.known >= (style.caps ? 2 : 3) &&
  style.bold &&
  !style.sure &&
  line.parts.length === 1 &&
  line.text.length < 45 &&
  /^\p{Lu}[\p{L}\s&/,'’-]+:?$/u.test(line.text) &&
  hasLook(line, style) &&
  !namesEntry(line.text);

export const hasLook = (line: Line, style: HeadingStyle): boolean =>
  Math.abs(line.startSize - style.size) < 0.3 &&
  line.startsBold === style.bold &&
  isCaps(line.parts[0] ?? "") === style.caps;

/** A heading on the row of its first entry; how bold the row is, the entry decides too. */
export const isRowLike = (line: Line, style: HeadingStyle): boolean =>
  hasLook(line, style) ||
  (style.larger && Math.abs(line.startSize - style.size) < 0.3 && isCaps(line.parts[0] ?? "") === style.caps);

export const isCaps = (text: string): boolean => text === text.toUpperCase() && /\p{L}{2}/u.test(text);

/** Tells whether a line is smaller than the headings of the document, or not in capitals as they are. */
export const isLesser = (line: Line, style: HeadingStyle): boolean =>
  style.sure &&
  line.size > 0 &&
  (line.startSize < style.size - 0.5 || (style.caps && !isCaps(line.parts[0] ?? "")));
