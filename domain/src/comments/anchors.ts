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
export interface AnchorMatch {
  readonly start: number;
  readonly end: number;
  /** Whether the words are still exactly those. */
  readonly exact: boolean;
  /** Whether so much around them is the same that no other place can be meant. */
  readonly sure: boolean;
}

const contextLength = 160;
/** A quote of so many words that stands in a single place has moved there, whatever is around it. */
const longQuote = 6;
/** Least agreement of the neighbours, 0 to 1. */
const leastContext = 0.45;
/** The least share of letters that changed words must have in common with the quote, and more where neighbours changed. */
const leastLikeness = 0.5;
const likenessForContext = 0.4;
/** Least agreement of the neighbours for a sure place. Few words, which occur again easily, need more of it. */
const sureContext = 0.83;
const sureContextOfFew = 0.89;
const fewWords = 4;
/** Agreement of the neighbours from which the same words at another place may be the ones that are meant. */
const rivalContext = 0.4;
/** Least lead of the best place over the second. */
const lead = 0.06;
/** The same for changed words, where the very words of the quote stand somewhere else. */
const leadOfChanged = 0.12;
/** Least extra agreement of the neighbours around a place where the words are missing. */
const mostMissing = 0.12;
/** Most agreement allowed there when nothing around a moved quote is the same. */
const mostBeside = 0.5;
/** Words of the text that are compared with a neighbour. */
const reach = 28;
/** Changed places that are compared letter by letter. */
const mostChanged = 8;

/** The anchor of a part of a text. */
export const anchorOf = (text: string, start: number, end: number): Anchor => ({
  quote: text.slice(start, end),
  before: text.slice(Math.max(0, start - contextLength), start),
  after: text.slice(end, end + contextLength),
});

interface Word {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Words, punctuation and line breaks of a text. */
const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+|\n|[^\s\p{L}\p{M}\p{N}]/gu)].map(({ 0: word, index }) => ({
    text: word.toLowerCase(),
    start: index,
    end: index + word.length,
  }));

const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const endsSentence = (text: string): boolean => /^[.!?\n]$/.test(text);
/** Stands for the beginning and the end of a text. */
const edge = "\u0000";

/** A word beside the quote and how much its agreement counts. */
interface Weighted {
  readonly text: string;
  readonly weight: number;
}

/**
 * The words of a neighbour, the nearest first. Words of the quote's own sentence count most, near ones more than far
 * ones, rare ones more than common ones, punctuation little.
 */
function neighbourOf(
  context: string,
  side: "before" | "after",
  countOf: (word: string) => number,
): Weighted[] {
  const words = wordsOf(context).map(({ text }) => text);
  if (side === "before") words.reverse();
  // The outermost word of a whole context may be cut; a shorter context ends where the text did.
  if (context.length < contextLength) words.push(edge);
  else if (words.length > 1) words.pop();
  let isOwn = true;
  return words.map((text, at) => {
    if (side === "before" && endsSentence(text)) isOwn = false;
    const rarity = 1 / Math.sqrt(Math.max(1, countOf(text)));
    const kind = text === edge ? 1 : isWord(text) ? 1 : 0.3;
    const weight = kind * rarity * (isOwn ? 2.5 : 1) * 0.92 ** at;
    if (side === "after" && endsSentence(text)) isOwn = false;
    return { text, weight };
  });
}

