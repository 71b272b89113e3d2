import type { UserDetail } from "@waymark/contract/accounts";
import type { Deps } from "../../../deps.ts";
import { readLastUse, readPerson, readPublicIds } from "../store.ts";

export interface PersonForPage {
  readonly person: UserDetail;
  readonly lastUse: Date;
}

/**
 * The calling code shows only what the privacy settings allow. Null for a missing, blocked or leaving person, and
 * before onboarding is completed: until then nothing of a person is shown to anybody.
 */
export async function readPersonForPage(deps: Deps, userId: string): Promise<PersonForPage | null> {
  const person = await readPerson(deps, userId);
  if (person === null || !person.onboardingCompleted) return null;
  const lastUse = await readLastUse(deps.db, userId);
  return lastUse === null ? null : { person, lastUse };
}

/** In order of ids, starting after the given one. */
export function listPublicPeople(deps: Deps, after: string, limit: number): Promise<string[]> {
  return readPublicIds(deps.db, after, limit);
}
