import { type Language, languages } from "@waymark/contract/values";
import { finish } from "../../in-steps.ts";
import { plainWords } from "../../vocabulary/stem.ts";
import { TitleIndex } from "./title-index.ts";
import { titleText } from "./title-text.ts";

/** An occupation with its titles in several languages and its ISCO-08 group. */
export interface Concept {
  readonly id: string;
  readonly isco: string;
  readonly titles: Readonly<Partial<Record<Language, readonly string[]>>>;
}

/** The number of nearest concepts that describe a title, and the exponent that favours the nearest. */
const conceptsOfTitle = 40;
const steepness = 3;
const leastNear = 0.05;
/** The weights of a shared ISCO group, by four digits and by three. */
const unitGroup = 0.7;
const minorGroup = 0.3;

/** The meaning of a title: weights of concepts and their groups, normalised to length one. */
export type Meaning = ReadonlyMap<string, number>;

/** Turns feminine forms into masculine ones, which most titles have: "Archivarin", "Kauffrau". */
function germanForm(word: string): string {
  if (word.endsWith("frau")) return `${word.slice(0, -4)}mann`;
  if (word.endsWith("innen") && word.length > 8) return word.slice(0, -5);
  return word.endsWith("in") && word.length > 5 ? word.slice(0, -2) : word;
}

/** A title prepared for comparison: plain, in one grammatical gender. */
export function conceptText(title: string, language: Language): string {
  const { head, rest } = titleText(title);
  const words = plainWords(`${head} ${rest}`);
  return (language === "de" ? words.map(germanForm) : words).join(" ");
}

/** Compares titles of one language through imported occupations. */
export class ConceptSpace {
  readonly language: Language;
  private readonly index: TitleIndex;
  private readonly owners: number[] = [];
  private readonly concepts: readonly Concept[];

  /** English titles are used for every language, because job titles borrow from English everywhere. */
  constructor(concepts: readonly Concept[], language: Language) {
    this.language = language;
    this.concepts = concepts;
    const texts: string[] = [];
    for (const [owner, { titles }] of concepts.entries()) {
      const mine = new Set<string>();
      for (const spoken of languages)
        if (spoken === language || spoken === "en")
          for (const title of titles[spoken] ?? []) mine.add(conceptText(title, language));
      for (const text of mine) {
        texts.push(text);
        this.owners.push(owner);
      }
    }
    this.index = finish(TitleIndex.of(texts));
  }

  meaning(title: string): Meaning {
    const near = new Map<number, number>();
    for (const [at, score] of this.index.scores(conceptText(title, this.language)).entries()) {
      const owner = this.owners[at] ?? 0;
      if (score > (near.get(owner) ?? leastNear)) near.set(owner, score);
    }
    const best = [...near].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, conceptsOfTitle);
    const weights = new Map<string, number>();
    const add = (feature: string, weight: number) =>
      weights.set(feature, (weights.get(feature) ?? 0) + weight);
    for (const [owner, score] of best) {
      const weight = score ** steepness;
      const isco = this.concepts[owner]?.isco ?? "";
      add(`concept ${owner}`, weight);
      add(`unit ${isco}`, unitGroup * weight);
      add(`minor ${isco.slice(0, 3)}`, minorGroup * weight);
    }
    const length = Math.hypot(...weights.values()) || 1;
    return new Map([...weights].map(([feature, weight]) => [feature, weight / length]));
  }
}

/** The similarity of two meanings, 0 to 1. */
export function sameMeaning(a: Meaning, b: Meaning): number {
  let sum = 0;
  for (const [feature, weight] of a) sum += weight * (b.get(feature) ?? 0);
  return sum;
}
