import type { TextRun } from "@waymark/domain/resumes/read/document";

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface SeenWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
  bbox: Box;
}

/** A line as it was recognised, in dots of the picture. */
export interface SeenRow {
  words: readonly SeenWord[];
  baseline: Box;
  rowAttributes: { rowHeight: number };
}

/** A row's height is a little less than its font's size. */
const sizeOfRow = 1.05;
/** Words further apart than this many font heights do not belong together. */
const apart = 0.95;
/** Sizes this much alike are one: recognition is off by a dot or two. */
const alike = 1.16;
/** What the dot before a list item is mistaken for; letters only where a capital follows. */
const dotLike = /^[«»+¢©®°*¥=~•·▪■●○◦›>-]$/;
const dash = /^[-–—~]+$/;
const letterLike = /^[eoO0c@]$/;
const leastSure = 25;
/** The lowest letters are half as high as their row; what is flatter is a bar or a line taken for letters. */
const flattest = 0.45;

/** Turns recognised lines into runs of text with their places in points. `scale` is dots to the point. */
export function wordsToRuns(rows: readonly SeenRow[], scale: number): TextRun[] {
  const kept = rows
    .map((row) => ({ ...row, words: row.words.filter((word) => isWord(word, row)) }))
    .filter(({ words }) => words.some(({ text }) => hasLetters(text)) && surenessOf(words) >= leastSure);
  const usual = usualHeight(kept);
  return kept.flatMap((row) => runsOf(row, sizeLike(row.rowAttributes.rowHeight, usual) * sizeOfRow, scale));
}

/** Strokes and specks are recognised as signs with little certainty; letters are kept however uncertain. */
function isWord({ text, confidence, bbox }: SeenWord, { rowAttributes }: SeenRow): boolean {
  if (!hasLetters(text))
    return text.trim() !== "" && (dotLike.test(text) || dash.test(text) || confidence >= leastSure);
  return bbox.y1 - bbox.y0 >= rowAttributes.rowHeight * flattest || confidence > 90;
}

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** How sure the letters of a row are, the long words counting more. */
function surenessOf(words: readonly SeenWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return (
    words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters)
  );
}

/** The sign that is most often mistaken, where it makes an address: `name(Dexample.org`. */
const mistakenAt = /^([\w.+-]{2,})(?:\([DQa@]?\)?|[©®])([\w-]+(?:\.[\w-]+)*\.[a-z]{2,})$/u;
const corrected = (text: string): string => text.replace(mistakenAt, "$1@$2");

function usualHeight(rows: readonly SeenRow[]): number {
  const heights = rows
    .flatMap(({ words, rowAttributes }) => words.map(() => rowAttributes.rowHeight))
    .sort((a, b) => a - b);
  return heights[heights.length >> 1] ?? 1;
}

/** The nearest step of a ladder of sizes on which the usual one stands. */
function sizeLike(height: number, usual: number): number {
  const steps = Math.round(Math.log(Math.max(1, height) / usual) / Math.log(alike));
  return usual * alike ** Math.min(8, Math.max(-4, steps));
}

function runsOf(row: SeenRow, size: number, scale: number): TextRun[] {
  const runs: TextRun[] = [];
  let open: { texts: string[]; x0: number; x1: number } | null = null;
  const y = (row.baseline.y0 + row.baseline.y1) / 2 / scale;
  const close = (): void => {
    if (open === null) return;
    const text = open.texts.join(" ");
    runs.push({
      text,
      x: open.x0 / scale,
      y,
      width: (open.x1 - open.x0) / scale,
      size: size / scale,
      bold: false,
    });
    open = null;
  };
  for (const [i, { text, bbox }] of row.words.entries()) {
    if (open !== null && bbox.x0 - open.x1 > size * apart) close();
    const said = i === 0 && isDot(text, row.words[1]?.text ?? "") ? "•" : corrected(text);
    if (open === null) open = { texts: [said], x0: bbox.x0, x1: bbox.x1 };
    else {
      open.texts.push(said);
      open.x1 = Math.max(open.x1, bbox.x1);
    }
  }
  close();
  return runs;
}

const isDot = (text: string, next: string): boolean =>
  next !== "" && (dotLike.test(text) || (letterLike.test(text) && /^\p{Lu}/u.test(next)));
