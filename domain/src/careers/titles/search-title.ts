import type { Language } from "@waymark/contract/values";
import type { Role } from "../roles.ts";

/** German adjectives before a word with both its forms: "Technische/r Leiter/in" is "Technischer Leiter". */
const adjective = /(?<=\p{L}e)\/r(?=\s+\S*\/(?!r(?!\p{L})))/gu;

/** The second of two forms: "Hôte/sse", "Assistenzarzt/-ärztin", "Koch/Köchin". In a shown title a slash is never else. */
const secondForm = /\/[\p{L}-]+/gu;

/** What postings for a role are searched by: its title in one form of gender, without brackets. */
export function searchTitle(role: Role, language: Language): string {
  const shown = role.titles[language][0] ?? role.id;
  return shown
    .replace(adjective, "r")
    .replace(secondForm, "")
    .replace(/[([{][^)\]}]*[)\]}]?/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
