import { AppError } from "@waymark/contract/errors";
import { dropLinks } from "../../../codes/mailed-link.ts";
import { sqlState } from "../../../db/db.ts";
import type { Deps } from "../../../deps.ts";
import { noteInLedger } from "../ledger-texts.ts";
import { emailExists, lockPerson, updatePerson } from "../store.ts";
import { lockAccount, writeEmail } from "./credential-store.ts";
import { recovery } from "./password.ts";

const uniqueViolation = "23505";

/** Never tell the caller of the API. */
export const isEmailTaken = (deps: Deps, email: string): Promise<boolean> => emailExists(deps.db, email);

/** In the caller's transaction. @throws AppError `email_taken` when another account was faster, `not_found`. */
export async function changeEmail(deps: Deps, userId: string, email: string): Promise<void> {
  const there = await lockAccount(deps.db, userId);
  const version = await lockPerson(deps.db, userId);
  if (!there || version === null) throw new AppError("not_found");
  if (await emailExists(deps.db, email)) throw new AppError("email_taken");
  const at = deps.now();
  await writeEmail(deps.db, userId, email, at).catch((error: unknown) => {
    throw sqlState(error) === uniqueViolation ? new AppError("email_taken", undefined, error) : error;
  });
  // A reader of the old address must not be able to sign in with it.
  await dropLinks(deps, { purpose: recovery, userId });
  await updatePerson(deps, userId, {});
  await deps.events.publish(deps.db, userId, "user-updated", { version: version + 1 });
  await noteInLedger(deps, "email", { userId, text: email, at });
}
