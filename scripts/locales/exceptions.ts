/** Prefixes of keys that are put together in ways no check can follow; keys with them count as used. */
export const usedPrefixes: readonly string[] = [];

/**
 * Texts that are rightly the same in English and another language: names, and shared words. Texts with fewer than two
 * words of four letters need no entry.
 */
export const sameTexts: ReadonlySet<string> = new Set([
  "Word (DOCX)",
  "JSON Resume",
  "Source Sans",
  "Source Serif",
  "Plex Sans",
]);
