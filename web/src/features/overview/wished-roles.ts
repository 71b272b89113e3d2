/** Shorter words rarely name an occupation by themselves. */
const minLetters = 5;
const maxRoles = 3;

/** If a title is too narrow, its main word counts too: the first in Spanish and French, else the last. */
export function wishedRoles(
  { desiredRoles, title }: { readonly desiredRoles: readonly string[]; readonly title: string },
  language: string,
): string[] {
  const said = [...desiredRoles.slice(0, maxRoles), title].map((role) => role.trim());
  const words = (said.find(Boolean) ?? "").split(/[\s,/()]+/).filter((word) => word.length >= minLetters);
  const main = language === "es" || language === "fr" ? words[0] : words.at(-1);
  // The same role in other capitals is the same role.
  const folded = (role: string) => role.toLocaleLowerCase(language);
  const named = [...said, main ?? ""].filter((role) => role !== "");
  return named.filter((role, at) => named.findIndex((other) => folded(other) === folded(role)) === at);
}
