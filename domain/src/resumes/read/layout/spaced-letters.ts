const single = /^(?:[\p{L}\p{N}]\p{M}*|[&/|+'’.,:·–—@()#_-])$/u;
const pair = /^\p{L}\p{M}*[\p{L}'’.,:-]$/u;

/**
 * Tells whether a text has a space after each letter: `J A N E`. Some extractors join a pair of letters, as in
 * `GÜ L C A N`, so one word of two letters is allowed for every four letters.
 */
function isSpaced(text: string): boolean {
  const tokens = text.split(/\s+/).filter(Boolean);
  const letters = tokens.filter((token) => single.test(token) && /\p{L}/u.test(token)).length;
  const pairs = tokens.filter((token) => pair.test(token)).length;
  const others = tokens.length - pairs - tokens.filter((token) => single.test(token)).length;
  return letters >= 3 && others === 0 && pairs * 4 <= letters && /\S \S/.test(text);
}

/**
 * `J A N E   D O E` becomes `JANE DOE`: single letters separated by single spaces, words by wider ones. Other texts are
 * returned with single spaces.
 */
export function joinSpacedLetters(text: string): string {
  const trimmed = text.trim();
  if (!isSpaced(trimmed)) return trimmed.replace(/\s+/g, " ");
  return trimmed
    .split(/\s{2,}|\t/)
    .map((word) => word.replace(/\s/g, ""))
    .join(" ");
}

/** The parts of a row. Tabs separate them, but in a row of spaced letters they separate words. */
export const partsOf = (text: string): string[] =>
  (isSpaced(text) ? [text.replaceAll("\t", "  ")] : text.split("\t"))
    .map(joinSpacedLetters)
    .filter((part) => part !== "");
