import type { Language } from "@waymark/contract/values";
import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import type { LanguageRules } from "./language-rules.ts";
import { spanish } from "./spanish.ts";

export const rulesOf: Readonly<Record<Language, LanguageRules>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
};
