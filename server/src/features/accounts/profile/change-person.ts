import type { UserDetail } from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { dropCachedSessions } from "../credentials/auth.ts";
import { lockPerson, type PersonChange, readPerson, updatePerson } from "../store.ts";
import { getUser } from "./users.ts";

/**
 * Changes the caller's profile in one transaction and tells their tabs. Other features change people through this
 * verb.
 * @param change Gets the person as they are once their row is locked; may write more with the given `tx`.
 * @param version The version that the change was made on; when absent, the last write wins.
 * @throws AppError `not_found`, or `conflict` with the `current` person when the version is stale.
 */
export async function changePerson(
  deps: Deps,
  actor: Actor,
  change: (tx: Deps, person: UserDetail) => PersonChange | Promise<PersonChange>,
  version?: number,
): Promise<UserDetail> {
  // Also creates a missing profile row, and the key, before the transaction.
  await getUser(deps, actor, actor.userId);
  const after = await inTransaction(deps, async (tx) => {
    const stands = await lockPerson(tx.db, actor.userId);
    const before = await readPerson(tx, actor.userId);
    if (stands === null || before === null) throw new AppError("not_found");
    if (version !== undefined && version !== stands) throw new AppError("conflict", { current: before });
    await updatePerson(tx, actor.userId, await change(tx, before));
    await tx.events.publish(tx.db, actor.userId, "user-updated", { version: stands + 1 });
    return readPerson(tx, actor.userId);
  });
  if (after === null) throw new AppError("not_found");
  // The language may have changed.
  if (after.localization.language !== actor.locale || after.localization.timeZone !== actor.timeZone)
    dropCachedSessions(deps, (session) => session.actor.userId === actor.userId);
  return after;
}
