import { Lexicon } from "../spelling/lexicon.ts";
import { packWords } from "../spelling/pack-words.ts";

const inLowerCase = (texts: readonly string[]): string[] =>
  texts.flatMap(
    (text) =>
      text
        .normalize("NFC")
        .toLowerCase()
        .match(/\p{L}[\p{L}'-]*/gu) ?? [],
  );

/** A dictionary of a few words a language; the words of `resumes` are known to all. */
export function aLexicon(
  words: Partial<Record<"en" | "es" | "fr" | "de", string>>,
  resumes: readonly object[] = [],
): Lexicon {
  const pack = (text = "") => packWords(inLowerCase([text]));
  return new Lexicon({
    en: pack(words.en),
    es: pack(words.es),
    fr: pack(words.fr),
    de: pack(words.de),
    own: packWords(inLowerCase([JSON.stringify(resumes).replaceAll("\\n", " ")])),
  });
}
