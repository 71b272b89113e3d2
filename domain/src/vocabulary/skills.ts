import type { Language } from "@waymark/contract/values";
import { fold } from "./fold.ts";
import { skillsOfData } from "./skills.generated.ts";

export interface Skill {
  /** Stable, so that it may be stored. */
  readonly id: string;
  readonly names: Readonly<Record<Language, string>>;
}

export interface SkillEntry extends Skill {
  /** In all languages. `=` before one: its capitals must match; `~` before that: no skill within running text. */
  readonly alternatives: readonly string[];
}

interface Name {
  readonly id: string;
  readonly rest: readonly string[];
  readonly exact: string | undefined;
}

const skills = new Map<string, Skill>();
/** Ids by folded name. Names whose capitals matter are in `exactNames`, as written. */
const foldedNames = new Map<string, string>();
const exactNames = new Map<string, string>();
const byFirst = new Map<string, Name[]>();

for (const { id, names, alternatives } of skillsOfData()) {
  skills.set(id, { id, names });
  for (const name of alternatives) addName(name, id);
}
// The longest matching name wins; of equal length, the one whose capitals matter.
for (const names of byFirst.values()) {
  names.sort(
    (a, b) => b.rest.length - a.rest.length || Number(a.exact === undefined) - Number(b.exact === undefined),
  );
}

function addName(marked: string, id: string): void {
  const name = marked.replace(/^~?=?/, "");
  const words = tokens(fold(name));
  const [first, ...rest] = words;
  if (first === undefined) return;
  const isExact = /^~?=/.test(marked);
  const [known, key] = isExact ? [exactNames, name] : [foldedNames, words.join(" ")];
  if (known.has(key)) return;
  known.set(key, id);
  if (marked.startsWith("~")) return;
  const filed = { id, rest, exact: isExact ? tokens(name).join(" ") : undefined };
  byFirst.set(first, [...(byFirst.get(first) ?? []), filed]);
}

/** Splits a text into words; `+`, `#`, inner dots and `&` are kept, for `C++`, `C#`, `Node.js` and `R&D`. */
function tokens(text: string): string[] {
  return text.match(/\.?[\p{L}\p{N}]+(?:[.&][\p{L}\p{N}]+)*[+#]*/gu) ?? [];
}

/** Same words, with the punctuation between them that no skill name spans. */
const wordsAndMarks = /[\n,;|•·:()]|\.?[\p{L}\p{N}]+(?:[.&][\p{L}\p{N}]+)*[+#]*/gu;

const tokensAndMarks = (text: string): string[] => text.match(wordsAndMarks) ?? [];

/** The id of the skill that a whole text names, in any of the four languages; null when it names none. */
export function skillId(text: string): string | null {
  const exact = exactNames.get(text.trim());
  return exact ?? foldedNames.get(tokens(fold(text)).join(" ")) ?? null;
}

export const skillById = (id: string): Skill | undefined => skills.get(id);

/** The skills in a running text in order of appearance, as written there, without repetition. */
export function findSkills(text: string): string[] {
  return [...skillsIn(text, Number.POSITIVE_INFINITY).values()];
}

/** The ids of the skills in a running text in order of appearance, without repetition, at most `most`. */
export function skillIdsIn(text: string, most: number): string[] {
  return [...skillsIn(text, most).keys()];
}

/** A skill named in a running text, with its offsets there. */
export interface SkillPlace {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** Every mention of a skill in a running text, in order of appearance. */
export function skillPlaces(text: string): SkillPlace[] {
  const marks = [...text.matchAll(wordsAndMarks)];
  const folded = fold(text);
  const asWritten = marks.map(([word]) => word);
  const words = marks.map(({ index, 0: word }) => folded.slice(index, index + word.length));
  const places: SkillPlace[] = [];
  for (let at = 0; at < words.length; ) {
    const name = byFirst.get(words[at] ?? "")?.find((name) => matchesAt(name, words, asWritten, at));
    const length = name === undefined ? 1 : name.rest.length + 1;
    const [first, last] = [marks[at], marks[at + length - 1]];
    if (name !== undefined && first !== undefined && last !== undefined)
      places.push({ id: name.id, start: first.index, end: last.index + last[0].length });
    at += length;
  }
  return places;
}

/** Skill ids with their spelling in the text. Runs for every posting, so it walks the words only once. */
function skillsIn(text: string, most: number): Map<string, string> {
  const found = new Map<string, string>();
  const words = tokensAndMarks(fold(text));
  // Folding keeps offsets, so both lists have the same length.
  const asWritten = tokensAndMarks(text);
  for (let at = 0; at < words.length && found.size < most; ) {
    const names = byFirst.get(words[at] ?? "");
    const name = names?.find((name) => matchesAt(name, words, asWritten, at));
    const length = name === undefined ? 1 : name.rest.length + 1;
    if (name !== undefined && !found.has(name.id)) {
      found.set(name.id, asWritten.slice(at, at + length).join(" "));
    }
    at += length;
  }
  return found;
}

function matchesAt(name: Name, words: readonly string[], asWritten: readonly string[], at: number): boolean {
  if (!name.rest.every((word, i) => words[at + 1 + i] === word)) return false;
  return name.exact === undefined || asWritten.slice(at, at + name.rest.length + 1).join(" ") === name.exact;
}
