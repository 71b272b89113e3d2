import type { Language } from "@waymark/contract/values";
import { francAll } from "franc-min";

const codes: Record<string, Language> = { eng: "en", spa: "es", fra: "fr", deu: "de" };

/** The language of a text among the four of the product; `en` when the text is too short to tell. */
export function detectLanguage(text: string): Language {
  const ranked = francAll(text.slice(0, 6_000), { only: Object.keys(codes), minLength: 20 });
  return codes[ranked[0]?.[0] ?? "eng"] ?? "en";
}
