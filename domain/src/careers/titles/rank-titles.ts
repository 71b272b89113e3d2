import type { Language } from "@waymark/contract/values";
import { finish } from "../../in-steps.ts";
import { type ConceptSpace, conceptText, type Meaning, sameMeaning } from "./concept-space.ts";
import type { TitleReader } from "./read-title.ts";
import { type RankedTitle, TitleIndex } from "./title-index.ts";

/** The weight of being near to the same roles of the catalogue. */
const bridgeShare = 0.45;
/** The number of nearest roles that describe a title. */
const rolesOfTitle = 6;
/** The weights with imported occupations: their meaning, compared with words and letters, and the roles. */
const meaningShare = 0.45;
const rolesBesideMeaning = 0.1;

/** Ranks a list of titles by similarity to a text: by words and letters, and by the roles that both may mean. */
export class TitleRanker {
  private readonly index: TitleIndex;
  private readonly holders = new Map<string, { at: number; weight: number }[]>();
  private readonly meanings: readonly Meaning[];

  constructor(
    titles: readonly string[],
    private readonly reader: TitleReader,
    private readonly language: Language,
    private readonly concepts: ConceptSpace | null = null,
  ) {
    this.index = finish(
      TitleIndex.of(concepts === null ? titles : titles.map((title) => conceptText(title, language))),
    );
    this.meanings = concepts === null ? [] : titles.map((title) => concepts.meaning(title));
    for (const [at, title] of titles.entries())
      for (const [role, weight] of this.rolesOf(title)) {
        const list = this.holders.get(role) ?? [];
        list.push({ at, weight });
        this.holders.set(role, list);
      }
  }

  /** Every title that shares anything with the text, the nearest first; ties in the order of the list. */
  rank(text: string): RankedTitle[] {
    const scores = this.index.scores(this.concepts === null ? text : conceptText(text, this.language));
    this.addMeaning(text, scores);
    const share = this.concepts === null ? bridgeShare : rolesBesideMeaning;
    for (const [role, weight] of this.rolesOf(text))
      for (const holder of this.holders.get(role) ?? [])
        scores[holder.at] = (scores[holder.at] ?? 0) + share * weight * holder.weight;
    const ranked: RankedTitle[] = [];
    for (const [at, score] of scores.entries()) if (score > 0) ranked.push({ at, score });
    return ranked.sort((a, b) => b.score - a.score || a.at - b.at);
  }

  private addMeaning(text: string, scores: Float64Array): void {
    if (this.concepts === null) return;
    const meaning = this.concepts.meaning(text);
    for (const [at, other] of this.meanings.entries())
      scores[at] = (1 - meaningShare) * (scores[at] ?? 0) + meaningShare * sameMeaning(meaning, other);
  }

  /** The roles nearest to a title, as a vector of length one. */
  private rolesOf(title: string): [string, number][] {
    const near = this.reader.rank(title, this.language).slice(0, rolesOfTitle);
    const weights = near.map(({ role, confidence }) => [role.id, confidence ** 3] as [string, number]);
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    return weights.map(([role, weight]) => [role, weight / length]);
  }
}
