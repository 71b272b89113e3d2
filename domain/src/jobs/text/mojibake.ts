/** The characters that Windows-1252 shows for the bytes 0x80 to 0x9f. */
const windows: Readonly<Record<string, number>> = Object.fromEntries(
  [..."€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ"].map((c, i) => [c, 0x80 + i]),
);

/** The byte that a character came from, if UTF-8 was read as Windows-1252 or Latin-1; undefined for others. */
function byteOf(char: string | undefined): number | undefined {
  if (char === undefined) return undefined;
  const code = char.charCodeAt(0);
  return code >= 0x80 && code <= 0xff ? code : windows[char];
}

/** The character of a UTF-8 sequence that begins at `i`, and its length; undefined when there is no sequence. */
function sequenceAt(text: string, i: number): { char: string; length: number } | undefined {
  const lead = byteOf(text[i]);
  if (lead === undefined || lead < 0xc2 || lead > 0xf4) return undefined;
  const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
  let code = lead & (0xff >> (length + 1));
  for (let k = 1; k < length; k++) {
    const next = byteOf(text[i + k]);
    if (next === undefined || next < 0x80 || next > 0xbf) return undefined;
    code = (code << 6) | (next & 0x3f);
  }
  const shortest = length === 2 ? 0x80 : length === 3 ? 0x800 : 0x10000;
  if (code < shortest || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
  return { char: String.fromCodePoint(code), length };
}

/**
 * Repairs text whose UTF-8 was read as Windows-1252 ("MecÃ¡nico" becomes "Mecánico"). In a text that needed repair, an
 * `í` or `à` that lost its invisible second byte is restored too. Other text is not changed.
 */
export function repairMojibake(text: string): string {
  if (!/[ÂÃâðÅÄÐÑ]/.test(text)) return text;
  let out = "";
  let repaired = 0;
  for (let i = 0; i < text.length; ) {
    const found = sequenceAt(text, i);
    if (found === undefined) {
      out += text[i++];
    } else {
      out += found.char;
      i += found.length;
      repaired++;
    }
  }
  if (repaired === 0) return text;
  return out
    .replace(/Ã(?=\p{Ll})/gu, "í")
    .replace(/Ã(?=\s)/gu, "à")
    .replace(/Ã$/u, "í");
}
