/**
 * The rules of good and weak resume style in one language. All words are folded: lower case, without accents. The
 * groups of words are those that resume guides agree on (action words first, results in figures, no buzzwords, no "I").
 * Nouns of action count like verbs in languages whose resumes are written that way.
 */
export interface LanguageRules {
  /** Tells whether a word that opens a bullet is an action. `written` keeps its accents and capitals. */
  readonly isAction: (word: string, written: string) => boolean;
  /** Tells whether the last word of a bullet is an action, as German participles are. */
  readonly endsInAction: (word: string) => boolean;
  /** Two openings to show as examples. */
  readonly examples: readonly [string, string];
  /** Tells whether a word before the opening is ignored, such as "Successfully". */
  readonly skipped: (word: string) => boolean;
  /** Words that say nothing of what was done: "various tasks". */
  readonly vague: ReadonlySet<string>;
  /** Openings that name a responsibility instead of an action. */
  readonly weak: readonly string[];
  /** First-person pronouns in running text: accents folded, capitals kept. */
  readonly pronouns: RegExp;
  /** Empty self-praise. */
  readonly buzzwords: readonly string[];
  /** Numbers in words, two or more, and multiples. */
  readonly figures: RegExp;
}
