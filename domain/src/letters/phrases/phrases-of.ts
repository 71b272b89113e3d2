import type { Language } from "@waymark/contract/values";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import type { LetterPhrases } from "./letter-phrases.ts";
import { spanish } from "./spanish.ts";

export const phrasesOf: Readonly<Record<Language, LetterPhrases>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
};
