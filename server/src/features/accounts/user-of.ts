import type { User, UserDetail } from "@waymark/contract/accounts";

/** The person without their settings, as sign-in and profile answers carry them. */
export function userOf(person: UserDetail): User {
  const { preferences, jobPreferences, privacySettings, localization, ...user } = person;
  return user;
}
