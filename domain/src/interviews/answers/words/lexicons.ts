import type { Language } from "@waymark/contract/values";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import type { Lexicon } from "./lexicon.ts";
import { spanish } from "./spanish.ts";

export const lexicons: Readonly<Record<Language, Lexicon>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
};
