import type { BodyOf } from "@waymark/contract/endpoint";
import type { savePreferences as endpoint } from "@waymark/contract/settings";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { changePerson } from "../accounts/change-person.ts";
import { getUser } from "../accounts/get-user.ts";

/**
 * Saves the sections of Settings that are given; a section left out stays as it is.
 * @throws AppError `not_found` for the id of anybody else, `conflict` with the `current` person.
 */
export async function savePreferences(
  deps: Deps,
  who: Who,
  id: string,
  { preferences, jobPreferences, privacySettings, localization, version }: BodyOf<typeof endpoint>,
): Promise<{ ok: true }> {
  await getUser(deps, who, id);
  await changePerson(
    deps,
    who,
    (_tx, person) => ({
      preferences: preferences ?? person.preferences,
      jobPreferences: jobPreferences ?? person.jobPreferences,
      privacySettings: privacySettings ?? person.privacySettings,
      localization: {
        language: localization?.language ?? person.localization.language,
        timeZone: localization?.timeZone ?? person.localization.timeZone,
        dateFormat: localization?.dateFormat ?? person.localization.dateFormat,
      },
    }),
    version,
  );
  return { ok: true };
}
