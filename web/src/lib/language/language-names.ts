import type { Language } from "@waymark/contract/values";

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
