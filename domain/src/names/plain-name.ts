const longest = 60;
const mostWords = 8;
const mostDigits = 4;

/** Dots as they are written elsewhere; browsers take all of them for the dot of an address. */
const otherDots = /[\u3002\uFE52\uFF0E\uFF61\u2024]/g;
/** What cannot be seen and could hide a link from us. */
const invisible = /\p{Cf}/gu;
/** Letters, digits and what names are written with; no sign of addresses, prices or exclamations. */
const nameSigns = /^[\p{L}\p{M}\p{N} '’‘ʻʼ`´.,&()·+-]+$/u;
/** `evil.example`, `1.2`: a mail program makes a link of it, or a person reads one. */
const likeDomain = /[\p{L}\p{N}][.][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]{2}|\d[.]\d/u;

/**
 * Whether a name that a person chose may stand in a message to somebody who does not know them: it is short (at most 60
 * characters and eight words) and nothing in it could be read as a link, an address, a number to call or an
 * advertisement. Leave other names out of the message.
 */
export function isPlainName(name: string): boolean {
  const text = name.normalize("NFKC").replace(otherDots, ".").replace(invisible, "").trim();
  if (text === "" || name.length > longest || text.length > longest) return false;
  if (!nameSigns.test(text) || likeDomain.test(text) || /\bwww\b/i.test(text)) return false;
  return text.split(/\s+/).length <= mostWords && (text.match(/\p{N}/gu) ?? []).length <= mostDigits;
}
