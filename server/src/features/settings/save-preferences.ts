import type { BodyOf } from "@waymark/contract/endpoint";
import type { savePreferences as endpoint } from "@waymark/contract/settings";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { changePerson } from "../accounts/profile/change-person.ts";
import { getUser } from "../accounts/profile/users.ts";

/** Absent settings stay unchanged. @returns the version for the next save. */
export async function savePreferences(
  deps: Deps,
  actor: Actor,
  id: string,
  { preferences, jobPreferences, privacySettings, localization, version }: BodyOf<typeof endpoint>,
): Promise<{ ok: true; version: number }> {
  await getUser(deps, actor, id);
  const saved = await changePerson(
    deps,
    actor,
    (_tx, person) => ({
      preferences: merged(person.preferences, preferences),
      jobPreferences: merged(person.jobPreferences, jobPreferences),
      privacySettings: merged(person.privacySettings, privacySettings),
      localization: merged(person.localization, localization),
    }),
    version,
  );
  return { ok: true, version: saved.version };
}

function merged<T extends object>(
  section: T,
  given: { readonly [K in keyof T]?: T[K] | undefined } | undefined,
): T {
  const set = Object.entries(given ?? {}).filter(([, value]) => value !== undefined);
  return { ...section, ...Object.fromEntries(set) };
}
