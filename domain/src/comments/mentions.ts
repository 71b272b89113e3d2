/** A person who can be mentioned. */
export interface Mentionable {
  readonly userId: string;
  readonly displayName: string;
}

const isPartOfName = (char: string | undefined): boolean =>
  char !== undefined && /[\p{L}\p{M}\p{N}_]/u.test(char);
const folded = (text: string): string => text.normalize("NFC").toLocaleLowerCase("en");

/**
 * The people whom a text mentions as `@Name`, whole and in any case. Where one name begins with another, the longer one
 * is meant. Two people of one name are both meant.
 */
export function mentionedIn(text: string, people: readonly Mentionable[]): string[] {
  const said = folded(text);
  const named = people
    .map(({ userId, displayName }) => ({ userId, name: folded(displayName.trim()) }))
    .filter(({ name }) => name !== "")
    .sort((a, b) => b.name.length - a.name.length);
  const found = new Set<string>();
  for (let at = said.indexOf("@"); at >= 0; at = said.indexOf("@", at + 1)) {
    // The sign inside a word is an address.
    if (isPartOfName(said[at - 1])) continue;
    const meant = named.find(
      ({ name }) => said.startsWith(name, at + 1) && !isPartOfName(said[at + 1 + name.length]),
    );
    for (const { userId, name } of named) if (name === meant?.name) found.add(userId);
  }
  return [...found];
}

/** The text after an `@` just before the caret, and the sign's offset; null when none is begun. */
export function mentionBegun(text: string, caret: number): { at: number; typed: string } | null {
  const at = text.lastIndexOf("@", caret - 1);
  if (at < 0 || isPartOfName(text[at - 1])) return null;
  const typed = text.slice(at + 1, caret);
  return typed.length <= 40 && !/[\n@]/.test(typed) ? { at, typed } : null;
}

/** The people whose name, or a word of it, begins with what was typed. */
export function mentionsFor<P extends Mentionable>(typed: string, people: readonly P[]): P[] {
  const begun = folded(typed);
  return people.filter(({ displayName }) => {
    const name = folded(displayName);
    return name.startsWith(begun) || name.split(/[\s-]+/).some((word) => word.startsWith(begun));
  });
}
