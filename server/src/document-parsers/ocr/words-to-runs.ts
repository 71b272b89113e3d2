import type { TextRun } from "@waymark/domain/resumes/read/document";
import type { Box } from "./stroke-weight.ts";

export interface SeenWord {
  text: string;
  /** 0 to 100. */
  confidence: number;
  bbox: Box;
}

/** A recognised line, in dots of the picture. */
export interface SeenRow {
  words: readonly SeenWord[];
  baseline: Box;
  rowAttributes: { rowHeight: number };
}

/** A row's height is slightly less than its font size. */
const sizeOfRow = 1.05;
/** Words further apart than this many font heights do not belong together. */
const apart = 0.95;
/** Sizes within this factor count as equal: recognition is off by a dot or two. */
const alike = 1.16;
/** Characters that a bullet is mistaken for; letters only before a capital. */
const dotLike = /^[«»+¢©®°*¥=~•·▪■●○◦›>-]$/;
const dash = /^[-–—~]+$/;
const letterLike = /^[eoO0c@]$/;
const leastSure = 25;
/** Below this the letters of a word may be others: it is shown, but is no skill. */
const doubtful = 55;
/** The lowest letters are half as high as their row; anything flatter is a bar or a line. */
const flattest = 0.45;

/** Text runs with positions in points. `scale` is dots per point; `strokeOf` gives the thickness of letters in dots. */
export function wordsToRuns(
  rows: readonly SeenRow[],
  scale: number,
  strokeOf: (box: Box) => number | null = () => null,
): TextRun[] {
  const kept = rows
    .map((row) => ({ ...row, words: row.words.filter((word) => isWord(word, row)) }))
    .filter(({ words }) => words.some(({ text }) => hasLetters(text)) && surenessOf(words) >= leastSure);
  const usual = usualHeight(kept);
  const isAddressed = kept.some(({ words }) => words.some(({ text }) => address.test(text)));
  const weighed = kept.map((row) => {
    const words = corrected(row.words, isAddressed);
    return { ...row, words, shares: words.map((word) => strokeShare(word, row, strokeOf)) };
  });
  const usualShare = median(
    weighed.flatMap(({ words, shares }) =>
      words.flatMap(({ text }, i) => Array.from(text, () => shares[i]).filter((share) => share != null)),
    ),
  );
  return weighed.flatMap((row) => {
    const size = sizeLike(row.rowAttributes.rowHeight, usual) * sizeOfRow;
    return runsOf(row, boldOf(row.shares, usualShare), size, scale);
  });
}

