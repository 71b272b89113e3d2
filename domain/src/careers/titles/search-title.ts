import type { Language } from "@waymark/contract/values";
import type { Role } from "../roles.ts";
import { oneForm } from "./title-text.ts";

/** What postings for a role are searched by: its title in one form of gender, without brackets. */
export function searchTitle(role: Role, language: Language): string {
  const shown = role.titles[language][0] ?? role.id;
  return oneForm(shown)
    .replace(/[([{][^)\]}]*[)\]}]?/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}
