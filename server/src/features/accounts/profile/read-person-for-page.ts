import type { UserDetail } from "@waymark/contract/accounts";
import type { Deps } from "../../../deps.ts";
import { readLastUse, readPerson, readPublicIds } from "../store.ts";

export interface PersonForPage {
  readonly person: UserDetail;
  readonly lastUse: Date;
}

/**
 * A person by id, for a page that others may see: the calling code only shows what their privacy settings allow. Null
 * when there is no such person, they are blocked or asked to be erased, or onboarding is not completed: before that
 * nothing of a person is shown to anybody.
 */
export async function readPersonForPage(deps: Deps, userId: string): Promise<PersonForPage | null> {
  const person = await readPerson(deps, userId);
  if (person === null || !person.onboardingCompleted) return null;
  const lastUse = await readLastUse(deps.db, userId);
  return lastUse === null ? null : { person, lastUse };
}

/** Ids of `limit` people with a public profile, after an id. */
export function listPublicPeople(deps: Deps, after: string, limit: number): Promise<string[]> {
  return readPublicIds(deps.db, after, limit);
}
