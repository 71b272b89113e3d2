import { plainWords, stem } from "./stem.ts";
import { withoutStopWords } from "./stop-words.ts";
import { synonymsOfData } from "./synonyms.generated.ts";

/** A row of `domain/data/synonyms.tsv`: forms that replace each other; a search for them also finds the others. */
export interface SynonymRow {
  readonly forms: readonly string[];
  readonly finds: readonly string[];
}

export interface Form {
  readonly stems: readonly string[];
  readonly concept: string;
}

/** The forms to find in a posting, by their first stem. */
const inPostings = new Map<string, Form[]>();
/** The forms to replace in a query, by their first stem, the longest first. */
const inQueries = new Map<string, Form[]>();

const addForm = (forms: Map<string, Form[]>, form: Form) => {
  const [first = ""] = form.stems;
  forms.set(first, [...(forms.get(first) ?? []), form]);
};

const stemsOfForm = (text: string): string[] => [...new Set(withoutStopWords(plainWords(text)).map(stem))];

for (const row of synonymsOfData()) {
  const isOneWay = row.finds.length > 0;
  const forms = [...row.forms, ...row.finds].map(stemsOfForm);
  const distinct = [...new Map(forms.map((stems) => [stems.join(" "), stems])).values()];
  // Forms that have the same stems need no concept.
  if (distinct.length < 2) continue;
  const concept = `=${distinct[0]?.join("_")}`;
  for (const [i, stems] of distinct.entries()) {
    addForm(inPostings, { stems, concept });
    if (i === 0 || !isOneWay) addForm(inQueries, { stems, concept });
  }
}
for (const forms of inQueries.values()) forms.sort((a, b) => b.stems.length - a.stems.length);

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

export const formsFrom = (first: string): readonly Form[] | undefined => inPostings.get(first);

/** Replaces the longest groups of stems that form a concept: "icu registered nurse" becomes two terms. */
export function conceptTerms(stems: readonly string[]): string[] {
  const terms: string[] = [];
  const there = new Set(stems);
  const taken = new Set<string>();
  for (const word of stems) {
    if (taken.has(word)) continue;
    const form = inQueries
      .get(word)
      ?.find(({ stems }) => stems.every((part) => there.has(part) && !taken.has(part)));
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
