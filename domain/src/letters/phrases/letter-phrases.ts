import type { LetterKind, LetterTone } from "@waymark/contract/letters";

/** Frames by tone. A frame is used when the material fills all its places, such as `{role}`; `{Role}` has a capital. */
export type ByTone = Readonly<Record<LetterTone, readonly string[]>>;

/** The form that a line of a resume was brought into; see `tell-line.ts`. */
export type ToldForm = "past" | "base" | "noun" | "nouns" | "bare" | "whole" | "raw";

/**
 * The sentences of the built-in writer in one language. Places: `role` of the posting, `company` of the posting, `skill`
 * it asks for, `at` ("at Acme"), `title` and `employer` of a past or present job, `told` a line of the resume in the form
 * that the list is named after, `object` the same noun in the German accusative, `years`, `start`, `lastDay`, `place`, `list` of skills, `fact` a line as it stands.
 */
export interface LetterPhrases {
  readonly openings: Readonly<Record<LetterKind, ByTone>>;
  /** For a recruiter who writes for an employer without a name. */
  readonly agency: readonly string[];
  readonly present: readonly string[];
  readonly past: readonly string[];
  readonly years: readonly string[];
  /** A job by its years alone. */
  readonly span: { readonly before: readonly string[]; readonly now: readonly string[] };
  /** Sentences on a requirement of the posting, before its proof. */
  readonly leads: ByTone;
  /** A line of the resume as a sentence, by its form, for a past and for a present job. */
  readonly told: Readonly<
    Record<ToldForm, { readonly before: readonly string[]; readonly now: readonly string[] }>
  >;
  /** A further line of the same job. */
  readonly more: Readonly<
    Record<ToldForm, { readonly before: readonly string[]; readonly now: readonly string[] }>
  >;
  /** Sentences on the result of a story or a line. */
  readonly result: readonly string[];
  /** The same for a result that the person brought about: `told` has the form `past`. */
  readonly achieved: readonly string[];
  readonly skills: readonly string[];
  readonly degree: readonly string[];
  readonly certificate: readonly string[];
  readonly spoken: readonly string[];
  readonly gap: readonly string[];
  readonly start: readonly string[];
  readonly lastDay: readonly string[];
  readonly place: readonly string[];
  /** Courtesy that claims nothing, for applications, by tone. */
  readonly courtesy: ByTone;
  /** Further sentences of letters that are no applications. */
  readonly further: Readonly<Partial<Record<LetterKind, readonly string[]>>>;
  readonly closes: Readonly<Record<LetterKind, ByTone>>;
}
