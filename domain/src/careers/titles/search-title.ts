import type { Language } from "@waymark/contract/values";
import type { Role } from "../roles.ts";

/** German adjectives before a noun with both forms: "Technische/r Leiter/in" becomes "Technischer Leiter". */
const adjective = /(?<=\p{L}e)\/r(?=\s+\S*\/(?!r(?!\p{L})))/gu;

/** The second of two forms: "Hôte/sse", "Assistenzarzt/-ärztin", "Koch/Köchin"; no title has other slashes. */
const secondForm = /\/[\p{L}-]+/gu;

/** The query for postings of a role: its title in one grammatical gender, without brackets. */
export function searchTitle(role: Role, language: Language): string {
  const shown = role.titles[language][0] ?? role.id;
  return shown
    .replace(adjective, "r")
    .replace(secondForm, "")
    .replace(/[([{][^)\]}]*[)\]}]?/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
