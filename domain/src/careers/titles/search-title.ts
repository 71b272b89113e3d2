import type { Language } from "@waymark/contract/values";
import type { Role } from "../roles.ts";
import { oneForm } from "./title-text.ts";

const start = 4;

/** What postings for a role are searched by: its title in one form of gender, without brackets. */
export function searchTitle(role: Role, language: Language): string {
  const [shown = role.id, ...others] = role.titles[language];
  const one = oneForm(shown);
  // "Technische/r Redakteur/in" is "Technischer Redakteur" to a posting, and "Koch/Köchin" a "Koch".
  const alike = one.includes("/")
    ? others.find((other) => !other.includes("/") && other.slice(0, start) === shown.slice(0, start))
    : undefined;
  return (alike ?? one)
    .replace(/[([{][^)\]}]*[)\]}]?/g, " ")
    .replace(/\/\S*/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
