/** The part of a link that its text does not show: an e-mail address, or the linked profile. */
export function addressOf(href: string, said: string): string {
  const mail = href.match(/^mailto:([^?]{3,254})/i)?.[1];
  if (mail !== undefined) return said.includes("@") ? "" : ` ${mail}`;
  return /^https?:\/\/\S{4,300}$/i.test(href) &&
    /^\s*(?:linkedin|github|gitlab|xing|website|portfolio)\s*$/i.test(said)
    ? ` ${href}`
    : "";
}

const named: readonly (readonly [address: RegExp, word: RegExp])[] = [
  [/^mailto:[^?\s]{3,254}/i, /(?<![@.\w-])e-?mail\b(?![.\w])(?!\s*:?\s*\S*@)/i],
  [/^https?:\/\/(?:[\w-]+\.)?linkedin\.com\/\S{2,200}$/i, /(?<![@./\w-])linkedin\b(?![.\w])/i],
  [/^https?:\/\/(?:[\w-]+\.)?github\.(?:com|io)\/\S{1,200}$/i, /(?<![@./\w-])github\b(?![.\w])/i],
  [/^https?:\/\/(?:[\w-]+\.)?xing\.com\/\S{2,200}$/i, /(?<![@./\w-])xing\b(?![.\w])/i],
  [/^https?:\/\/[\w-]+\.\S{2,200}$/i, /(?<![@./\w-])(?:portfolio|website)\b(?![.\w])/i],
];

/** Tells whether a text has a word that can stand for an address. */
export const namesLink = (text: string): boolean => named.some(([, word]) => word.test(text));

/** A text with the address of a link behind the word that stands for it: `LinkedIn`, which does not show its address. */
export function withAddress(text: string, href: string): string {
  const word = named.find(([address]) => address.test(href))?.[1];
  const found = word?.exec(text);
  if (!found) return text;
  const end = found.index + found[0].length;
  return `${text.slice(0, end)} ${href.replace(/^mailto:|\?.*$/gi, "")}${text.slice(end)}`;
}
