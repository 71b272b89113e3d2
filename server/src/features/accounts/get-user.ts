import type { UserDetail } from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { authOf } from "./auth.ts";
import { ensurePerson } from "./ensure-person.ts";

/**
 * The asker's own account; the id of anybody else is as good as none.
 * @throws AppError `not_found`.
 */
export async function getUser(deps: Deps, who: Who, id: string): Promise<UserDetail> {
  if (id !== who.userId) throw new AppError("not_found");
  const read = () => ensurePerson(deps, id, who.locale);
  // What a transaction reads may still be rolled back.
  const people = deps.db === deps.database.db ? authOf(deps).people : null;
  const person = await (people === null ? read() : people.of(id, read));
  if (person === null) throw new AppError("not_found");
  return person;
}
