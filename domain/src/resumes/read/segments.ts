import type { PositionedPage, TextRun } from "./document.ts";

/** Runs of one row that stand close enough to be read together. */
export interface Segment {
  text: string;
  x: number;
  right: number;
  y: number;
  size: number;
  bold: boolean;
}

/** A wider gap than this many font heights separates two segments of a row. */
const splitGap = 1.25;
const wordGap = 0.11;

/** Joins the runs of a page into segments, sorted by row, then from left to right. */
export function joinRuns(page: PositionedPage): Segment[] {
  const runs = page.runs.filter((run) => run.text.trim() !== "");
  const segments: Segment[] = [];
  for (const row of rowsOf(runs)) {
    let open: Segment | null = null;
    let boldLetters = 0;
    let letters = 0;
    for (const run of row) {
      const size = open === null ? run.size : Math.max(open.size, run.size);
      const gap: number = open === null ? 0 : run.x - open.right;
      if (open !== null && gap <= splitGap * size && gap > -size * 2) {
        const spaced = gap > wordGap * size && !open.text.endsWith(" ") && !run.text.startsWith(" ");
        open.text += (spaced ? " " : "") + run.text;
        open.right = Math.max(open.right, run.x + run.width);
        open.size = size;
      } else {
        if (open !== null) segments.push(finished(open, boldLetters, letters));
        open = { text: run.text, x: run.x, right: run.x + run.width, y: run.y, size: run.size, bold: false };
        boldLetters = 0;
        letters = 0;
      }
      letters += run.text.length;
      if (run.bold) boldLetters += run.text.length;
    }
    if (open !== null) segments.push(finished(open, boldLetters, letters));
  }
  return segments;
}

function finished(segment: Segment, boldLetters: number, letters: number): Segment {
  return { ...segment, text: segment.text.replace(/\s+/g, " ").trim(), bold: boldLetters * 2 > letters };
}

/** Groups what shares a baseline (small shifts, as of superscripts and icons, are forgiven). */
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

/** Plain text of runs, for guesses that need no layout. */
export const plainText = (runs: readonly TextRun[]): string => runs.map((run) => run.text).join(" ");
