import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { PackedLexicon } from "@waymark/domain/resume-analysis/spelling/lexicon";
import { packWords } from "@waymark/domain/resume-analysis/spelling/pack-words";
import { z } from "zod";
import { expandDictionary } from "./expand-dictionary.ts";
import { ownWords } from "./own-words.ts";

export const dictionaries = [
  "dictionary-en",
  "dictionary-en-gb",
  "dictionary-es",
  "dictionary-fr",
  "all-the-german-words",
] as const;

/** The file that a package hands out; the others lie beside it. */
export const entryOf = (name: (typeof dictionaries)[number]): string =>
  createRequire(import.meta.url).resolve(name);

export function* hunspellWords(name: (typeof dictionaries)[number]): Generator<string> {
  const folder = dirname(entryOf(name));
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  yield* expandDictionary(read("index.aff"), read("index.dic"));
}

const germanWords = (): string[] =>
  z.array(z.string()).parse(JSON.parse(readFileSync(entryOf("all-the-german-words"), "utf8")));

/** The words in lower case; those with figures, blanks or points are left out. */
function* inLowerCase(words: Iterable<string>): Generator<string> {
  for (const word of words)
    if (/^[\p{L}'’-]{2,40}$/u.test(word)) yield word.normalize("NFC").replaceAll("’", "'").toLowerCase();
}

/** Packs the words of the dictionaries and of our own; takes half a minute. */
export const packLexicon = (): PackedLexicon => ({
  en: packWords(inLowerCase([...hunspellWords("dictionary-en"), ...hunspellWords("dictionary-en-gb")])),
  es: packWords(inLowerCase(hunspellWords("dictionary-es"))),
  fr: packWords(inLowerCase(hunspellWords("dictionary-fr"))),
  de: packWords(inLowerCase(germanWords())),
  own: packWords(inLowerCase(ownWords())),
});

/** Written to another name and renamed, so that a reader never finds half a file. */
export function writeLexicon(file: string, packed: PackedLexicon): void {
  writeFileSync(`${file}.${process.pid}`, serialize(packed));
  renameSync(`${file}.${process.pid}`, file);
}

/** The cast is safe: the build wrote the file with the same version of Node. */
const asLexicon = (read: unknown) => read as PackedLexicon;

export const readLexicon = async (file: string): Promise<PackedLexicon> =>
  asLexicon(deserialize(await readFile(file)));