/** The thickness of a word's letters in shares of its row's height; null for the shortest, which tell too little. */
function strokeShare(
  { text, bbox }: SeenWord,
  { rowAttributes }: SeenRow,
  strokeOf: (box: Box) => number | null,
): number | null {
  const stroke = (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < 3 ? null : strokeOf(bbox);
  return stroke === null ? null : stroke / rowAttributes.rowHeight;
}

/** Letters are bold that are thicker by this factor than most of the page; most bold ones are by 1.3 to 1.6. */
const boldFactor = 1.22;
/** Neighbours that differ by less have the same weight. */
const sameWeight = 1.18;

/** Tells for each word of a row whether it is bold. Neighbours of the same weight are judged together. */
function boldOf(shares: readonly (number | null)[], usual: number): boolean[] {
  const groups: { count: number; measured: number[] }[] = [];
  for (const share of shares) {
    const group = groups.at(-1);
    const own = group === undefined || group.measured.length === 0 ? null : mean(group.measured);
    const differs = share !== null && own !== null && Math.max(share / own, own / share) > sameWeight;
    if (group === undefined || differs) groups.push({ count: 1, measured: share === null ? [] : [share] });
    else {
      group.count += 1;
      if (share !== null) group.measured.push(share);
    }
  }
  return groups.flatMap(({ count, measured }) =>
    Array<boolean>(count).fill(measured.length > 0 && mean(measured) > usual * boldFactor),
  );
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Lines and specks are recognised as characters with low confidence; letters are kept at any confidence. */
function isWord({ text, confidence, bbox }: SeenWord, { rowAttributes }: SeenRow): boolean {
  if (!hasLetters(text))
    return text.trim() !== "" && (dotLike.test(text) || dash.test(text) || confidence >= leastSure);
  return bbox.y1 - bbox.y0 >= rowAttributes.rowHeight * flattest || confidence > 90;
}

const hasLetters = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Mean confidence of a row's words, weighted by length. */
function surenessOf(words: readonly SeenWord[]): number {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return (
    words.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0) / Math.max(1, letters)
  );
}

/** The most frequent misreading of @, where it makes an address: `name(Dexample.org`. */
const mistakenAt = /^([\w.+-]{2,})(?:\([DQa@]?\)?|[©®])([\w-]+(?:\.[\w-]+)*\.[a-z]{2,})$/u;
/** A capital amid the small letters of an address is an @: `nameQexample.org`. */
const capitalAt = /^([a-z\d][a-z\d._+-]{2,})[A-Z]((?!\.)[a-z\d-]{2,}(?:\.[a-z\d-]+)*\.[a-z]{2,})$/;
const address = /[^\s@]@[\w-]+\.\w/;
const number = /^\(?\+?\d[\d().-]{2,}/;
/** A dash at the end of a date is often not seen, which leaves the whole word doubtful: `06/2019` above `08/2023`. */
const openDate = /^(?:\d{1,2}[./])?(?:19|20)\d{2}$/;
const leastSureDate = 30;
/** Confidence below which a few characters beside contact details are a symbol, such as that of a telephone. */
const symbolSure = 82;

/** Tells whether a word is an e-mail address or a telephone number. */
const isContact = ({ text }: SeenWord): boolean =>
  address.test(text) || (number.test(text) && text.replace(/\D/g, "").length > 7);

/** The words of a row with what recognition usually mistakes put right. */
function corrected(words: readonly SeenWord[], isAddressed: boolean): SeenWord[] {
  const joined = joinAddress(words).map((word) => {
    const text = word.text.replace(mistakenAt, "$1@$2").replace(/^(.*\d)?~$/, "$1–");
    const isOpen = openDate.test(text) && word.confidence < leastSureDate;
    return { ...word, text: isAddressed ? text : text.replace(capitalAt, "$1@$2") + (isOpen ? "–" : "") };
  });
  if (!joined.some(isContact)) return joined;
  return joined.map((word, i) => {
    const next = joined[i + 1]?.text ?? "";
    const isSymbol =
      word.confidence < symbolSure &&
      word.text.length <= 3 &&
      /[\p{L}\p{N}@©®]/u.test(word.text) &&
      (!/^\d+$/.test(word.text) || address.test(next));
    return isSymbol ? { ...word, text: "•" } : word;
  });
}

/** An address whose first part stands apart from the rest: `ana. lopez@example.org`. */
function joinAddress(words: readonly SeenWord[]): SeenWord[] {
  const made: SeenWord[] = [];
  for (const word of words) {
    const before = made.at(-1);
    const isFirst = /^[a-z\d._-]*[a-z\d]\.$/.test(before?.text ?? "");
    if (before === undefined || !isFirst || !/^[a-z\d._-]+@[\w-]+\./.test(word.text)) {
      made.push(word);
      continue;
    }
    made[made.length - 1] = {
      text: before.text + word.text,
      bbox: { ...before.bbox, x1: word.bbox.x1 },
      confidence: Math.min(before.confidence, word.confidence),
    };
  }
  return made;
}

function usualHeight(rows: readonly SeenRow[]): number {
  return median(rows.flatMap(({ words, rowAttributes }) => words.map(() => rowAttributes.rowHeight)));
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 1;

/** The nearest step of a scale of sizes that contains the usual one. */
function sizeLike(height: number, usual: number): number {
  const steps = Math.round(Math.log(Math.max(1, height) / usual) / Math.log(alike));
  return usual * alike ** Math.min(8, Math.max(-4, steps));
}

function runsOf(row: SeenRow, bolds: readonly boolean[], size: number, scale: number): TextRun[] {
  const runs: TextRun[] = [];
  let open: { texts: string[]; doubtful: string[]; x0: number; x1: number; bold: boolean } | null = null;
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
      bold: open.bold,
      doubtful: open.doubtful,
    });
    open = null;
  };
  for (const [i, { text, bbox, confidence }] of row.words.entries()) {
    const bold = bolds[i] ?? false;
    if (open !== null && (bbox.x0 - open.x1 > size * apart || open.bold !== bold)) close();
    const said = i === 0 && isDot(text, row.words[1]?.text ?? "") ? "•" : text;
    const doubts = confidence < doubtful && hasLetters(said) ? [said] : [];
    if (open === null) open = { texts: [said], doubtful: doubts, x0: bbox.x0, x1: bbox.x1, bold };
    else {
      open.texts.push(said);
      open.doubtful.push(...doubts);
      open.x1 = Math.max(open.x1, bbox.x1);
    }
  }
  close();
  return runs;
}

const isDot = (text: string, next: string): boolean =>
  next !== "" && (dotLike.test(text) || (letterLike.test(text) && /^\p{Lu}/u.test(next)));
