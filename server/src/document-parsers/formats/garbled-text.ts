/** Fewer signs do not show whether they are letters, and fewer letters not whether they make words: 'SQL, PHP, XML'. */
const [tellingSigns, tellingLetters] = [60, 120];
/** The share of letters and figures among the signs of any text, and of vowels among the letters of any language. */
const [fewestLetters, fewestVowels] = [0.55, 0.22];

/** Dots that lead to a page number in a table of contents, or dots and lines that rate a skill. */
const leaders = /([.…·•●○■□★☆_-])(?:\s*\1){3,}/gu;

/**
 * Whether a text is nonsense, as from a PDF whose font does not tell what its signs mean: numbers of signs instead of
 * letters, or letters shifted by some places ('5HVXPH'). Texts in other letters than Latin ones are taken as they are.
 */
export function isGarbled(text: string): boolean {
  const signs = text.replace(leaders, "").replace(/[\s\u00ad]/g, "");
  if (signs.length < tellingSigns) return false;
  const count = (pattern: RegExp): number => signs.match(pattern)?.length ?? 0;
  const meaningful = count(/[\p{L}\p{M}\p{N}]/gu) - count(/\p{Co}/gu);
  if (meaningful < signs.length * fewestLetters) return true;
  const letters = count(/\p{Script=Latin}/gu);
  if (letters < tellingLetters || letters * 2 < meaningful) return false;
  const vowels = signs.normalize("NFD").match(/[aeiouyæœøı]/giu)?.length ?? 0;
  return vowels < letters * fewestVowels;
}
