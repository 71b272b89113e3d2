import type { User } from "@waymark/contract/accounts";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { changePerson } from "../profile/change-person.ts";
import { getUser } from "../profile/get-user.ts";
import { userOf } from "../profile/user-of.ts";
import { withPhoto } from "./with-photo.ts";

/**
 * Replaces the photo.
 * @throws AppError `not_found` for another person's id, or the errors of `withPhoto`.
 */
export async function savePhoto(
  deps: Deps,
  actor: Actor,
  id: string,
  picture: string,
): Promise<{ user: User }> {
  await getUser(deps, actor, id);
  const person = await withPhoto(deps, actor, picture, (columns) =>
    changePerson(deps, actor, (tx) => columns(tx)),
  );
  return { user: userOf(person) };
}
