import type { PageBox } from "@waymark/contract/resumes-reading";
import { findDates } from "../../../vocabulary/dates.ts";
import type { Line, LogicalLine, PositionedPage, ResumeDocument, Source } from "../document.ts";
import { cutColumns } from "./columns.ts";
import { joinRuns, rowsOf, type Segment } from "./segments.ts";
import { partsOf } from "./spaced-letters.ts";

/** Lines in reading order, and the block whose last section they continue. */
export interface Block {
  lines: Line[];
  /** The index of the block that this one continues; null when it starts fresh. */
  continues: number | null;
  left: number;
  right: number;
}

/** Puts a document into reading order: one column after the other, with columns joined across pages. */
export function arrange(document: ResumeDocument): Block[] {
  if (document.kind === "lines") return [arrangeLines(document.lines)];
  const blocks: Block[] = [];
  let previous: number[] = [];
  const seen = new Set<string>();
  const joined = document.pages.map((page) => ({ page, segments: withoutRules(joinRuns(page)) }));
  const feet = repeatedFeet(joined);
  for (const [n, { page, segments }] of joined.entries()) {
    const first = blocks.length;
    const kept = segments.filter(
      (s) => !feet.has(placeKey(s)) || s.y < page.height * 0.9 || (n === 0 && isContact(s.text)),
    );
    const regions = cutColumns(withoutRepeats(page, kept, seen), page.panelEdges);
    for (const region of regions) {
      const left = Math.min(...region.segments.map((s) => s.x));
      const right = Math.max(...region.segments.map((s) => s.right));
      const continues =
        region.above === null ? overlapping(blocks, previous, left, right) : first + region.above;
      const lines = rowsOf(region.segments).flatMap((row) =>
        cutLong(toLine(row, blocks.length, right, sourceOf(row, page, n + 1))),
      );
      blocks.push({ lines: withGaps(lines, region.segments), continues, left, right });
    }
    if (regions.length > 0) previous = blocks.map((_, i) => i).slice(first);
  }
  return blocks;
}

/** Puts the text of a margin on the row of the short rule that is drawn above it: the row of what it heads. */
function withoutRules(segments: readonly Segment[]): readonly Segment[] {
  const isBesideText = (rule: Segment): boolean =>
    segments.some((s) => Math.abs(s.y - rule.y) < 3 && s.x - rule.right > 40);
  const rules = segments.filter((s) => /^[–—_-]{1,3}$/.test(s.text) && isBesideText(s));
  if (rules.length === 0) return segments;
  const ruleOf = (s: Segment): Segment | undefined =>
    rules.find((rule) => Math.abs(rule.x - s.x) < 2 && s.y > rule.y && s.y - rule.y < s.size * 2);
  const used = new Set(segments.map(ruleOf));
  return segments.filter((s) => !used.has(s)).map((s) => ({ ...s, y: ruleOf(s)?.y ?? s.y }));
}

/** The last block of the previous page in the same column. */
function overlapping(blocks: readonly Block[], candidates: number[], left: number, right: number) {
  let best: number | null = null;
  let most = 0;
  for (const i of candidates) {
    const block = blocks[i];
    if (!block) continue;
    const shared = Math.min(right, block.right) - Math.max(left, block.left);
    // Of a column and the whole width above it, the column is the one that goes on.
    const whole = Math.max(right, block.right) - Math.min(left, block.left);
    const share = shared / Math.max(1, whole);
    if (share >= most) {
      most = share;
      best = i;
    }
  }
  return best;
}

function toLine(row: readonly Segment[], block: number, blockRight: number, source: Source): Line {
  const parts = row.map((s) => s.text);
  parts[0] = withoutIcon(parts);
  return {
    parts,
    text: parts.join(" "),
    x: row[0]?.x ?? 0,
    right: row.at(-1)?.right ?? 0,
    blockRight,
    size: Math.max(...row.map((s) => s.size)),
    bold: row.every((s) => s.bold),
    startsBold: row[0]?.bold ?? false,
    isListItem: false,
    gap: row[0]?.y ?? 0,
    doubtful: row.flatMap((s) => s.doubtful),
    startSize: row[0]?.size ?? 0,
    edges: row.map((s) => s.x),
    looks: row.flatMap((s) => s.looks),
    block,
    goesOn: false,
    sources: [source],
  };
}

/** A longer line is split, so that rules that try every position of a line stay fast. */
const longestLine = 1_000;

function cutLong(line: Line): Line[] {
  if (line.text.length <= longestLine) return [line];
  const pieces = line.text.match(/[\s\S]{1,1000}(?=\s|$)|[\s\S]{1,1000}/g) ?? [];
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "")
    .map((text, i) => ({
      ...line,
      parts: [text],
      text,
      isListItem: line.isListItem && i === 0,
      goesOn: i > 0,
      sources: line.sources.map((source) => ({
        ...source,
        parts: [{ text, box: source.parts[0]?.box ?? null }],
      })),
    }));
}

