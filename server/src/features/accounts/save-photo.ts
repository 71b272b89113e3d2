import type { User } from "@waymark/contract/accounts";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { changePerson } from "./change-person.ts";
import { getUser } from "./get-user.ts";
import { userOf } from "./user-of.ts";
import { withPhoto } from "./with-photo.ts";

/**
 * Puts a photo in the place of the one before.
 * @throws AppError `not_found` for the id of anybody else, or what `withPhoto` refuses.
 */
export async function savePhoto(deps: Deps, who: Who, id: string, picture: string): Promise<{ user: User }> {
  await getUser(deps, who, id);
  const person = await withPhoto(deps, who, picture, (columns) =>
    changePerson(deps, who, (tx) => columns(tx)),
  );
  return { user: userOf(person) };
}
