import type { Catalogue } from "../catalogue.ts";
import type { Figures } from "../figures.ts";
import type { Concept } from "../titles/concept-space.ts";
import type { CodeWages, IscoWages, OnetOccupation, Projection } from "./facts.ts";

/** All facts that an operator imported; the rest is empty. */
export interface ImportedFacts {
  readonly onet: readonly OnetOccupation[];
  readonly oews: readonly CodeWages[];
  readonly projections: readonly Projection[];
  readonly concepts: readonly Concept[];
  /** By country. */
  readonly wages: ReadonlyMap<string, readonly IscoWages[]>;
}

export const noFacts: ImportedFacts = { onet: [], oews: [], projections: [], concepts: [], wages: new Map() };

/** The catalogue with imported figures in place of the shipped ones, code by code. */
export function withFacts(catalogue: Catalogue, facts: ImportedFacts): Catalogue {
  const wages = new Map(facts.oews.map((row) => [row.code, row]));
  const outlooks = new Map(facts.projections.map((row) => [row.code, row]));
  const occupations = occupationsByCode(facts.onet);
  const figures = new Map<string, Figures>();
  for (const [code, shipped] of catalogue.figures) {
    const outlook = outlooks.get(code);
    figures.set(code, {
      ...shipped,
      wages: wagesOf(wages.get(code)) ?? shipped.wages,
      employed: outlook?.employed ?? shipped.employed,
      growth: outlook?.growth ?? shipped.growth,
      openings: outlook?.openings == null ? shipped.openings : outlook.openings * 1_000,
      education: outlook?.education ?? shipped.education,
      experience: outlook?.experience ?? shipped.experience,
      transfer: outlook?.transfer ?? shipped.transfer,
      zone: occupations.get(code)?.zone ?? shipped.zone,
      months: occupations.get(code)?.months ?? null,
    });
  }
  return { ...catalogue, figures };
}

/** All five figures in ascending order, or null: an incomplete row cannot give pay by level. */
function wagesOf(row: CodeWages | undefined): Figures["wages"] | null {
  if (row === undefined) return null;
  const { p10, p25, p50, p75, p90 } = row;
  if (p10 === null || p25 === null || p50 === null || p75 === null || p90 === null) return null;
  return p10 <= p25 && p25 <= p50 && p50 <= p75 && p75 <= p90 ? { p10, p25, p50, p75, p90 } : null;
}

/** The occupation of each code, else the first of its specialties with a job zone. */
function occupationsByCode(onet: readonly OnetOccupation[]): Map<string, OnetOccupation> {
  const found = new Map<string, OnetOccupation>();
  for (const one of onet.toSorted((a, b) => (a.code < b.code ? -1 : 1))) {
    const whole = one.code.slice(0, 7);
    if (one.zone !== null && !found.has(whole)) found.set(whole, one);
  }
  return found;
}