function sourceOf(row: readonly Segment[], page: PositionedPage, number: number): Source {
  return { page: number, parts: row.map((s) => ({ text: s.text, box: boxOf(s, page) })) };
}

/** Letters extend about four fifths of their size above the baseline and a quarter below. */
function boxOf(s: Segment, page: PositionedPage): PageBox {
  const x = fraction(s.x, page.width);
  const y = fraction(s.y - s.size * 0.8, page.height);
  return {
    x,
    y,
    width: fraction(s.right, page.width) - x,
    height: fraction(s.y + s.size * 0.25, page.height) - y,
  };
}

const fraction = (value: number, whole: number): number =>
  whole > 0 ? Math.round(Math.min(1, Math.max(0, value / whole)) * 10_000) / 10_000 : 0;

/** A bullet mark before a date or an address is an icon, not a list item. */
function withoutIcon(parts: readonly string[]): string {
  const first = parts[0] ?? "";
  if (!/^[•●■▪◦]\s/.test(first)) return first;
  const rest = first.slice(1).trim();
  const isDate = findDates(first).some((span) => span.isRange) && first.length < 70;
  return isDate || /@\S+\.\w/.test(rest) ? rest : first;
}

/** Converts the baselines kept in `gap` to the white space above, in line heights. */
function withGaps(lines: readonly Line[], segments: readonly Segment[]): Line[] {
  const usual = median(segments.map((s) => s.size)) * 1.2 || 12;
  return lines.map((line, i) => {
    const before = lines[i - 1];
    return { ...line, gap: before ? Math.max(0, (line.gap - before.gap) / usual) : 9 };
  });
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? 0;
}

const pageNumber = /^(?:(?:page|pagina|página|seite)\s*)?\d{1,2}\s*(?:(?:\/|of|de|von|sur|-)\s*\d{1,2})?$/i;
/** Matches `Jane Doe · Page 1 of 2`: the name of the resume with its page number. */
const pagedFoot =
  /^.{0,60}\b(?:page|p[aá]gina|p[aá]g\.|seite)\s*\d{1,2}\s*(?:(?:\/|of|de|von|sur|-)\s*\d{1,2})?$/i;

const namedPageNumber = /^(?:page|p[aá]gina|seite)\s*\d{1,2}\s*(?:\/|of|de|von|sur)\s*\d{1,2}$/i;

const isPageNumber = (text: string): boolean => pageNumber.test(text) || pagedFoot.test(text);

const withoutPageNumber = (text: string): string =>
  text.replace(/\b(?:page|p[aá]gina|p[aá]g\.|seite)\s*\d{1,2}.*$/i, "");

/** Contact data at the foot of every page is kept once. */
const isContact = (text: string): boolean =>
  /@\S+\.\p{L}/u.test(text) || (text.match(/\d/g)?.length ?? 0) >= 7;

const placeKey = (s: Segment): string => `${Math.round(s.y / 4)} ${s.text}`;

/** Texts at the same place at the foot of at least two pages, including the first page. */
function repeatedFeet(
  joined: readonly { page: PositionedPage; segments: readonly Segment[] }[],
): Set<string> {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { page, segments } of joined) {
    const keys = new Set(segments.filter((s) => s.y > page.height * 0.9).map(placeKey));
    for (const key of keys) (seen.has(key) ? repeated : seen).add(key);
  }
  return repeated;
}

/** Removes page numbers, and header and footer lines at the same place as on an earlier page. */
function withoutRepeats(page: PositionedPage, segments: readonly Segment[], seen: Set<string>): Segment[] {
  const kept: Segment[] = [];
  for (const s of segments) {
    const atEdge = s.y < page.height * 0.12 || s.y > page.height * 0.9;
    const key = placeKey(s);
    const isNumber = s.y > page.height * 0.9 && isPageNumber(s.text);
    // The page number beside contact data differs on each page.
    const isKnown = seen.has(key) || (isContact(s.text) && seen.has(withoutPageNumber(key)));
    if (atEdge && (isKnown || (isNumber && !isContact(s.text)))) continue;
    if (atEdge) for (const known of [key, withoutPageNumber(key)]) seen.add(known);
    kept.push(s);
  }
  return kept;
}

function arrangeLines(lines: readonly LogicalLine[]): Block {
  const kept: Line[] = [];
  let blank = 9;
  for (const line of lines) {
    const parts = namedPageNumber.test(line.text.trim()) ? [] : partsOf(line.text);
    if (parts.length === 0) {
      blank = 2;
      continue;
    }
    const whole: Line = {
      parts,
      text: parts.join(" "),
      x: 0,
      right: 0,
      blockRight: 0,
      size: line.size,
      bold: line.bold,
      startsBold: line.bold,
      isListItem: line.isListItem,
      gap: blank,
      doubtful: [],
      startSize: line.size,
      edges: [],
      looks: line.looks ?? [],
      block: 0,
      goesOn: false,
      sources: [{ page: null, parts: parts.map((text) => ({ text, box: null })) }],
    };
    kept.push(...cutLong(whole));
    blank = 1;
  }
  return { lines: kept, continues: null, left: 0, right: 0 };
}
