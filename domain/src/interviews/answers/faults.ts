import type { AnswerReason, AnswerSpan } from "@waymark/contract/interviews-practice";
import { type Language, languages } from "@waymark/contract/values";
import { stem } from "../../vocabulary/stem.ts";
import type { Passage, ReadText, Word } from "./passages.ts";
import { spansOf } from "./signs.ts";
import type { Lexicon } from "./words/lexicon.ts";
import { lexicons } from "./words/lexicons.ts";

/** A defect of the whole answer, which caps its total. */
export interface Fault {
  readonly reason: AnswerReason;
  readonly span: AnswerSpan | null;
  readonly limit: number;
}

/** An answer after the look at what does not count. */
export interface CountedAnswer {
  readonly language: Language;
  readonly sentences: readonly Passage[];
  readonly faults: readonly Fault[];
}

/** Words that are read; what stands behind them is not scored. */
const mostWords = 1_500;
const fewestWords = 5;

/** Takes out what is no answer: the question read back, orders, insults of the listener, repeats, rows of keywords. */
export function dropUncounted(
  read: ReadText,
  question: ReadText,
  context: { readonly language: Language; readonly resume: string },
): CountedAnswer {
  const faults: Fault[] = [];
  const language = languageOf(read.words, context.language);
  const lexicon = lexicons[language];
  if (language !== context.language) faults.push({ reason: "other_language", span: null, limit: 20 });
  const asked = new Set(question.words.map(({ plain }) => stem(plain)));
  const seen = new Set<string>();
  const sentences = read.sentences.filter((sentence) => {
    const fault = faultOf(sentence, { read, lexicon, asked, seen });
    if (fault !== null) faults.push(fault);
    return fault === null;
  });
  faults.push(...wholeFaults(read, sentences, lexicon, context.resume));
  return { language, sentences: withinLimit(sentences), faults: eachReasonOnce(faults) };
}

/** The sentences of the first words up to the limit. */
function withinLimit(sentences: readonly Passage[]): Passage[] {
  let words = 0;
  return sentences.flatMap((sentence) => {
    const left = mostWords - words;
    words += sentence.words.length;
    if (left <= 0) return [];
    if (sentence.words.length <= left) return [sentence];
    const kept = sentence.words.slice(0, left);
    return [{ ...sentence, words: kept, to: kept.at(-1)?.to ?? sentence.to }];
  });
}

interface Looked {
  readonly read: ReadText;
  readonly lexicon: Lexicon;
  readonly asked: ReadonlySet<string>;
  readonly seen: Set<string>;
}

function faultOf(sentence: Passage, { read, lexicon, asked, seen }: Looked): Fault | null {
  const { from, to, words } = sentence;
  const span = { from, to };
  const folded = read.folded.slice(from, to);
  const key = words.map(({ plain }) => plain).join(" ");
  if (words.length >= 4 && seen.has(key)) return { reason: "repeated", span, limit: 100 };
  seen.add(key);
  if (spansOf(folded, lexicon.orders).length > 0) return { reason: "orders_to_ai", span, limit: 100 };
  const insults = spansOf(folded, lexicon.insults);
  // Told of others ("the customer called me an idiot") it is part of the story.
  if (insults.length > 0 && spansOf(folded, lexicon.aimed).length > 0 && !isQuoted(read.text.slice(from, to)))
    return { reason: "insult", span, limit: 15 };
  const known = words.filter(({ plain }) => asked.has(stem(plain))).length;
  if (words.length >= 3 && known / words.length >= 0.85)
    return { reason: "question_repeated", span, limit: 100 };
  const share = functionShare(words, lexicon);
  // "Drei gingen drauf, 140 Euro": people speak in such sentences, and figures are no keywords.
  const isTold = words.some(({ plain }) => /\d/.test(plain)) || spansOf(folded, lexicon.numbers).length > 0;
  if (words.length >= 7 ? share < 0.12 : words.length >= 5 && share === 0 && !isTold)
    return { reason: "keywords", span, limit: 100 };
  return null;
}

