import type { AnswerSpan } from "@waymark/contract/interviews-practice";
import { stem } from "../../vocabulary/stem.ts";
import type { Passage, ReadText, Word } from "./passages.ts";
import type { Lexicon } from "./words/lexicon.ts";
import type { Deed } from "./words/verbs.ts";

/** Signs found in an answer, with their positions. Only sentences that count are searched. */
export interface Signs {
  readonly sentences: readonly Passage[];
  readonly words: readonly Word[];
  /** Own deeds, each verb once. */
  readonly deeds: readonly Deed[];
  readonly singular: readonly Word[];
  readonly plural: readonly Word[];
  readonly figures: readonly AnswerSpan[];
  /** Different words with content, by their stems. */
  readonly content: ReadonlySet<string>;
  /** The places of an expression of the language, each wording once. */
  readonly find: (what: Expression) => AnswerSpan[];
  /** Every place of it. */
  readonly findAll: (what: Expression) => AnswerSpan[];
}

/** The names of the expressions of a language. */
export type Expression = {
  [K in keyof Lexicon]: Lexicon[K] extends RegExp ? K : never;
}[keyof Lexicon];

/** A number with a meaning: digits other than a year, a time of day or a list number. */
const digits = /(?<![\p{L}\d])\d+(?:[.,'\u00a0\u202f ]\d{3})*(?:[.,]\d+)?(?![\p{L}\d]{2,})\s?(?:%|€|£|\$)?/gu;

/** Reads the signs of the sentences that count. */
export function readSigns(read: ReadText, sentences: readonly Passage[], lexicon: Lexicon): Signs {
  const words = sentences.flatMap((sentence) => sentence.words);
  const inside = ({ from, to }: AnswerSpan): boolean =>
    sentences.some((sentence) => sentence.from <= from && to <= sentence.to);
  const findAll = (what: Expression) => spansOf(read.folded, lexicon[what]).filter(inside);
  const known = new Map<Expression, AnswerSpan[]>();
  const find = (what: Expression): AnswerSpan[] => {
    const before = known.get(what);
    if (before !== undefined) return before;
    const found = differentOnes(read.folded, findAll(what));
    known.set(what, found);
    return found;
  };
  return {
    sentences,
    words,
    deeds: eachVerbOnce(sentences.flatMap(lexicon.verbs.deeds)),
    singular: sentences.flatMap(lexicon.verbs.singular),
    plural: sentences.flatMap(lexicon.verbs.plural),
    figures: figuresIn(read.folded, lexicon).filter(inside),
    content: new Set(words.filter((word) => isContent(word, lexicon)).map(({ plain }) => stem(plain))),
    find,
    findAll,
  };
}

export const isContent = ({ plain }: Word, lexicon: Lexicon): boolean =>
  plain.length > 3 && !lexicon.functionWords.has(plain) && /\p{L}/u.test(plain);

export const spansOf = (folded: string, pattern: RegExp): AnswerSpan[] =>
  [...folded.matchAll(pattern)].map((match) => ({ from: match.index, to: match.index + match[0].length }));

/** Numbers in digits, apart from years, and in words; each value once. */
function figuresIn(folded: string, lexicon: Lexicon): AnswerSpan[] {
  const inDigits = spansOf(folded, digits)
    .map(({ from, to }) => ({ from, to: from + folded.slice(from, to).trimEnd().length }))
    .filter(({ from, to }) => !/^(?:19|20)\d\d$/.test(folded.slice(from, to)));
  return differentOnes(
    folded,
    [...inDigits, ...spansOf(folded, lexicon.numbers)].sort((a, b) => a.from - b.from),
  );
}

function differentOnes(folded: string, spans: readonly AnswerSpan[]): AnswerSpan[] {
  const seen = new Set<string>();
  return spans.filter(({ from, to }) => {
    const wording = folded.slice(from, to);
    if (seen.has(wording)) return false;
    seen.add(wording);
    return true;
  });
}

function eachVerbOnce(deeds: readonly Deed[]): Deed[] {
  const seen = new Set<string>();
  return deeds.filter(({ verb }) => {
    const key = stem(verb);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
