import { Email, Id } from "@waymark/contract/values";
import type { Deps } from "../../deps.ts";
import { readIdOfEmail, readLivingIds } from "./personal-store.ts";

/** The id of the account that an operator names by its id or its e-mail; null when there is none. */
export async function findAccount(deps: Deps, named: string): Promise<string | null> {
  if (Id.safeParse(named).success) return (await readLivingIds(deps.db, [named])).at(0) ?? null;
  const email = Email.safeParse(named);
  return email.success ? readIdOfEmail(deps.db, email.data) : null;
}
