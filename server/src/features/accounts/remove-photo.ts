import type { User } from "@waymark/contract/accounts";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { changePerson } from "./change-person.ts";
import { getUser } from "./get-user.ts";
import { readPhoto } from "./store.ts";
import { userOf } from "./user-of.ts";

/**
 * Removes the caller's photo and its file; without one nothing happens.
 * @throws AppError `not_found` for another person's id.
 */
export async function removePhoto(deps: Deps, who: Who, id: string): Promise<{ user: User }> {
  const before = await getUser(deps, who, id);
  if (before.profileImageUrl === "") return { user: userOf(before) };
  let old: string | undefined;
  const person = await changePerson(deps, who, async (tx) => {
    old = (await readPhoto(tx.db, who.userId))?.key;
    return { photoKey: null, photoType: null };
  });
  if (old !== undefined) await deps.files.delete(old);
  return { user: userOf(person) };
}
