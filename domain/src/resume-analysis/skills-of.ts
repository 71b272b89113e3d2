import { foldedWords } from "../vocabulary/fold.ts";
import { skillIdsIn } from "../vocabulary/skills.ts";

/** A distinct skill of a list, with its spellings and the terms to search for in texts. */
export interface ListedSkill {
  readonly key: string;
  readonly written: readonly string[];
  /** Ids of the dictionary, and the folded words for skills that are not in it. */
  readonly ids: ReadonlySet<string>;
  readonly words: string;
  /** Its positions in the list. */
  readonly items: readonly number[];
}

const keyOf = (skill: string): string => foldedWords(skill).join(" ");

/**
 * The distinct skills of a list by their words. Ids are not used: the dictionary puts related skills under one id
 * ("Prometheus", "Grafana"), and listing two of them is no repetition.
 */
export function skillsOf(list: readonly string[]): ReadonlyMap<string, ListedSkill> {
  const found = new Map<string, ListedSkill>();
  for (const [item, skill] of list.entries()) {
    const key = keyOf(skill);
    if (key === "") continue;
    const known = found.get(key);
    found.set(key, {
      key,
      written: [...(known?.written ?? []), skill],
      items: [...(known?.items ?? []), item],
      ids: known?.ids ?? new Set(skillIdsIn(skill, 3)),
      words: ` ${key} `,
    });
  }
  return found;
}