const isQuoted = (text: string): boolean => /["'«»“”„]/.test(text) || /:\s/.test(text);

function wholeFaults(
  read: ReadText,
  sentences: readonly Passage[],
  lexicon: Lexicon,
  resume: string,
): Fault[] {
  const faults: Fault[] = [];
  const words = sentences.flatMap((sentence) => sentence.words);
  if (read.words.length === 0) return [{ reason: "empty", span: null, limit: 0 }];
  if (isNoise(read)) return [{ reason: "not_understood", span: null, limit: 10 }];
  if (words.length < fewestWords) faults.push({ reason: "too_short", span: null, limit: 5 });
  const share = functionShare(words, lexicon);
  // A few words without a single short one are keywords too, with a figure among them or not.
  if (words.length >= 8 ? share < 0.2 : words.length >= fewestWords && share === 0)
    faults.push({ reason: "keywords", span: null, limit: 15 });
  if (isPasted(read, resume, lexicon)) faults.push({ reason: "resume_pasted", span: null, limit: 20 });
  if (words.length > mostWords) faults.push({ reason: "too_long", span: null, limit: 60 });
  return faults;
}

/** True if the answer is in a script that we do not read, or repeats the same few words. */
function isNoise({ text, words }: ReadText): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= 20 && latin < 0.5 * letters) return true;
  return (
    words.length >= 20 && new Set(words.map(({ plain }) => plain)).size < 0.2 * Math.min(words.length, 200)
  );
}

const functionShare = (words: readonly Word[], { functionWords }: Lexicon): number =>
  words.length === 0 ? 0 : words.filter(({ plain }) => functionWords.has(plain)).length / words.length;

/** The language with clearly more short words than the expected one, else the expected one. */
function languageOf(words: readonly Word[], expected: Language): Language {
  if (words.length < 8) return expected;
  const first = words.slice(0, 400);
  const own = functionShare(first, lexicons[expected]);
  const [other = expected] = languages.toSorted(
    (a, b) => functionShare(first, lexicons[b]) - functionShare(first, lexicons[a]),
  );
  const share = functionShare(first, lexicons[other]);
  return share >= 0.25 && share > own * 1.7 ? other : expected;
}

const dateRange =
  /\b(?:19|20)\d\d\s*(?:[-–—/]|to|bis|a|au|hasta)\s*(?:(?:19|20)\d\d|today|present|heute|hoy|actualidad|aujourd)/gi;

/** True if most of the answer stands in the resume, or it looks like one: short lines, spans of years, few subjects. */
function isPasted(read: ReadText, resume: string, lexicon: Lexicon): boolean {
  const { words } = read;
  if (words.length < 25) return false;
  if (resume.trim() !== "") {
    const inResume = runsOf(resume.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
    const own = runsOf(words.map(({ written }) => written.toLowerCase()));
    let same = 0;
    for (const run of own) if (inResume.has(run)) same += 1;
    if (own.size > 0 && same / own.size >= 0.5) return true;
  }
  const lines = read.text.split("\n").filter((line) => line.trim() !== "");
  const marks = lines.filter((line) => /^\s*(?:[-•*▪–]|\d+[.)])\s/.test(line)).length;
  const ranges = read.text.match(dateRange)?.length ?? 0;
  const subjects = read.sentences.flatMap(lexicon.verbs.singular).length;
  if (lines.length < 5) return false;
  // Spanish nouns such as "registro" read like verbs, so the form alone is enough where all of it is there.
  const isWhole = ranges >= 2 && marks >= 4;
  return isWhole || (subjects <= words.length / 40 && (ranges >= 2 || marks >= 4 || ranges + marks >= 3));
}

const runsOf = (words: readonly string[]): Set<string> =>
  new Set(words.slice(0, -4).map((_, at) => words.slice(at, at + 5).join(" ")));

function eachReasonOnce(faults: readonly Fault[]): Fault[] {
  const seen = new Set<AnswerReason>();
  return faults.filter(({ reason }) => {
    if (seen.has(reason)) return false;
    seen.add(reason);
    return true;
  });
}
