/** A shorter word is none that names an occupation by itself. */
const leastLetters = 5;
const mostRoles = 3;

/**
 * What to look for on behalf of somebody: the roles they wish for, their title, and where a title is too narrow its
 * main word, which Spanish and French put first, English and German last.
 */
export function wishedRoles(
  { desiredRoles, title }: { readonly desiredRoles: readonly string[]; readonly title: string },
  language: string,
): string[] {
  const said = [...desiredRoles.slice(0, mostRoles), title].map((role) => role.trim());
  const words = (said.find(Boolean) ?? "").split(/[\s,/()]+/).filter((word) => word.length >= leastLetters);
  const main = language === "es" || language === "fr" ? words[0] : words.at(-1);
  return [...new Set([...said, main ?? ""])].filter((role) => role !== "");
}
