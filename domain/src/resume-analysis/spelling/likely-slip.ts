import { bareLetter } from "./nearest-word.ts";

/** Letters that people take for one another, by sound: "seperate", "contavilidad". */
const alike = new Set(
  "ae ei iy ao ou ai eo oa ie bv cs ck cz sz gj dt mn pb fv kq sx vw gk td jy hj".split(" "),
);
/** Rows of the keyboards of the four languages. */
const rows = [
  "qwertyuiop",
  "qwertzuiop",
  "azertyuiop",
  "asdfghjkl",
  "qsdfghjklm",
  "zxcvbnm",
  "yxcvbnm",
  "wxcvbn",
];

/** Whether two keys lie side by side. */
const areNeighbours = (a: string, b: string): boolean =>
  rows.some((row) => row.includes(a) && row.includes(b) && Math.abs(row.indexOf(a) - row.indexOf(b)) === 1);

const isLikely = (a: string, b: string): boolean =>
  a === b || alike.has(a + b) || alike.has(b + a) || areNeighbours(a, b);

/** From so many letters on hardly any other word is one letter away. */
const longEnough = 10;

/** Shorter words are not taken for others with one other letter. */
const shortestChanged = 5;

/**
 * Tells whether somebody who meant one word may well have written another. Nobody misses the first letter, and "samphire"
 * is a word that we do not know rather than "sapphire". Names and terms are one letter from other words far more often
 * than anybody writes a letter that neither sounds like the right one nor lies beside it.
 */
export function isLikelySlip(written: string, meant: string): boolean {
  if (bareLetter(written) !== bareLetter(meant) && !isSwapped(written.slice(0, 2), meant.slice(0, 2)))
    return false;
  let from = 0;
  while (from < written.length && written[from] === meant[from]) from++;
  let end = 0;
  const most = Math.min(written.length, meant.length) - from;
  while (end < most && written.at(-1 - end) === meant.at(-1 - end)) end++;
  const [wrong, right] = [written.slice(from, written.length - end), meant.slice(from, meant.length - end)];
  // Short words that we do not know are often terms: "nucs" of a beekeeper are no nuts.
  if (wrong.length === 1 && right.length === 1 && written.length < shortestChanged) return false;
  return (
    wrong.length !== 1 ||
    right.length !== 1 ||
    written.length >= longEnough ||
    isLikely(bareLetter(wrong), bareLetter(right))
  );
}

const isSwapped = (one: string, other: string): boolean =>
  one.charAt(0) === other.charAt(1) && one.charAt(1) === other.charAt(0);
