import type { CheckGroup, CheckId, ResumeFix, ResumePlace } from "@waymark/contract/resume-analysis";
import type { Language } from "@waymark/contract/values";

/**
 * A sentence by its key in `judge` of the locale files, with what it is filled with. A parameter may itself be a
 * sentence; lists are joined as the reader's language joins them.
 */
export interface Phrase {
  readonly key: string;
  readonly params: Readonly<Record<string, PhraseParam>>;
}
export type PhraseParam = string | number | Phrase | readonly (string | Phrase)[];

export const phrase = (key: string, params: Phrase["params"] = {}): Phrase => ({ key, params });

export type Place = Readonly<ResumePlace>;

/** One named part of the score, without sentences. `advice` is null when all points are reached. */
export interface Check {
  readonly id: CheckId;
  readonly group: CheckGroup;
  readonly points: number;
  readonly possible: number;
  readonly seen: Phrase;
  readonly advice: Phrase | null;
  readonly notes: readonly Phrase[];
  readonly places: readonly Place[];
  /** Changes that invent nothing and gain something here. */
  readonly fixes: readonly ResumeFix[];
}

export interface Judgement {
  readonly version: string;
  readonly language: Language;
  readonly score: number;
  readonly checks: readonly Check[];
  /** Next steps, those that gain most first. */
  readonly advice: readonly Phrase[];
  readonly strengths: readonly Phrase[];
}

/** What a check found, before it is weighed: `value` from 0 to 1. */
export interface Finding {
  readonly id: CheckId;
  readonly value: number;
  readonly seen: Phrase;
  /** How to gain the rest. */
  readonly advice: Phrase;
  readonly notes?: readonly Phrase[];
  readonly places?: readonly Place[];
}
