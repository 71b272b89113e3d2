/** Without accents; typographic dashes and apostrophes become plain ones. Length and offsets do not change. */
export function fold(text: string): string {
  // Only other characters go through `foldUnit`, which is slow; most text is ASCII.
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

/** Cache: normalising is slow, and a text has few different letters. */
const folded = new Map<string, string>(Object.entries(plain));

function foldUnit(unit: string): string {
  const known = folded.get(unit);
  if (known !== undefined) return known;
  const lower = unit.normalize("NFD").charAt(0).toLowerCase();
  const kept = lower.length === 1 ? lower : unit;
  folded.set(unit, kept);
  return kept;
}

/** The folded words of a text; a word is a run of letters, digits, `+` and `#`. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}+#]+/gu) ?? [];
}
