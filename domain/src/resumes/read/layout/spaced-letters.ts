/**
 * `J A N E D O E` becomes `JANE DOE`: single letters separated by single spaces, words by wider ones. Other texts are
 * returned with single spaces.
 */
export function joinSpacedLetters(text: string): string {
  const trimmed = text.trim();
  if (/^\p{L}(?: \p{L}){2,}(?:\s{2,}\p{L}(?: \p{L})*)*$/u.test(trimmed)) {
    return trimmed
      .split(/\s{2,}/)
      .map((word) => word.replaceAll(" ", ""))
      .join(" ");
  }
  return trimmed.replace(/\s+/g, " ");
}
