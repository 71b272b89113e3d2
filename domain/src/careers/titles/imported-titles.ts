import { type Language, languages } from "@waymark/contract/values";
import { iscoOf } from "../facts/isco.ts";
import type { ImportedFacts } from "../facts/with-facts.ts";
import type { Role } from "../roles.ts";

/** An additional title of a role from imported data. */
export interface ImportedTitle {
  readonly role: Role;
  readonly language: Language;
  readonly title: string;
}

/** The votes of a concept's first title and of each other one, when its role is chosen. */
const counts = { first: 3, other: 1 } as const;

/** Tells whether an ISCO occupation may belong to a role: they share a minor group, or the role has no ISCO group. */
function mayMatch(role: Role, isco: string): boolean {
  const groups = role.codes.flatMap(iscoOf);
  return groups.length === 0 || groups.some((group) => group.slice(0, 3) === isco.slice(0, 3));
}

/**
 * Assigns imported titles to roles of the catalogue. An ESCO occupation goes to the role that most of its titles match
 * exactly; O*NET's titles go to the only role with its code. The rest is left out.
 */
export function importedTitles(
  roles: Iterable<Role>,
  facts: ImportedFacts,
  named: (title: string) => readonly Role[],
): ImportedTitle[] {
  const titles: ImportedTitle[] = [];
  for (const concept of facts.concepts) {
    const votes = new Map<Role, number>();
    for (const language of languages)
      for (const [at, title] of (concept.titles[language] ?? []).entries())
        for (const role of new Set(named(title)))
          if (mayMatch(role, concept.isco))
            votes.set(role, (votes.get(role) ?? 0) + (at === 0 ? counts.first : counts.other));
    const [best, next] = [...votes].sort((a, b) => b[1] - a[1] || (a[0].id < b[0].id ? -1 : 1));
    if (best === undefined || best[1] === next?.[1]) continue;
    for (const language of languages)
      for (const title of concept.titles[language] ?? []) titles.push({ role: best[0], language, title });
  }
  const holders = new Map<string, Role[]>();
  for (const role of roles)
    for (const code of role.codes) holders.set(code, [...(holders.get(code) ?? []), role]);
  for (const occupation of facts.onet) {
    const [role, ...others] = holders.get(occupation.code.slice(0, 7)) ?? [];
    if (role === undefined || others.length > 0 || !occupation.code.endsWith(".00")) continue;
    for (const title of [occupation.title, ...occupation.titles])
      titles.push({ role, language: "en", title });
  }
  return titles;
}
