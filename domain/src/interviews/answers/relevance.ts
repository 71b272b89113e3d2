import type { AnswerSpan, Competency, Question } from "@waymark/contract/interviews-practice";
import type { Language } from "@waymark/contract/values";
import { plainWords, stem } from "../../vocabulary/stem.ts";
import { type QuestionBank, shippedQuestions } from "../bank/question-bank.ts";
import type { ReadText, Word } from "./passages.ts";
import { isContent, type Signs } from "./signs.ts";
import { lexicons } from "./words/lexicons.ts";

/** Similarity of an answer to its question, 0 to 1, with the words that show it. */
export interface Relevance {
  readonly share: number;
  readonly spans: readonly AnswerSpan[];
}

/** Weight of the words that an answer needs for the whole. */
const enough = 3;

/** Weights of words of another competency from which an answer may be, and is, about that; its share until then. */
const doubtful = { none: 1.3, all: 2.3, share: 0.4 } as const;

/**
 * Compares the words of an answer with those of its question and of the question's competency, and with all other
 * competencies: a story that speaks of another one much more is about that. In technical answers and in those about
 * reasons the words of the trade count more than those of a competency, so the comparison costs less there.
 */
export function relevanceOf(
  signs: Signs,
  question: ReadText,
  competency: Competency,
  language: Language,
): Relevance {
  const vocabulary = vocabularyOf(language);
  const asked = new Set(
    question.words.filter((word) => isContent(word, lexicons[language])).map(({ plain }) => stem(plain)),
  );
  const echoed = differentStems(signs.words.filter(({ plain }) => asked.has(stem(plain))));
  const own = nearTo(signs.words, vocabulary.get(competency.id));
  const rivals = [...shippedQuestions().competencies.values()].filter(({ kinds }) =>
    kinds.some((kind) => competency.kinds.includes(kind)),
  );
  const best = Math.max(...rivals.map(({ id }) => nearTo(signs.words, vocabulary.get(id)).sum));
  const leastRank = competency.kinds.some((kind) => kind === "technical" || kind === "motivation") ? 0.5 : 0;
  const sum = own.sum + (leastRank === 0 ? 0.5 : 0.8) * Math.min(4, echoed.length);
  const rank = best === 0 ? leastRank : Math.max(leastRank, Math.min(1, sum / best / 0.85) ** 1.5);
  const found =
    Math.min(1, sum / enough) * rank * (leastRank === 0 ? 1 : 0.64 + 0.12 * Math.min(3, echoed.length));
  // Few words of any competency say nothing: only those of another one show that the answer is about something else.
  const elsewhere = best - own.sum - 0.4 * echoed.length;
  const certainty = Math.min(1, Math.max(0, (elsewhere - doubtful.none) / (doubtful.all - doubtful.none)));
  return {
    share: Math.max(found, doubtful.share * (1 - certainty)),
    spans: [...own.words, ...echoed].map(({ from, to }) => ({ from, to })).sort((a, b) => a.from - b.from),
  };
}

/** The weights of beginnings of words, by competency. */
type Vocabulary = ReadonlyMap<string, ReadonlyMap<string, number>>;

const vocabularies = new Map<Language, Vocabulary>();

function vocabularyOf(language: Language): Vocabulary {
  const known = vocabularies.get(language) ?? makeVocabulary(shippedQuestions(), language);
  vocabularies.set(language, known);
  return known;
}

/**
 * A beginning of a word weighs less when other competencies have it too, and when the questions of others use it: "first"
 * says little, "scaffold" much.
 */
function makeVocabulary({ competencies, questions }: QuestionBank, language: Language): Vocabulary {
  const asked = [...questions.values()];
  const wordsByHead = askersByHead(asked, language);
  const holders = new Map<string, number>();
  for (const { words } of competencies.values())
    for (const beginning of words[language]) holders.set(beginning, (holders.get(beginning) ?? 0) + 1);
  const weightOf = (beginning: string, id: string): number => {
    const elsewhere = new Set<number>();
    for (const [word, askers] of wordsByHead.get(beginning.slice(0, 2)) ?? [])
      if (word.startsWith(beginning))
        for (const at of askers) if (asked[at]?.competency !== id) elsewhere.add(at);
    const rarity = 1 - Math.log(1 + elsewhere.size) / Math.log(2 + asked.length);
    return rarity / Math.sqrt(holders.get(beginning) ?? 1);
  };
  return new Map(
    [...competencies.values()].map(({ id, words }) => [
      id,
      new Map(words[language].map((beginning) => [beginning, weightOf(beginning, id)] as const)),
    ]),
  );
}

/** The words of all questions with the places of those that use them, by their first two letters. */
function askersByHead(
  questions: readonly Question[],
  language: Language,
): ReadonlyMap<string, ReadonlyMap<string, readonly number[]>> {
  const found = new Map<string, Map<string, number[]>>();
  for (const [at, { texts }] of questions.entries())
    for (const word of new Set(plainWords(texts[language]))) {
      const head = word.slice(0, 2);
      const words = found.get(head) ?? new Map<string, number[]>();
      words.set(word, [...(words.get(word) ?? []), at]);
      found.set(head, words);
    }
  return found;
}

function nearTo(
  words: readonly Word[],
  vocabulary: ReadonlyMap<string, number> = new Map(),
): { sum: number; words: Word[] } {
  const found: Word[] = [];
  let sum = 0;
  for (const [beginning, weight] of vocabulary) {
    const first = words.find(({ plain }) => plain.startsWith(beginning));
    if (first === undefined) continue;
    sum += weight;
    found.push(first);
  }
  return { sum, words: found };
}

function differentStems(words: readonly Word[]): Word[] {
  const seen = new Set<string>();
  return words.filter(({ plain }) => {
    const key = stem(plain);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
