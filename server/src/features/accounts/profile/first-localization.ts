import type { Localization, TimeZone } from "@waymark/contract/settings";
import type { Language } from "@waymark/contract/values";
import type { z } from "zod";

/** A new person's date format: day before month, except in English, which is read all over the world. */
const dateFormats: Readonly<Record<Language, Localization["dateFormat"]>> = {
  en: "YYYY-MM-DD",
  es: "DD/MM/YYYY",
  fr: "DD/MM/YYYY",
  de: "DD/MM/YYYY",
};

/** A new person's localization: the language of their sign-up, its date format, and their browser's zone. */
export const firstLocalization = (
  language: Language,
  timeZone?: z.infer<typeof TimeZone>,
): Partial<Localization> => ({
  language,
  dateFormat: dateFormats[language],
  ...(timeZone === undefined ? {} : { timeZone }),
});
