import type { CheckGroup, CheckId, ResumeFix, ResumePlace } from "@waymark/contract/resume-analysis";
import type { Language } from "@waymark/contract/values";

/**
 * The key of a sentence in `judge` of the locale files, with its parameters. A parameter may itself be a sentence;
 * lists are joined in the way of the reader's language.
 */
export interface Phrase {
  readonly key: string;
  readonly params: Readonly<Record<string, PhraseParam>>;
}
export type PhraseParam = string | number | Phrase | readonly (string | Phrase)[];

export const phrase = (key: string, params: Phrase["params"] = {}): Phrase => ({ key, params });

export type Place = Readonly<ResumePlace>;

/** One named part of the score, without texts. `advice` is null when all points are reached. */
export interface Check {
  readonly id: CheckId;
  readonly group: CheckGroup;
  readonly points: number;
  readonly possible: number;
  readonly seen: Phrase;
  readonly advice: Phrase | null;
  readonly notes: readonly Phrase[];
  readonly places: readonly Place[];
  /** Changes that invent nothing and gain points here. */
  readonly fixes: readonly ResumeFix[];
}

export interface ResumeScore {
  readonly version: string;
  readonly language: Language;
  readonly score: number;
  readonly checks: readonly Check[];
  /** The next steps, those with the most points first. */
  readonly advice: readonly Phrase[];
  readonly strengths: readonly Phrase[];
}

/** The result of a check before it is weighted: `value` is 0 to 1. */
export interface Finding {
  readonly id: CheckId;
  readonly value: number;
  readonly seen: Phrase;
  /** The way to gain the remaining points. */
  readonly advice: Phrase;
  readonly notes?: readonly Phrase[];
  readonly places?: readonly Place[];
}