/** The share of a neighbour beside a place, in the same order; words that moved away count less. */
function agreement(neighbour: readonly Weighted[], beside: readonly string[]): number {
  let row = new Array<number>(beside.length + 1).fill(0);
  for (const [i, { text, weight }] of neighbour.entries()) {
    const next = [0];
    for (const [j, other] of beside.entries()) {
      const together = text === other ? (row[j] ?? 0) + weight / (1 + 0.12 * Math.abs(i - j)) : 0;
      next.push(Math.max(together, next[j] ?? 0, row[j + 1] ?? 0));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The text as words, with how well the neighbours of an anchor agree at each place between two words. */
function surroundings({ quote, before, after }: Anchor, text: string) {
  const words = wordsOf(text);
  const texts = words.map((word) => word.text);
  const counts = new Map<string, number>();
  for (const word of texts) counts.set(word, (counts.get(word) ?? 0) + 1);
  const countOf = (word: string) => counts.get(word) ?? 0;
  const [left, right] = [neighbourOf(before, "before", countOf), neighbourOf(after, "after", countOf)];
  const whole = [...left, ...right].reduce((sum, { weight }) => sum + weight, 0) || 1;
  const [lefts, rights] = [new Map<number, number>(), new Map<number, number>()];
  const remembered = (known: Map<number, number>, at: number, make: () => number) => {
    const found = known.get(at) ?? make();
    known.set(at, found);
    return found;
  };
  /** Agreement before the word at an index, and from it on. */
  const leftOf = (at: number) =>
    remembered(lefts, at, () => {
      const beside = texts.slice(Math.max(0, at - reach), at).reverse();
      return agreement(left, at <= reach ? [...beside, edge] : beside);
    });
  const rightOf = (at: number) =>
    remembered(rights, at, () => {
      const beside = texts.slice(at, at + reach);
      return agreement(right, at + reach >= texts.length ? [...beside, edge] : beside);
    });
  const touches = (neighbour: readonly Weighted[], beside: (n: number) => string | undefined, most: number) =>
    neighbour.slice(0, most).every(({ text: word }, n) => word === (beside(n) ?? edge));
  /** Whether so many of the nearest words stand directly at both sides. */
  const isHeld = (from: number, to: number, most: number) =>
    touches(left, (n) => texts[from - 1 - n], most) && touches(right, (n) => texts[to + n], most);
  return {
    words,
    quoted: wordsOf(quote),
    isHeld,
    contextAt: (from: number, to: number) => (leftOf(from) + rightOf(to)) / whole,
  };
}

/** A run of words that may be the quote. */
interface Candidate {
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly end: number;
  readonly context: number;
  /** Likeness of its words to the quote, 0 to 1. */
  readonly likeness: number;
}

const scoreOf = ({ context, likeness }: Candidate): number => 0.65 * context + 0.35 * likeness;
const isWordChar = (char: string | undefined) => char !== undefined && /[\p{L}\p{M}\p{N}]/u.test(char);

/** The places where the quote stands word for word. */
function sameWords(
  { quote }: Anchor,
  text: string,
  { words, contextAt }: ReturnType<typeof surroundings>,
): Candidate[] {
  const places: Candidate[] = [];
  for (let start = text.indexOf(quote); start >= 0; start = text.indexOf(quote, start + 1)) {
    const end = start + quote.length;
    const cutsBefore = isWordChar(quote[0]) && isWordChar(text[start - 1]);
    const cutsAfter = isWordChar(quote.at(-1)) && isWordChar(text[end]);
    if (cutsBefore || cutsAfter) continue;
    const from = words.filter((word) => word.end <= start).length;
    const to = words.filter((word) => word.start < end).length;
    places.push({ from, to, start, end, context: contextAt(from, to), likeness: 1 });
  }
  return places;
}

/** The runs of words, about as many as the quote has, that have most of its words and neighbours. */
function changedWords(
  { quote }: Anchor,
  text: string,
  { words, quoted, contextAt }: ReturnType<typeof surroundings>,
): Candidate[] {
  const wanted = new Map<string, number>();
  for (const word of quoted) wanted.set(word.text, (wanted.get(word.text) ?? 0) + 1);
  const [least, most] = [Math.max(1, Math.ceil(quoted.length * 0.5)), Math.floor(quoted.length * 1.5) + 2];
  const found: Candidate[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const left = new Map(wanted);
    let shared = 0;
    for (let to = from + 1; to <= Math.min(words.length, from + most); to += 1) {
      const word = words[to - 1]?.text ?? "";
      const rest = left.get(word) ?? 0;
      if (rest > 0) shared += 1;
      left.set(word, rest - 1);
      if (to - from < least) continue;
      const share = (2 * shared) / (quoted.length + to - from);
      const context = contextAt(from, to);
      if (context < leastContext && share < 0.7) continue;
      const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0];
      found.push({ from, to, start, end, context, likeness: share });
    }
  }
  return found
    .sort((a, b) => scoreOf(b) - scoreOf(a))
    .slice(0, mostChanged)
    .map((one) => ({ ...one, likeness: likeness(text.slice(one.start, one.end), quote) }))
    .filter(
      (one) =>
        one.likeness >= leastLikeness + likenessForContext * (1 - one.context) && one.context >= leastContext,
    );
}

const overlap = (a: Candidate, b: Candidate): boolean => a.start < b.end && b.start < a.end;

type Around = ReturnType<typeof surroundings>;

/** The best agreement of the neighbours at a place that has no word of a candidate. */
const agreementWithout = ({ words, contextAt }: Around, { from, to }: Candidate): number =>
  Math.max(
    ...Array.from({ length: words.length + 1 }, (_, at) => (at >= from && at <= to ? 0 : contextAt(at, at))),
  );

/** Whether the nearest words of both neighbours stand side by side somewhere, as if the quote had been cut out. */
const isCutOut = ({ words, isHeld }: Around, { from, to }: Candidate): boolean =>
  Array.from({ length: words.length + 1 }, (_, at) => (at < from || at > to) && isHeld(at, at, 2)).some(
    Boolean,
  );

/**
 * Finds the words of an anchor in an edited text: the same or much the same words between the same neighbours, wherever
 * they moved to. Null where no place is clearly ahead, or where the neighbours stand without the words: a wrong place
 * would be worse than none.
 */
export function findAnchor(anchor: Anchor, text: string): AnchorMatch | null {
  if (anchor.quote === "") return null;
  const around = surroundings(anchor, text);
  const same = sameWords(anchor, text, around);
  const found = (one: Candidate): AnchorMatch => {
    const count = around.quoted.filter(({ text: word }) => isWord(word)).length;
    const least = count <= fewWords || same.length > 1 ? sureContextOfFew : sureContext;
    const hasRival = same.some((other) => !overlap(one, other) && other.context >= rivalContext);
    const { start, end, context } = one;
    return { start, end, exact: one.likeness === 1, sure: context >= least && !hasRival };
  };
  const known = [
    ...same.filter(({ context }) => context >= leastContext),
    ...changedWords(anchor, text, around).filter((one) => !same.some((exact) => overlap(one, exact))),
  ].sort((a, b) => scoreOf(b) - scoreOf(a));
  const [best] = known;
  const [only] = same;
  if (best === undefined) {
    const isLong = around.quoted.filter(({ text: word }) => isWord(word)).length >= longQuote;
    const isAlone = only !== undefined && same.length === 1 && isLong;
    return isAlone && agreementWithout(around, only) < mostBeside ? found(only) : null;
  }
  const second = [...known, ...same].find((one) => !overlap(one, best));
  const ahead = best.likeness < 1 && second?.likeness === 1 ? leadOfChanged : lead;
  if (second !== undefined && scoreOf(best) - scoreOf(second) < ahead) return null;
  if (agreementWithout(around, best) > best.context + mostMissing) return null;
  return isCutOut(around, best) && !around.isHeld(best.from, best.to, 1) ? null : found(best);
}

/** Likeness of two texts, 0 to 1: one less the edit distance by the longer length (Levenshtein 1966). */
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

/**
 * A text with other words at an anchor; null where the anchor's words are no longer exactly there, or stand several
 * times in the text and which of them was meant is not sure.
 */
export function applySuggestion(text: string, anchor: Anchor, replacement: string): string | null {
  const found = findAnchor(anchor, text);
  if (found === null || !found.exact) return null;
  if (!found.sure && text.split(anchor.quote).length > 2) return null;
  return text.slice(0, found.start) + replacement + text.slice(found.end);
}
