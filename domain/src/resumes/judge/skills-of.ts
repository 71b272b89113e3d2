import { foldedWords } from "../../vocabulary/fold.ts";
import { skillIdsIn } from "../../vocabulary/skills.ts";

/** One skill of a list: all its writings, and what to look for in a text. */
export interface ListedSkill {
  readonly key: string;
  readonly written: readonly string[];
  /** Ids of the dictionary, and the folded words where it has none. */
  readonly ids: ReadonlySet<string>;
  readonly words: string;
  /** Where in the list. */
  readonly items: readonly number[];
}

const keyOf = (skill: string): string => foldedWords(skill).join(" ");

/**
 * The distinct skills of a list, by their words: the dictionary files related things under one id ("Prometheus",
 * "Grafana"), and two of them are no repetition.
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
