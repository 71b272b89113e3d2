/**
 * Lower case without accents, one character for one: positions in the result are positions in `text`.
 * Typographic dashes and apostrophes become the plain ones.
 */
export function fold(text: string): string {
  // Plain letters are nearly all of a text, and going unit by unit is the dearest way.
  return text.replace(/[`\u0080-\uffff]/g, foldUnit).toLowerCase();
}

const plain: Record<string, string> = {
  "’": "'",
  "‘": "'",
  "`": "'",
  "´": "'",
  "–": "-",
  "—": "-",
  "‐": "-",
  "‑": "-",
  "−": "-",
  "\u00a0": " ",
  "\u202f": " ",
  "\u2009": " ",
};

/** Taking a letter apart is dear, and a text has few different ones. */
const folded = new Map<string, string>(Object.entries(plain));

function foldUnit(unit: string): string {
  const known = folded.get(unit);
  if (known !== undefined) return known;
  const lower = unit.normalize("NFD").charAt(0).toLowerCase();
  const kept = lower.length === 1 ? lower : unit;
  folded.set(unit, kept);
  return kept;
}

/** The folded words of a text: letters, digits, `+`, `#` and inner apostrophes or dots of abbreviations are kept together. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];
}
