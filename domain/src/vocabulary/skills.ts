import type { Language } from "@waymark/contract/values";
import { fold } from "./fold.ts";
import { skillList } from "./skill-list.ts";

/** A skill of the dictionary. */
export interface Skill {
  /** Stable: may be stored. */
  id: string;
  names: Record<Language, string>;
}

const order: readonly Language[] = ["en", "es", "fr", "de"];
const longestName = 6;
const skills = new Map<string, Skill>();
/** Folded names to ids; names whose capitals matter stand in `exactNames` as written. */
const foldedNames = new Map<string, string>();
const exactNames = new Map<string, string>();

for (const row of skillList.split("\n")) {
  const [id = "", ...columns] = row.split("|").map((column) => column.trim());
  if (id === "") continue;
  const english = shownName(columns[0] ?? "");
  const names = { en: english, es: english, fr: english, de: english };
  for (const [i, language] of order.entries()) names[language] = shownName(columns[i] ?? "") || english;
  skills.set(id, { id, names });
  for (const name of columns.flatMap((column) => column.split(";"))) addName(name.trim(), id);
}

function shownName(column: string): string {
  return (column.split(";")[0] ?? "").trim().replace(/^=/, "");
}

function addName(name: string, id: string): void {
  if (name === "") return;
  if (name.startsWith("=")) exactNames.set(name.slice(1), id);
  else if (!foldedNames.has(keyOf(name))) foldedNames.set(keyOf(name), id);
}

/** Words by single spaces; `+`, `#`, and dots inside words stay, for `C++`, `C#` and `Node.js`. */
function keyOf(text: string): string {
  return tokens(fold(text)).join(" ");
}

function tokens(text: string): string[] {
  return text.match(/\.?[\p{L}\p{N}]+(?:[.][\p{L}\p{N}]+)*[+#]*/gu) ?? [];
}

/** The id of the skill a text names as a whole, in any of the four languages; null when the dictionary has none. */
export function skillId(text: string): string | null {
  const exact = exactNames.get(text.trim());
  return exact ?? foldedNames.get(keyOf(text)) ?? null;
}

/** The skill with an id; undefined when there is none. */
export const skillById = (id: string): Skill | undefined => skills.get(id);

/** The skills a running text names, in the order they appear, each as the text writes it, each once. */
export function findSkills(text: string): string[] {
  const found = new Map<string, string>();
  for (const line of text.split(/[\n,;|•·:()]/)) {
    const words = tokens(line);
    let at = 0;
    while (at < words.length) at += findAt(words, at, found);
  }
  return [...found.values()];
}

/** Looks for the longest skill that begins at a word; returns how many words to go on by. */
function findAt(words: readonly string[], at: number, found: Map<string, string>): number {
  for (let length = Math.min(longestName, words.length - at); length >= 1; length--) {
    const written = words.slice(at, at + length).join(" ");
    const id = exactNames.get(written) ?? foldedNames.get(fold(written));
    if (id === undefined) continue;
    if (!found.has(id)) found.set(id, written);
    return length;
  }
  return 1;
}
