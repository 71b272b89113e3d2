/**
 * What a language knows of good and weak resume style. All words are folded: lower case, without accents. The kinds
 * of words are those that resume guides agree on (verbs of doing first, results in figures, no empty praise, no
 * "I"); nouns of doing are as good as verbs where the language's resumes are written so.
 */
export interface LanguageRules {
  /** Whether a word that opens a bullet names a doing. `written` keeps its accents and capitals. */
  readonly isAction: (word: string, written: string) => boolean;
  /** Whether the bullet's last word does, as German participles do. */
  readonly endsInAction: (word: string) => boolean;
  /** Two openings to show as examples. */
  readonly examples: readonly [string, string];
  /** Words before the opening that are looked past, as "Successfully". */
  readonly skipped: (word: string) => boolean;
  /** Beginnings that say what one was there for, not what one did. */
  readonly weak: readonly string[];
  /** Words of oneself, as they stand in running text: accents folded, capitals kept. */
  readonly pronouns: RegExp;
  /** Praise of oneself that anybody could write. */
  readonly buzzwords: readonly string[];
  /** Numbers written as words, two or more, and multiplications. */
  readonly figures: RegExp;
}
