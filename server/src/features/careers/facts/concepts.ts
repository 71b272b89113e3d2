import type { Language } from "@waymark/contract/values";
import type { EscoOccupation } from "@waymark/domain/careers/facts/facts";
import type { Concept } from "@waymark/domain/careers/titles/concept-space";

/** Adds the occupations of one language to those of other languages. */
export function addConcepts(
  concepts: Map<string, Concept>,
  language: Language,
  rows: readonly EscoOccupation[],
): void {
  for (const { code, isco, title, titles } of rows)
    concepts.set(code, {
      id: code,
      isco,
      titles: { ...concepts.get(code)?.titles, [language]: forms(title, titles) },
    });
}

/** Splits "director técnico/directora técnica" into two titles. */
const forms = (title: string, titles: readonly string[]): string[] => [
  ...new Set([...title.split("/"), ...titles].map((text) => text.trim()).filter((text) => text !== "")),
];
