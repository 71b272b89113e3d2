/** Keys put together where no check can follow: everything that begins like this counts as used. */
export const usedPrefixes: readonly string[] = [];

/**
 * Texts that are rightly the same in English and another language: names, and words both have. Texts
 * with fewer than two words of four letters never need to stand here.
 */
export const sameTexts: ReadonlySet<string> = new Set([
  "Word (DOCX)",
  "JSON Resume",
  "Source Sans",
  "Source Serif",
  "Plex Sans",
]);
