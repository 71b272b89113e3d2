import type { User } from "@waymark/contract/accounts";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { changePerson } from "../profile/change-person.ts";
import { getUser } from "../profile/get-user.ts";
import { userOf } from "../profile/user-of.ts";
import { readPhoto } from "../store.ts";

/**
 * Removes the caller's photo and its file; without one nothing happens.
 * @throws AppError `not_found` for another person's id.
 */
export async function removePhoto(deps: Deps, actor: Actor, id: string): Promise<{ user: User }> {
  const before = await getUser(deps, actor, id);
  if (before.profileImageUrl === "") return { user: userOf(before) };
  let old: string | undefined;
  const person = await changePerson(deps, actor, async (tx) => {
    old = (await readPhoto(tx.db, actor.userId))?.key;
    return { photoKey: null, photoType: null };
  });
  if (old !== undefined) await deps.files.delete(old);
  return { user: userOf(person) };
}
