import type { UserDetail } from "@waymark/contract/accounts";
import type { Localization, TimeZone } from "@waymark/contract/settings";
import type { Language } from "@waymark/contract/values";
import { splitName } from "@waymark/domain/accounts/split-name";
import type { z } from "zod";
import type { Deps } from "../../../deps.ts";
import { insertPerson, readAccountName, readPerson } from "../store.ts";

/** Day before month, except in English, which is read all over the world. */
const dateFormats: Readonly<Record<Language, Localization["dateFormat"]>> = {
  en: "YYYY-MM-DD",
  es: "DD/MM/YYYY",
  fr: "DD/MM/YYYY",
  de: "DD/MM/YYYY",
};

const firstLocalization = (
  language: Language,
  timeZone?: z.infer<typeof TimeZone>,
): Partial<Localization> => ({
  language,
  dateFormat: dateFormats[language],
  ...(timeZone === undefined ? {} : { timeZone }),
});

export interface GivenAtSignUp {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  /** The browser's zone, if Settings offers it. */
  readonly timeZone?: z.infer<typeof TimeZone> | undefined;
}

/** Creates the profile row when a process died between account and profile. @returns null without an account. */
export async function ensurePerson(
  deps: Deps,
  userId: string,
  language: Language,
  given: GivenAtSignUp = {},
): Promise<UserDetail | null> {
  const found = await readPerson(deps, userId);
  if (found !== null) return found;
  const name = await readAccountName(deps.db, userId);
  if (name === null) return null;
  // The key is created now, outside any transaction, so that a rollback cannot lose a key already used for sealing.
  await deps.keys.of(deps.database.db, userId);
  const split = splitName(name);
  await insertPerson(
    deps.db,
    {
      userId,
      displayName: name,
      firstName: given.firstName || split.firstName,
      lastName: given.lastName ?? split.lastName,
      localization: firstLocalization(language, given.timeZone),
    },
    deps.now(),
  );
  return readPerson(deps, userId);
}
