const longest = 60;
const mostWords = 8;
const mostDigits = 4;

/** Other characters that browsers accept as the dot of a host name. */
const otherDots = /[\u3002\uFE52\uFF0E\uFF61\u2024]/g;
/** Invisible characters, which could hide a link from the checks below. */
const invisible = /\p{Cf}/gu;
/** Letters, digits and the punctuation of names; no signs that occur in addresses, prices or exclamations. */
const nameSigns = /^[\p{L}\p{M}\p{N} '’‘ʻʼ`´.,&()·+-]+$/u;
/** `evil.example`, `1.2`: mail programs turn these into links, and people read them as addresses. */
const domainLike = /[\p{L}\p{N}][.][\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}]{2}|\d[.]\d/u;

/**
 * Such a name may appear in a message to somebody who does not know the person: at most 60 characters and eight words,
 * and nothing in it reads as a link, an address, a phone number or an advertisement.
 */
export function isPlainName(name: string): boolean {
  const text = name.normalize("NFKC").replace(otherDots, ".").replace(invisible, "").trim();
  if (text === "" || name.length > longest || text.length > longest) return false;
  if (!nameSigns.test(text) || domainLike.test(text) || /\bwww\b/i.test(text)) return false;
  return text.split(/\s+/).length <= mostWords && (text.match(/\p{N}/gu) ?? []).length <= mostDigits;
}
