import type { PositionedPage, TextRun } from "../document.ts";
import { joinSpacedLetters } from "./spaced-letters.ts";

/** Runs of one row that are close enough to be read together. */
export interface Segment {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
  doubtful: readonly string[];
  /** The pieces of the text that are all bold or all plain, when there are both. */
  looks: readonly string[];
}

/** A gap of more than this many font heights separates two segments of a row. */
const splitGap = 1.25;
/** The same gap, where a column of text begins. */
const edgeGap = 0.45;
const wordGap = 0.11;
const wideGap = 0.65;
const rowsOfAnEdge = 4;
const loneMark = /^(?:[^\p{L}\p{N}]|o|\d{1,2}\.)$/u;

interface Open {
  segment: Segment;
  boldLetters: number;
  letters: number;
  pieces: { text: string; bold: boolean }[];
}

/** Joins the runs of a page into segments, sorted by row, then from left to right. */
export function joinRuns(page: PositionedPage): Segment[] {
  const rows = rowsOf(page.runs.filter((run) => isOnPage(run, page)).flatMap(cutWideSpaces));
  const edges = textEdges(rows);
  const segments: Segment[] = [];
  for (const row of rows) {
    let open: Open | null = null;
    for (const run of row) {
      if (open === null || isApart(open.segment, run, edges)) {
        if (open !== null) segments.push(finished(open));
        const { x, y, size } = run;
        const segment = { text: "", x, right: x, y, size, bold: false, looks: [], doubtful: [] };
        open = { segment, boldLetters: 0, letters: 0, pieces: [] };
      }
      append(open, run);
    }
    if (open !== null) segments.push(finished(open));
  }
  return segments;
}

/** Splits a run at three or more spaces; the places of the pieces are proportional. */
function cutWideSpaces(run: TextRun): TextRun[] {
  if (!/\S\s{3,}\S/.test(run.text) || /(?:^|\s)\p{L} \p{L} /u.test(run.text)) return [run];
  const letter = run.width / run.text.length;
  return [...run.text.matchAll(/\S+(?:\s{1,2}\S+)*/g)].map((match) => ({
    ...run,
    text: match[0],
    x: run.x + match.index * letter,
    width: match[0].length * letter,
  }));
}

/** Tells whether a run is visible on the page and has valid numbers. */
function isOnPage({ text, x, y, width, size }: TextRun, page: PositionedPage): boolean {
  const isNumeric = Number.isFinite(x + y + width + size) && size > 0 && width >= 0;
  return (
    isNumeric && text.trim() !== "" && x + width > 0 && x < page.width && y > 0 && y < page.height + size
  );
}

function isApart(open: Segment, run: TextRun, edges: ReadonlyMap<number, number>): boolean {
  const gap = run.x - open.right;
  const size = Math.max(open.size, run.size);
  if (gap < -size * 2) return true;
  if (loneMark.test(open.text.trim()) && gap < size * 4) return false;
  const starts = edges.get(Math.round(run.x)) ?? 0;
  return gap > splitGap * size || (gap > edgeGap * Math.min(open.size, run.size) && starts >= rowsOfAnEdge);
}

function append(open: Open, run: TextRun): void {
  const { segment } = open;
  const gap = run.x - segment.right;
  const spaced = gap > wordGap * run.size && segment.text !== "" && !segment.text.endsWith(" ");
  const space = gap > wideGap * run.size ? "  " : " ";
  const added = (spaced && !run.text.startsWith(" ") ? space : "") + run.text;
  segment.text += added;
  if (run.doubtful && run.doubtful.length > 0) segment.doubtful = [...segment.doubtful, ...run.doubtful];
  const piece = open.pieces.at(-1);
  if (piece && (piece.bold === run.bold || run.text.trim() === "")) piece.text += added;
  else open.pieces.push({ text: run.text, bold: run.bold });
  segment.right = Math.max(segment.right, run.x + run.width);
  segment.size = Math.max(segment.size, run.size);
  open.letters += run.text.length;
  if (run.bold) open.boldLetters += run.text.length;
}

/** Counts, for each horizontal position, the rows with text that begins there: the left edges of columns and blocks. */
function textEdges(rows: readonly TextRun[][]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const row of rows) {
    const starts = new Set<number>();
    for (const [i, run] of row.entries()) {
      const before = row[i - 1];
      const gap = before ? run.x - before.x - before.width : Number.POSITIVE_INFINITY;
      if (gap > edgeGap * run.size) for (const x of [-1, 0, 1]) starts.add(Math.round(run.x) + x);
    }
    for (const x of starts) counts.set(x, (counts.get(x) ?? 0) + 1);
  }
  return counts;
}

function finished({ segment, boldLetters, letters, pieces }: Open): Segment {
  const looks = pieces.length > 1 ? pieces.map(({ text }) => composeAccents(text).trim()) : [];
  return { ...segment, text: composeAccents(segment.text), bold: boldLetters * 2 > letters, looks };
}

const marks: Record<string, string> = {
  "¨": "\u0308",
  "´": "\u0301",
  "`": "\u0300",
  ˆ: "\u0302",
  "˜": "\u0303",
  "¸": "\u0327",
};

/** Some typesetters write the accent as a separate character before its letter. */
function composeAccents(text: string): string {
  const letters = text.replace(
    /([¨´ˆ˜¸])\s?(\p{L})/gu,
    (_, mark: string, letter: string) => `${letter}${marks[mark] ?? ""}`,
  );
  return joinSpacedLetters(letters.normalize("NFC"));
}

/** Groups items that share a baseline; small shifts, as of superscripts and icons, are tolerated. */
export function rowsOf<T extends { x: number; y: number; size: number }>(items: readonly T[]): T[][] {
  const sorted = [...items].sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: T[][] = [];
  let row: T[] = [];
  let base = 0;
  let size = 0;
  for (const item of sorted) {
    const near = Math.abs(item.y - base) <= 0.32 * Math.max(2, Math.min(size, item.size) || 2);
    if (row.length > 0 && near) {
      row.push(item);
      size = Math.max(size, item.size);
    } else {
      if (row.length > 0) rows.push(row);
      row = [item];
      base = item.y;
      size = item.size;
    }
  }
  if (row.length > 0) rows.push(row);
  for (const r of rows) r.sort((a, b) => a.x - b.x);
  return rows;
}
