/**
 * Words of a text and what stood around them, by which they are found again after edits.
 *
 * @property quote The words; empty for a comment on the whole text.
 * @property before Up to `contextLength` characters before them.
 * @property after Up to `contextLength` characters after them.
 */
export interface Anchor {
  readonly quote: string;
  readonly before: string;
  readonly after: string;
}

/** Places are offsets in UTF-16 units, the end excluded. */
export interface Found {
  readonly start: number;
  readonly end: number;
  /** Whether the words are still exactly those. */
  readonly exact: boolean;
}

const contextLength = 48;
/** Characters of a neighbour that must agree before a place counts as the same. */
const enoughContext = 8;
/** Characters of one neighbour that must agree where the other one changed. */
const clearContext = 20;
/** The best place must share this many times as many characters with the anchor as the second best. */
const clearLead = 1.3;
/** A quote of so many words is not likely to stand in two places by chance. */
const longQuote = 6;
/** The least share of letters that changed words must have in common with the quote. */
const leastLikeness = 0.5;
/** The same where only one of the two neighbours is still there. */
const leastLikenessByOne = 0.7;

/** The anchor of a part of a text. */
export const anchorOf = (text: string, start: number, end: number): Anchor => ({
  quote: text.slice(start, end),
  before: text.slice(Math.max(0, start - contextLength), start),
  after: text.slice(end, end + contextLength),
});

function sameEnd(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a[a.length - 1 - n] === b[b.length - 1 - n]) n += 1;
  return n;
}

function sameStart(a: string, b: string): number {
  let n = 0;
  while (n < a.length && n < b.length && a[n] === b[n]) n += 1;
  return n;
}

const isWordChar = (char: string | undefined) => char !== undefined && /[\p{L}\p{N}]/u.test(char);
const wordsOf = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Places of some words, where they begin and end at the ends of words if the words themselves do. */
function placesOf(words: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const cutsBefore = isWordChar(words[0]) && isWordChar(text[at - 1]);
    const cutsAfter = isWordChar(words.at(-1)) && isWordChar(text[at + words.length]);
    if (!cutsBefore && !cutsAfter) places.push(at);
  }
  return places;
}

interface Candidate {
  readonly at: number;
  /** Characters of both neighbours that agree. */
  readonly context: number;
  /** The number of neighbours that agree, 0 to 2; at the end of the text, an empty one does. */
  readonly sides: number;
  /** Whether at least one neighbour agrees over a length that hardly stands in two places. */
  readonly isClear: boolean;
}

function candidateAt(at: number, anchor: Anchor, text: string): Candidate {
  const end = at + anchor.quote.length;
  const before = sameEnd(anchor.before, text.slice(0, at));
  const after = sameStart(anchor.after, text.slice(end));
  // A neighbour without words agrees at the end of the text only.
  const agrees = (same: number, whole: string, left: number) =>
    same >= enoughContext ||
    (same === whole.length && (left === whole.length || /[\p{L}\p{N}]/u.test(whole)));
  const sides = [agrees(before, anchor.before, at), agrees(after, anchor.after, text.length - end)];
  return {
    at,
    context: before + after,
    sides: sides.filter(Boolean).length,
    isClear:
      Math.max(before, after) >= clearContext ||
      (before === at && before === anchor.before.length) ||
      (after === text.length - end && after === anchor.after.length),
  };
}

/** The candidate with most in common with the anchor; null without one, and when another has nearly as much. */
function clearBest(candidates: readonly Candidate[]): Candidate | null {
  const [best, second] = [...candidates].sort((a, b) => b.context - a.context);
  return best !== undefined && (second === undefined || best.context >= clearLead * second.context)
    ? best
    : null;
}

/**
 * Finds the words of an anchor in an edited text: the same words between the same neighbours, wherever they moved to;
 * or what now stands between the same neighbours, if it is still much like them. Null where neither is clear: a wrong
 * place would be worse than none.
 */
export function findAnchor(anchor: Anchor, text: string): Found | null {
  if (anchor.quote === "") return null;
  const places = placesOf(anchor.quote, text).map((at) => candidateAt(at, anchor, text));
  const found = ({ at }: Candidate): Found => ({ start: at, end: at + anchor.quote.length, exact: true });
  const home = homeOf(anchor, text);
  const known = places.filter(({ sides, isClear }) => sides === 2 || (sides === 1 && isClear));
  const best = clearBest(known);
  if (best !== null && best.context >= home.context) return found(best);
  if (known.length > 1) return null;
  const isBetween = home.start !== null && home.end !== null;
  // The words somewhere else, and one neighbour left here: it could be either.
  if (best !== null && !isBetween) return null;
  if (home.context >= clearContext || isBetween) return changedAt(home, anchor, text);
  const [only] = places;
  // A whole sentence in a single place has moved; a word in a single place may be another one.
  return only !== undefined && places.length === 1 && wordsOf(anchor.quote) >= longQuote ? found(only) : null;
}

