import { NotificationPreferences } from "@waymark/contract/settings";
import { eq } from "drizzle-orm";
import type { Deps } from "../../../deps.ts";
import { aPerson } from "../../../testing/a-person.ts";
import { changePerson } from "../../accounts/profile/change-person.ts";
import { people } from "../../accounts/tables.ts";

/** A person in Berlin who reads English, by default with a proven address and number. */
export async function aReader(
  deps: Deps,
  over: Partial<NotificationPreferences> & { proven?: boolean } = {},
) {
  const { proven = true, ...switches } = over;
  const person = await aPerson(deps, { verified: proven });
  await changePerson(deps, person.actor, (_tx, { localization }) => ({
    phoneNumber: "+49 151 23456789",
    preferences: NotificationPreferences.parse(switches),
    localization: { ...localization, language: "en", timeZone: "Europe/Berlin" },
  }));
  if (proven) {
    const { userId } = person.actor;
    await deps.db.update(people).set({ phoneVerifiedAt: new Date() }).where(eq(people.userId, userId));
  }
  return { ...person, actor: { ...person.actor, locale: "en" as const, timeZone: "Europe/Berlin" } };
}
