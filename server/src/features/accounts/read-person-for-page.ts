import type { UserDetail } from "@waymark/contract/accounts";
import type { Deps } from "../../deps.ts";
import { openStoredFile } from "../../ports/files/sealed-file.ts";
import { readLastUse, readPerson, readPhoto, readPublicIds } from "./store.ts";

export interface PersonForPage {
  readonly person: UserDetail;
  readonly lastUse: Date;
}

/**
 * A person by their id, for a page that others may see: who calls this shows of them only what their privacy
 * settings let through. Null when there is nobody, or onboarding is not completed: before that nothing of a person
 * is shown to anybody.
 */
export async function readPersonForPage(deps: Deps, userId: string): Promise<PersonForPage | null> {
  const person = await readPerson(deps, userId);
  if (person === null || !person.onboardingCompleted) return null;
  const lastUse = await readLastUse(deps.db, userId);
  return lastUse === null ? null : { person, lastUse };
}

/** The photo of a person whose page is shown. */
export async function openPhotoForPage(
  deps: Deps,
  userId: string,
): Promise<{ bytes: Buffer; type: string } | null> {
  const photo = await readPhoto(deps.db, userId);
  const bytes = photo === null ? null : await openStoredFile(deps, userId, photo.key);
  return photo === null || bytes === null ? null : { bytes, type: photo.type };
}

/** Ids of people with a public profile, `limit` of them, those after an id. */
export function listPublicPeople(deps: Deps, after: string, limit: number): Promise<string[]> {
  return readPublicIds(deps.db, after, limit);
}
