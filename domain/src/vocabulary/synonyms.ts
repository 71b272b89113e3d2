import type { Language } from "@waymark/contract/values";
import { plainWords, stem } from "./stem.ts";
import { withoutStopWords } from "./stop-words.ts";
import { synonymsOfData } from "./synonyms.generated.ts";

/** A row of `domain/data/synonyms.tsv`: forms that replace each other; a search for them also finds the others. */
export interface SynonymRow {
  readonly forms: readonly string[];
  readonly finds: readonly string[];
}

/** Short forms that mean something else outside of their language: ASD is an aide-soignante only to the French. */
const abbreviations: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set([
    "rn",
    "lpn",
    "lvn",
    "cna",
    "hca",
    "gp",
    "emt",
    "hha",
    "pca",
    "slp",
    "ot",
    "pa",
    "vet",
    "csr",
    "bdr",
    "rmn",
    "odp",
    "pwp",
    "mla",
  ]),
  de: new Set(["mfa", "mta", "mtra", "mtla", "zfa", "shk", "hep", "bkf", "stfa", "refa", "fisi"]),
  fr: new Set(["asd", "ash", "ide", "avs", "els", "raf", "daf", "pdg", "kine"]),
  es: new Set(["due", "tcae", "canguro"]),
};

/** Whether a stem is a short form in a language. */
export const isAbbreviation = (stem: string, language: Language): boolean =>
  abbreviations[language].has(stem);

/** Whether a single short form belongs to another language than the asker's. */
const isForeign = ({ stems }: Form, language: Language | undefined): boolean => {
  const [only = ""] = stems;
  if (language === undefined || stems.length !== 1 || isAbbreviation(only, language)) return false;
  return Object.values(abbreviations).some((forms) => forms.has(only));
};

/** One form of a concept: all of these stems together. */
export interface Form {
  readonly stems: readonly string[];
  readonly concept: string;
  /** Whether the concept finds more than what the words mean: "nursing" finds nurses. */
  readonly isWider: boolean;
}

/** The forms to find in a posting, by their first stem. */
const inPostings = new Map<string, Form[]>();
/** The forms to replace in a query, by their first stem, the longest first. */
const inQueries = new Map<string, Form[]>();

const addForm = (forms: Map<string, Form[]>, form: Form) => {
  const [first = ""] = form.stems;
  forms.set(first, [...(forms.get(first) ?? []), form]);
};

/** The forms of each concept as the data has them. */
const textsOf = new Map<string, readonly string[]>();

const stemsOfForm = (text: string): string[] => [...new Set(withoutStopWords(plainWords(text)).map(stem))];

for (const row of synonymsOfData()) {
  const isOneWay = row.finds.length > 0;
  const forms = [...row.forms, ...row.finds].map(stemsOfForm);
  const distinct = [...new Map(forms.map((stems) => [stems.join(" "), stems])).values()];
  // Forms that have the same stems need no concept.
  if (distinct.length < 2) continue;
  const concept = `=${distinct[0]?.join("_")}`;
  textsOf.set(concept, [...row.forms, ...row.finds]);
  for (const [i, stems] of distinct.entries()) {
    addForm(inPostings, { stems, concept, isWider: isOneWay });
    if (i === 0 || !isOneWay) addForm(inQueries, { stems, concept, isWider: isOneWay });
  }
}
for (const forms of inQueries.values()) forms.sort((a, b) => b.stems.length - a.stems.length);

/** Whether a stem names work instead of a job, and only leads to its jobs: "nursing" to nurses. */
export const namesWork = (stem: string): boolean =>
  inQueries.get(stem)?.some(({ stems, isWider }) => isWider && stems.length === 1) ?? false;

export function conceptsIn(stems: ReadonlySet<string>): string[] {
  const found: string[] = [];
  for (const first of stems) {
    const forms = inPostings.get(first);
    if (forms === undefined) continue;
    for (const form of forms) {
      if (form.stems.every((word) => stems.has(word))) found.push(form.concept);
    }
  }
  return found;
}

/** The words that replace each other in a concept, in plain letters; none for another term. */
export const textsOfConcept = (term: string): readonly string[] => textsOf.get(term) ?? [];

export const formsFrom = (first: string): readonly Form[] | undefined => inPostings.get(first);

/**
 * Replaces the longest groups of stems that form a concept: "icu registered nurse" becomes two terms.
 * @param language of who asks; abbreviations of other languages then stay as they are.
 * @param mayBeWider whether words that only lead to others are replaced too.
 */
export function conceptTerms(stems: readonly string[], language?: Language, mayBeWider = true): string[] {
  const terms: string[] = [];
  const there = new Set(stems);
  const taken = new Set<string>();
  for (const word of stems) {
    if (taken.has(word)) continue;
    const form = inQueries
      .get(word)
      ?.find(
        (form) =>
          form.stems.every((part) => there.has(part) && !taken.has(part)) &&
          (mayBeWider || !form.isWider) &&
          !isForeign(form, language),
      );
    if (form === undefined) {
      terms.push(word);
      continue;
    }
    for (const part of form.stems) taken.add(part);
    // Words before the first one of their form belong to it too, as in "nurse, registered".
    terms.push(form.concept);
  }
  return terms.filter((term) => !taken.has(term));
}

/** Tells whether a stem alone is a form of a concept, as abbreviations are; such a word is not a spelling error. */
export const isKnownForm = (word: string): boolean =>
  inQueries.get(word)?.some(({ stems }) => stems.length === 1) ?? false;
