import type { LetterConvention } from "@waymark/contract/letters";
import type { Language } from "@waymark/contract/values";

/** The form that goes with a language; English is American or British by the time zone. */
export function usualForm(language: Language, timeZone: string): LetterConvention {
  if (language !== "en") return language;
  return /^(?:Europe|Africa|Asia|Australia|Indian|Atlantic|Pacific)\//.test(timeZone) ? "uk" : "us";
}
