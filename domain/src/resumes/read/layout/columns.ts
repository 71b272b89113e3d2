import { isMostlyDate } from "../../../vocabulary/dates.ts";
import { headingKind } from "../../../vocabulary/headings.ts";
import { rowsOf, type Segment } from "./segments.ts";

/** A part of a page that is read on its own, from top to bottom. */
export interface Region {
  segments: Segment[];
  /** The index of the region whose last section continues here; null at the top of the page. */
  above: number | null;
}

interface Placed extends Segment {
  /** A short text in the letters of a known heading of its page, where these are larger than the text. */
  readonly isLikeHeading: boolean;
}

interface Gutter {
  x: number;
  top: number;
  bottom: number;
  score: number;
}

const narrowestStep = 4;
const mostSteps = 200;
const minRows = 3;
/** A gutter with fewer rows is only accepted when a heading is on one of its sides. */
const manyRows = 8;
const deepest = 3;

/**
 * Cuts a page along its vertical gutters, in reading order: above, left column, right column, below. The edge of a
 * coloured area is the first one.
 */
export function cutColumns(segments: readonly Segment[], panelEdges: readonly number[] = []): Region[] {
  const regions: Region[] = [];
  const placed = withLikeness(segments);
  const panel = panelEdges.flatMap((x) => panelGutter(segments, x) ?? [])[0];
  if (panel === undefined) cut(placed, null, 0, regions);
  else cutAt(panel, placed, null, 0, regions);
  return regions;
}

/** The longest stretch of a panel's edge that no text crosses, with text on both sides. */
function panelGutter(segments: readonly Segment[], x: number): Gutter | null {
  const byRow = [...segments].sort((a, b) => a.y - b.y);
  const crossing = byRow.filter((s) => s.x < x - 1 && s.right > x + 1).map((s) => s.y);
  const bounds = [Number.NEGATIVE_INFINITY, ...crossing, Number.POSITIVE_INFINITY];
  const stretches = bounds.slice(1).flatMap((below, i) => {
    const inside = byRow.filter((s) => s.y > (bounds[i] ?? 0) && s.y < below);
    const left = inside.filter((s) => s.x < x).length;
    const [top, bottom] = [inside[0]?.y, inside.at(-1)?.y];
    if (top === undefined || bottom === undefined) return [];
    return left < minRows || inside.length - left < minRows ? [] : [{ x, top, bottom, score: inside.length }];
  });
  return stretches.toSorted((a, b) => b.score - a.score)[0] ?? null;
}

/** Returns the index of the region that the following text continues. */
function cut(segments: Placed[], above: number | null, depth: number, out: Region[]): number | null {
  if (segments.length === 0) return above;
  const gutter = depth < deepest ? widestGutter(segments) : null;
  if (!gutter) {
    out.push({ segments, above });
    return out.length - 1;
  }
  return cutAt(gutter, segments, above, depth, out);
}