interface Neighbour {
  readonly place: number;
  /** Characters by which it was found. */
  readonly length: number;
}

/** The place at which a neighbour of the quote ends (or begins), by its longest part that stands in the text once. */
function neighbourIn(neighbour: string, text: string, side: "before" | "after"): Neighbour | null {
  // A short neighbour reaches to the end of the text.
  if (neighbour.length < enoughContext) {
    const stands = side === "before" ? text.startsWith(neighbour) : text.endsWith(neighbour);
    const place = side === "before" ? neighbour.length : text.length - neighbour.length;
    return stands ? { place, length: neighbour.length } : null;
  }
  for (const length of [neighbour.length, 32, 20, 12, enoughContext]) {
    const part = side === "before" ? neighbour.slice(-length) : neighbour.slice(0, length);
    const at = text.indexOf(part);
    if (at >= 0 && text.indexOf(part, at + 1) < 0)
      return { place: side === "before" ? at + part.length : at, length: part.length };
  }
  return null;
}

/** The former place of the quote, found by its neighbours alone. An end that is not known is null. */
interface Home {
  readonly start: number | null;
  readonly end: number | null;
  /** Characters of the neighbours by which it was found; 0 when it was not. */
  readonly context: number;
}

function homeOf({ quote, before, after }: Anchor, text: string): Home {
  const from = neighbourIn(before, text, "before");
  const to = neighbourIn(after, text, "after");
  const longest = 1.5 * quote.length + 16;
  if (from !== null && to !== null && to.place >= from.place - 1 && to.place - from.place <= longest)
    return { start: from.place, end: Math.max(from.place, to.place), context: from.length + to.length };
  if (from !== null && from.length >= (to?.length ?? 0))
    return { start: from.place, end: null, context: from.length };
  if (to !== null) return { start: null, end: to.place, context: to.length };
  return { start: null, end: null, context: 0 };
}

/** The text at the former place, if it is still like the quote: more so if only one neighbour is left. */
function changedAt({ start, end }: Home, { quote }: Anchor, text: string): Found | null {
  if (start !== null && end !== null)
    return likeness(text.slice(start, end), quote) >= leastLikeness ? trimmed(text, start, end) : null;
  // The end that is not known is where the words are most like the quote.
  let best = { score: 0, from: 0, to: 0 };
  for (let length = Math.ceil(quote.length * 0.6); length <= quote.length * 1.5 + 8; length += 1) {
    const from = start ?? Math.max(0, (end ?? 0) - length);
    const to = end ?? Math.min(text.length, from + length);
    if (isWordChar(text[from - 1]) && isWordChar(text[from])) continue;
    if (isWordChar(text[to - 1]) && isWordChar(text[to])) continue;
    const score = likeness(text.slice(from, to), quote);
    if (score > best.score) best = { score, from, to };
  }
  return best.score >= leastLikenessByOne ? trimmed(text, best.from, best.to) : null;
}

/** A changed place without blanks at its ends and without halves of words. */
function trimmed(text: string, from: number, to: number): Found | null {
  let [start, end] = [from, to];
  while (start > 0 && isWordChar(text[start]) && isWordChar(text[start - 1])) start -= 1;
  while (end < text.length && isWordChar(text[end]) && isWordChar(text[end - 1])) end += 1;
  while (start < end && /\s/.test(text[start] ?? "")) start += 1;
  while (end > start && /\s/.test(text[end - 1] ?? "")) end -= 1;
  return start < end ? { start, end, exact: false } : null;
}

/** How much two texts have in common, 0 to 1: one less the edit distance by the longer length (Levenshtein 1966). */
function likeness(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  if (longer === 0) return 1;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, change);
    }
    row = next;
  }
  return 1 - (row[b.length] ?? 0) / longer;
}

/** A text with other words at an anchor; null where the anchor's words are no longer exactly there. */
export function applySuggestion(text: string, anchor: Anchor, replacement: string): string | null {
  const found = findAnchor(anchor, text);
  if (found === null || !found.exact) return null;
  return text.slice(0, found.start) + replacement + text.slice(found.end);
}
