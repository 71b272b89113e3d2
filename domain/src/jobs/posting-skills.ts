import { plainWords } from "../vocabulary/stem.ts";
import { postingSkills } from "./posting-skills.data.ts";

interface Phrase {
  readonly rest: readonly string[];
  readonly open: boolean;
  readonly name: string;
}

/** Skill phrases by their first word. */
const byFirst = new Map<string, Phrase[]>();
const openFirst: { readonly start: string; readonly name: string }[] = [];

for (const line of postingSkills.trim().split("\n")) {
  const [name = "", ...more] = line.split("|");
  for (const phrase of [name, ...more]) {
    const open = phrase.endsWith("*");
    const [first = "", ...rest] = plainWords(phrase);
    if (open && rest.length === 0) openFirst.push({ start: first, name });
    else byFirst.set(first, [...(byFirst.get(first) ?? []), { rest, open, name }]);
  }
}

const follows = (words: readonly string[], at: number, phrase: Phrase): boolean =>
  phrase.rest.every((word, i) => {
    const there = words[at + 1 + i];
    return phrase.open && i === phrase.rest.length - 1 ? there?.startsWith(word) === true : there === word;
  });

/** Skills named in a posting, in order of appearance, at most 25. */
export function findPostingSkills(text: string): string[] {
  const words = plainWords(text);
  const found = new Set<string>();
  for (let i = 0; i < words.length && found.size < 25; i++) {
    const word = words[i] ?? "";
    for (const phrase of byFirst.get(word) ?? []) if (follows(words, i, phrase)) found.add(phrase.name);
    for (const { start, name } of openFirst) if (word.startsWith(start)) found.add(name);
  }
  return [...found];
}
