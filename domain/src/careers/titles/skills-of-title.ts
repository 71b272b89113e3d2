import { languages } from "@waymark/contract/values";
import type { Role } from "../roles.ts";
import { shippedRoles } from "../shipped-catalogue.ts";
import { titleStems } from "./title-features.ts";
import { withoutLevel } from "./title-level.ts";
import { titleText, withoutTermsOfEmployment } from "./title-text.ts";

let rolesByTitle: ReadonlyMap<string, readonly Role[]> | undefined;

/** The stems of a title without level, paper and contract, in any order. */
const keyOf = (title: string): string =>
  titleStems(withoutTermsOfEmployment(withoutLevel(titleText(title).head)))
    .sort()
    .join(" ");

function readTitles(): ReadonlyMap<string, readonly Role[]> {
  const found = new Map<string, Role[]>();
  for (const role of shippedRoles())
    for (const title of languages.flatMap((language) => role.titles[language])) {
      const key = keyOf(title);
      const roles = found.get(key) ?? [];
      if (key !== "" && !roles.includes(role)) found.set(key, [...roles, role]);
    }
  return found;
}

/** The ids of the skills that everybody with a title has, by the catalogue; empty for a title that is in none of its roles. */
export function skillsOfTitle(title: string): ReadonlySet<string> {
  rolesByTitle ??= readTitles();
  return new Set((rolesByTitle.get(keyOf(title)) ?? []).flatMap(({ skills }) => skills));
}
