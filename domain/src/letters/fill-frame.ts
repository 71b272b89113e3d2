import type { Language } from "@waymark/contract/values";

/** Values for the places of a frame, by name. */
export type FrameValues = Readonly<Record<string, string>>;

/** French words that begin with a vowel or a silent h lose the vowel of "de" and "que" before them. */
const silent = /^["“«]?\s?(?:[aeiouàâäéèêëîïôöùûü]|œ|h(?:ô|o[mns]|y|e|a[bm]|u[im]))/iu;

/**
 * A frame with its places filled: `{role}` as it is, `{Role}` with a capital. French elision and the contractions "du",
 * "des", "del", "al" are made where a frame has a preposition before a place.
 */
export function fillFrame(frame: string, values: FrameValues, language: Language): string {
  const text = frame.replace(/(\b(?:de|que) )?\{(\w+)\}/g, (_, before: string | undefined, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const value = values[key] ?? "";
    const written = key === name ? value : value.charAt(0).toUpperCase() + value.slice(1);
    if (before === undefined) return written;
    return language === "fr" && silent.test(value) ? `${before.slice(0, -2)}’${written}` : before + written;
  });
  if (language === "es")
    return text.replace(/\bde el (?=\p{Lu})/gu, "del ").replace(/\ba el (?=\p{Lu})/gu, "al ");
  return text;
}
