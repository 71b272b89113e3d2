import type { Localization, TimeZone } from "@waymark/contract/settings";
import type { Language } from "@waymark/contract/values";
import type { z } from "zod";

/** What a new person's dates look like until they choose: day before month, but for English, which is read everywhere. */
const dateFormats: Readonly<Record<Language, Localization["dateFormat"]>> = {
  en: "YYYY-MM-DD",
  es: "DD/MM/YYYY",
  fr: "DD/MM/YYYY",
  de: "DD/MM/YYYY",
};

/** What a new person starts with: the language they signed up in, its dates, and the zone their browser told. */
export const firstLocalization = (
  language: Language,
  timeZone?: z.infer<typeof TimeZone>,
): Partial<Localization> => ({
  language,
  dateFormat: dateFormats[language],
  ...(timeZone === undefined ? {} : { timeZone }),
});
