import type { UserDetail } from "@waymark/contract/accounts";
import { AppError } from "@waymark/contract/errors";
import { dialled } from "@waymark/domain/phone/dialled";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { dropCachedSessions } from "../credentials/auth.ts";
import { noteInLedger } from "../ledger-texts.ts";
import { lockPerson, type PersonChange, readPerson, updatePerson } from "../store.ts";
import { getUser } from "./users.ts";

const provenNumber = ({ phoneVerified, phoneNumber }: UserDetail): string =>
  phoneVerified ? dialled(phoneNumber) : "";

/** @param at The instant in the row: a later one would make the row look like that of a restored backup. */
async function noteProvenNumber(tx: Deps, before: UserDetail, after: UserDetail, at: Date): Promise<void> {
  const number = provenNumber(after);
  if (number === provenNumber(before)) return;
  const { id: userId, phoneNumber } = after;
  await noteInLedger(tx, "phone", { userId, text: number && phoneNumber, at });
}

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
    const changes = await change(tx, before);
    await updatePerson(tx, actor.userId, changes);
    await tx.events.publish(tx.db, actor.userId, "user-updated", { version: stands + 1 });
    const now = await readPerson(tx, actor.userId);
    const at = changes.phoneVerifiedAt ?? tx.now();
    if (now !== null) await noteProvenNumber(tx, before, now, at);
    return now;
  });
  if (after === null) throw new AppError("not_found");
  // The language may have changed.
  if (after.localization.language !== actor.locale || after.localization.timeZone !== actor.timeZone)
    dropCachedSessions(deps, (session) => session.actor.userId === actor.userId);
  return after;
}
