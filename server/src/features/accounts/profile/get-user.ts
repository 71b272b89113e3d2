import type { UserDetail } from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { ensurePerson } from "./ensure-person.ts";

/**
 * The caller's own account; another person's id counts as missing.
 * @throws AppError `not_found`.
 */
export async function getUser(deps: Deps, actor: Actor, id: string): Promise<UserDetail> {
  if (id !== actor.userId) throw new AppError("not_found");
  const person = await ensurePerson(deps, id, actor.locale);
  if (person === null) throw new AppError("not_found");
  return person;
}
