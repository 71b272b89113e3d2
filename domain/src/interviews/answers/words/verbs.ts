import type { Passage, Word } from "../passages.ts";

/** The time of a verb: a deed done, one imagined, or a habit. */
export type Tense = "past" | "imagined" | "present";

/** A deed of the person: the words that name it, with subject where there is one, and the verb that counts once. */
export interface Deed {
  readonly from: number;
  readonly to: number;
  readonly verb: string;
  readonly tense: Tense;
}

/** Finds in one language who does something. */
export interface Verbs {
  /** Actions that the writer claims for themselves: past, present or conditional. */
  readonly deeds: (sentence: Passage) => Deed[];
  /** Words by which the person speaks of "we". */
  readonly plural: (sentence: Passage) => Word[];
  /** Words by which the person speaks of themselves. */
  readonly singular: (sentence: Passage) => Word[];
}

/** A deed from one word to another. */
export const deedOf = (first: Word, last: Word, tense: Tense): Deed => ({
  from: first.from,
  to: last.to,
  verb: last.plain,
  tense,
});
