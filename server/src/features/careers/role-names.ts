import type { RoleName } from "@waymark/contract/careers";
import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import type { Role } from "@waymark/domain/careers/roles";
import { shippedCatalogue } from "@waymark/domain/careers/shipped-catalogue";

export const titleOf = (role: Role, language: Language): string => role.titles[language][0] ?? role.id;

export const nameOf = (role: Role, language: Language): RoleName => ({
  id: role.id,
  title: titleOf(role, language),
});

export function roleOf(id: string): Role {
  const role = shippedCatalogue().roles.get(id);
  if (role === undefined) throw new AppError("no_such_role");
  return role;
}

/** Names of the roles with these ids, without repetition; an id no longer in the catalogue is its own name. */
export function namesOf(ids: Iterable<string>, language: Language): RoleName[] {
  const { roles } = shippedCatalogue();
  return [...new Set(ids)].map((id) => {
    const role = roles.get(id);
    return role === undefined ? { id, title: id } : nameOf(role, language);
  });
}
