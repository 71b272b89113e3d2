import type { Language } from "@waymark/contract/values";

/** Each language's own name for itself; not translated. */
export const languageNames: Record<Language, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
};

export const languageGroups = [
  { id: "popular", languages: ["en", "es"] },
  { id: "european", languages: ["fr", "de"] },
] as const;
