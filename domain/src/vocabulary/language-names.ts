import { fold } from "./fold.ts";
import { languageNamesOfData } from "./language-names.generated.ts";

const codes = new Map<string, string>();
for (const [code, names] of languageNamesOfData())
  for (const name of names) if (!codes.has(name)) codes.set(name, code);

/** Words that may accompany the name of a language, as in `Brazilian Portuguese` or `Deutsche Sprache`. */
const accompanyingWords = new Set(
  "language langue lengua idioma sprache sprachen brazilian american british mexican latin standard modern the le l la el".split(
    " ",
  ),
);

/** The ISO 639-1 code of the language that a text names, if it names nothing else; null otherwise. */
export function languageName(text: string): string | null {
  const words = fold(text)
    .replace(/[()]/g, " ")
    .split(/[\s']+/)
    .filter((word) => word !== "");
  if (words.length === 0 || words.length > 3) return null;
  const named = words.map((word) => codes.get(word) ?? null);
  const code = named.find((found) => found !== null) ?? null;
  return words.every((word, i) => named[i] !== null || accompanyingWords.has(word)) ? code : null;
}