function cutAt(
  gutter: Gutter,
  segments: Placed[],
  above: number | null,
  depth: number,
  out: Region[],
): number | null {
  const before = segments.filter((s) => s.y < gutter.top);
  const inside = segments.filter((s) => s.y >= gutter.top && s.y <= gutter.bottom);
  const after = segments.filter((s) => s.y > gutter.bottom);
  const from = cut(before, above, depth + 1, out);
  const left = inside.filter((s) => s.x < gutter.x);
  const right = inside.filter((s) => s.x >= gutter.x);
  const leftEnd = cut(left, from, depth + 1, out);
  const rightEnd = cut(right, from, depth + 1, out);
  const wider = textWidth(left) >= textWidth(right) ? leftEnd : rightEnd;
  return cut(after, wider, depth + 1, out);
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Caches an answer per segment, since it is needed at every possible cut of the page. */
function cachedAnswer(ask: (text: string) => boolean): (s: Segment) => boolean {
  const answers = new WeakMap<Segment, boolean>();
  return (s) => {
    const known = answers.get(s);
    if (known !== undefined) return known;
    const answer = ask(s.text);
    answers.set(s, answer);
    return answer;
  };
}

const isHeading = cachedAnswer((text) => headingKind(text) !== null);
const isDate = cachedAnswer(isMostlyDate);

const textWidth = (segments: readonly Segment[]): number =>
  segments.reduce((sum, s) => sum + s.right - s.x, 0);

function widestGutter(segments: readonly Placed[]): Gutter | null {
  const low = Math.min(...segments.map((s) => s.x));
  const high = Math.max(...segments.map((s) => s.right));
  const width = high - low;
  if (width < 100) return null;
  const byRow = [...segments].sort((a, b) => a.y - b.y);
  let best: Gutter | null = null;
  const step = Math.max(narrowestStep, width / mostSteps);
  for (let x = low + width * 0.12; x < high - width * 0.12; x += step) {
    for (const gutter of gutters(byRow, x)) if (!best || gutter.score > best.score) best = gutter;
  }
  return best;
}

/** The vertical ranges at `x` that no segment crosses and that have a real column on both sides. */
function gutters(byRow: readonly Placed[], x: number): Gutter[] {
  const found: Gutter[] = [];
  let left: Placed[] = [];
  let right: Placed[] = [];
  const close = (): void => {
    const gutter = gutterBetween(left, right, x);
    if (gutter) found.push(gutter);
    left = [];
    right = [];
  };
  for (const s of byRow) {
    if (s.x < x - 1 && s.right > x + 1) close();
    else if (s.right <= x + 1) left.push(s);
    else right.push(s);
  }
  close();
  return found;
}

function gutterBetween(left: Placed[], right: Placed[], x: number): Gutter | null {
  if (left.length < minRows || right.length < minRows) return null;
  const leftRows = rowsOf(left);
  const rightRows = rowsOf(right);
  const rows = Math.min(leftRows.length, rightRows.length);
  if (rows < minRows) return null;
  const gap = Math.min(...right.map((s) => s.x)) - Math.max(...left.map((s) => s.right));
  if (gap < 7) return null;
  const pairedAt = headingsSideBySide(left, right);
  if (pairedAt !== null) {
    const below = (side: readonly Placed[]): Placed[] => side.filter((s) => s.y > pairedAt - 3);
    // Above the two headings one side only has the dates of the other.
    if ([left, right].some((side) => areDates(side.filter((s) => s.y <= pairedAt - 3))))
      return gutterBetween(below(left), below(right), x);
  }
  const isPaired = pairedAt !== null;
  const [side, other] = leftRows.length <= rightRows.length ? [left, right] : [right, left];
  if (isTable(side, other, isPaired) || isTable(other, side, isPaired)) return null;
  if (isFlushRight(left, right) || isLabelColumn(left, right)) return null;
  if (isMarginOfHeadings(left, right) || isMarginOfHeadings(right, left) || beginsWithDates(side))
    return null;
  const isSection = isPaired || (side.some(isHeading) && other.some(isHeading));
  if (rows < (isSection ? minRows : manyRows)) return null;
  const top = Math.min(...left.map((s) => s.y), ...right.map((s) => s.y));
  const bottom = Math.max(...left.map((s) => s.y), ...right.map((s) => s.y));
  const score = leftRows.length + rightRows.length + Math.min(gap, 60) / 100 - 2 * tornEnds(left, right);
  return { x, top, bottom, score };
}

const areDates = (side: readonly Segment[]): boolean =>
  side.some(isDate) && side.every((s) => isDate(s) || isHeading(s));

/**
 * The first row on which a heading stands beside a heading: two columns, also where their rows are level. One of the two
 * may only look like a heading, and both where others of the page look so. Null when there is none.
 */
function headingsSideBySide(left: readonly Placed[], right: readonly Placed[]): number | null {
  const looksLike = (s: Segment, known: Segment): boolean =>
    isHeading(s) || (s.bold === known.bold && Math.abs(s.size - known.size) < 0.3 && s.text.length < 40);
  const pairs = left.flatMap((l) => right.filter((r) => Math.abs(l.y - r.y) < 3).map((r) => [l, r] as const));
  const isLarge = (s: Segment): boolean => s.bold || s.text === s.text.toUpperCase();
  const rows = pairs.filter(
    ([l, r]) =>
      isLarge(l) &&
      isLarge(r) &&
      ((isHeading(l) && looksLike(r, l)) ||
        (isHeading(r) && looksLike(l, r)) ||
        (l.isLikeHeading && r.isLikeHeading)),
  );
  return rows.length === 0 ? null : Math.min(...rows.map(([l, r]) => Math.min(l.y, r.y)));
}

function withLikeness(segments: readonly Segment[]): Placed[] {
  const usual = median(segments.map(({ size }) => size));
  const known = segments.filter((s) => isHeading(s) && s.size > usual * 1.12);
  return segments.map((s) => {
    const isAlike = known.some((one) => one.bold === s.bold && Math.abs(one.size - s.size) < 0.3);
    return { ...s, isLikeHeading: isAlike && s.text.length < 30 && !/[\d@]/.test(s.text) };
  });
}

/**
 * Tells whether the right side holds the right ends of rows that begin on the left one, such as a title beside its
 * employer: a column is flush left, such ends are flush right.
 */
function isFlushRight(left: readonly Segment[], right: readonly Segment[]): boolean {
  const ends = rowsOf(right).flatMap((row) => row.slice(-1).filter((s) => !isDate(s)));
  const edge = Math.max(...right.map((s) => s.right));
  const flush = ends.filter((s) => edge - s.right < 2.5);
  const starts = new Set(flush.map((s) => Math.round(s.x / 3)));
  const beside = flush.filter((s) => left.some((o) => Math.abs(o.y - s.y) < 2.5));
  return (
    flush.length >= minRows &&
    flush.length >= ends.length * 0.6 &&
    starts.size >= flush.length * 0.6 &&
    beside.length >= flush.length * 0.6
  );
}

/** Tells whether the left side only has labels, which end at one edge on the rows of what they name. */
function isLabelColumn(left: readonly Segment[], right: readonly Segment[]): boolean {
  const rows = rowsOf(left).flatMap((row) => row.slice(-1));
  const edge = Math.max(...rows.map((s) => s.right));
  const flush = rows.filter((s) => edge - s.right < 2.5 && s.text.length < 40);
  const starts = new Set(flush.map((s) => Math.round(s.x / 3)));
  const labels = flush.filter((s) => !isHeading(s));
  const beside = labels.filter((s) => right.some((o) => Math.abs(o.y - s.y) < 3.5));
  return (
    flush.length >= 5 &&
    flush.length >= rows.length * 0.9 &&
    starts.size >= 4 &&
    labels.length >= minRows &&
    beside.length >= labels.length * 0.6
  );
}

/** A date, or the first line of one: `Summer 2019 – Summer`. */
const beginsDate = cachedAnswer(
  (text) => isMostlyDate(text) || (text.length < 26 && /^(?:\p{L}+\.? )?(?:19|20)\d\d\b/u.test(text)),
);

/** A date, a share or a drawn level at the right end of a row. */
const endsRow = cachedAnswer(
  (text) => isMostlyDate(text) || /^(?:\d{1,3} ?%|\d ?\/ ?\d|[●○★☆■□▪▫•◦]+)$/.test(text),
);

/** Counts the dates and levels at the right end of rows of the left column that the cut would move to the right one. */
function tornEnds(left: readonly Segment[], right: readonly Segment[]): number {
  const edge = median(right.map((s) => s.x));
  const ends = right.filter((s) => s.x < edge - 6 && endsRow(s));
  return ends.filter((s) => left.some((o) => Math.abs(o.y - s.y) < 2.5)).length;
}

/** Tells whether one side only has the headings of the other, each beside the first line of its section. */
function isMarginOfHeadings(side: readonly Segment[], other: readonly Segment[]): boolean {
  const first = side.find(isHeading);
  if (!first) return false;
  const below = side.filter((s) => s.y >= first.y);
  const rivals = other.filter((s) => s.y > first.y - 3 && isHeading(s));
  if (rivals.length * 2 >= below.length) return false;
  const beside = below.filter((s) => other.some((o) => Math.abs(o.y - s.y) < 4));
  const known = below.filter(isHeading).length;
  const areShort = below.every((s) => s.text.length < 40 && !/[\d@]|^[•●▪–-]/.test(s.text));
  return (
    below.length > 1 && areShort && known * 4 >= below.length * 3 && beside.length * 4 >= below.length * 3
  );
}

/** Tells whether each block of a side begins with a date: facts about the entries on the other side. */
function beginsWithDates(side: readonly Segment[]): boolean {
  const rows = rowsOf(side).map(([first]) => first);
  const starts = rows.filter((s, i) => {
    const before = rows[i - 1];
    return s !== undefined && (before === undefined || s.y - before.y > s.size * 2.2);
  });
  return starts.length > 1 && starts.every((s) => s !== undefined && isDate(s));
}

/** Tells whether one side only has the dates, places or labels of the other side's rows. */
function isTable(side: readonly Segment[], other: readonly Segment[], isPaired: boolean): boolean {
  const dates = side.filter(isDate).length;
  if (dates > side.length * 0.4) return true;
  const facts = side.filter((s) => !isHeading(s));
  if (facts.length > 3 && facts.filter(beginsDate).length >= facts.length * 0.7) return true;
  if (side.every((s) => s.text.length < 4)) return true;
  if (isPaired) return false;
  const content = side.filter((s) => !isHeading(s));
  const aligned = content.filter((s) => other.some((o) => Math.abs(o.y - s.y) < 2.5)).length;
  if (aligned < content.length * 0.75) return false;
  if (content.length === side.length || !other.some(isHeading)) return true;
  return content.length - dates < Math.max(4, other.length * 0.25);
}
