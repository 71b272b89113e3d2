import type { Verbs } from "./verbs.ts";

/** Expressions of one language by which an answer is read. They match folded text: lower case, without accents. */
export interface Lexicon {
  readonly verbs: Verbs;
  /** Words without content of their own; prose is full of them, a row of keywords is not. */
  readonly functionWords: ReadonlySet<string>;
  /** Times of an event. */
  readonly times: RegExp;
  /** Places, and roles of the writer. */
  readonly places: RegExp;
  /** Tasks and obstacles. */
  readonly tasks: RegExp;
  /** Outcomes. */
  readonly results: RegExp;
  /** Numbers in words, from two. */
  readonly numbers: RegExp;
  readonly reasons: RegExp;
  /** Other cases and how to meet them. */
  readonly conditions: RegExp;
  /** The order of steps. */
  readonly order: RegExp;
  /** Looking afterwards whether it worked, telling others, writing it down. */
  readonly checks: RegExp;
  /** A case of one's own, an example, a limit. */
  readonly examples: RegExp;
  /** Habits and general truths instead of one event. */
  readonly generalities: RegExp;
  /** Praise of oneself that anybody could give. */
  readonly emptyPhrases: RegExp;
  /** An answer that puts itself off. */
  readonly evasions: RegExp;
  /** Words that address the listener: the employer in an answer about reasons. */
  readonly listener: RegExp;
  /** Room for agreement in an answer about pay. */
  readonly openness: RegExp;
  /** Grounds for a figure: market, postings, tasks, experience. */
  readonly grounds: RegExp;
  readonly money: RegExp;
  /** Insults of any person. */
  readonly insults: RegExp;
  /** Words just before or after an insult that aim it at the listener. */
  readonly aimed: RegExp;
  /** Orders to a program that reads along. */
  readonly orders: RegExp;
}

/**
 * Expressions as one pattern of whole words. They are separated by `|` or line breaks; `*` behind a letter stands for
 * any ending.
 */
export function expressions(list: string): RegExp {
  const lines = list.split("\n").map((line) => line.trim());
  const all = lines
    .filter((line) => line !== "")
    .join("|")
    .replace(/(?<=\p{L})\*/gu, "\\p{L}*")
    .replace(/ /g, "\\s+");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${all})(?![\\p{L}\\p{N}])`, "gu");
}

export const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
