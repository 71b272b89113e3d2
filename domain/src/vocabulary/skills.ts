import type { Language } from "@waymark/contract/values";
import { fold } from "./fold.ts";
import { skillList } from "./skill-list.ts";

/** A skill of the dictionary. */
export interface Skill {
  /** Stable: may be stored. */
  id: string;
  names: Record<Language, string>;
}

/** A name as it is looked for in running text, filed under its first word. */
interface Name {
  readonly id: string;
  /** The folded words after the first. */
  readonly rest: readonly string[];
  /** How it has to be written, where capitals matter. */
  readonly exact: string | undefined;
}

const order: readonly Language[] = ["en", "es", "fr", "de"];
const skills = new Map<string, Skill>();
/** Folded names to ids; names whose capitals matter stand in `exactNames` as written. */
const foldedNames = new Map<string, string>();
const exactNames = new Map<string, string>();
const byFirst = new Map<string, Name[]>();

for (const row of skillList.split("\n")) {
  const [id = "", ...columns] = row.split("|").map((column) => column.trim());
  if (id === "") continue;
  const english = shownName(columns[0] ?? "");
  const names = { en: english, es: english, fr: english, de: english };
  for (const [i, language] of order.entries()) names[language] = shownName(columns[i] ?? "") || english;
  skills.set(id, { id, names });
  for (const name of columns.flatMap((column) => column.split(";"))) addName(name.trim(), id);
}
// The longest name that fits wins, and of the same length the one whose capitals matter.
for (const names of byFirst.values()) {
  names.sort(
    (a, b) => b.rest.length - a.rest.length || Number(a.exact === undefined) - Number(b.exact === undefined),
  );
}

function shownName(column: string): string {
  return (column.split(";")[0] ?? "").trim().replace(/^~?=?/, "");
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

/** Words; `+`, `#`, and dots and `&` inside words stay, for `C++`, `C#` and `Node.js`, and for `R&D`, which is not `R`. */
function tokens(text: string): string[] {
  return text.match(/\.?[\p{L}\p{N}]+(?:[.&][\p{L}\p{N}]+)*[+#]*/gu) ?? [];
}

/** The same words, and between them the marks that no name of a skill reaches across. */
function tokensAndMarks(text: string): string[] {
  return text.match(/[\n,;|•·:()]|\.?[\p{L}\p{N}]+(?:[.&][\p{L}\p{N}]+)*[+#]*/gu) ?? [];
}

/** The id of the skill a text names as a whole, in any of the four languages; null when the dictionary has none. */
export function skillId(text: string): string | null {
  const exact = exactNames.get(text.trim());
  return exact ?? foldedNames.get(tokens(fold(text)).join(" ")) ?? null;
}

/** The skill with an id; undefined when there is none. */
export const skillById = (id: string): Skill | undefined => skills.get(id);

/** The skills a running text names, in the order they appear, each as the text writes it, each once. */
export function findSkills(text: string): string[] {
  return [...skillsIn(text, Number.POSITIVE_INFINITY).values()];
}

/** The ids of the skills a running text names, in the order they appear, each once, at most `most`. */
export function skillIdsIn(text: string, most: number): string[] {
  return [...skillsIn(text, most).keys()];
}

/** Ids with what the text writes for them. Runs for every posting that is loaded: one walk over the words. */
function skillsIn(text: string, most: number): Map<string, string> {
  const found = new Map<string, string>();
  const words = tokensAndMarks(fold(text));
  // Folding keeps positions, so both lists have the same places.
  const asWritten = tokensAndMarks(text);
  for (let at = 0; at < words.length && found.size < most; ) {
    const names = byFirst.get(words[at] ?? "");
    const name = names?.find((name) => stands(name, words, asWritten, at));
    const length = name === undefined ? 1 : name.rest.length + 1;
    if (name !== undefined && !found.has(name.id)) {
      found.set(name.id, asWritten.slice(at, at + length).join(" "));
    }
    at += length;
  }
  return found;
}

function stands(name: Name, words: readonly string[], asWritten: readonly string[], at: number): boolean {
  if (!name.rest.every((word, i) => words[at + 1 + i] === word)) return false;
  return name.exact === undefined || asWritten.slice(at, at + name.rest.length + 1).join(" ") === name.exact;
}
