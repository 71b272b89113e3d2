import { AppError } from "@waymark/contract/errors";
import { type Erasure, erasureDays } from "@waymark/contract/personal-data";
import { isSameNumber } from "@waymark/domain/phone/dialled";
import type { Actor } from "../../actor.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { markPendingErasure } from "../accounts/erase-account.ts";
import { getUser } from "../accounts/profile/users.ts";
import { requireRecentProof } from "../accounts/sessions/recent-proof.ts";
import { notify } from "../notifications/notify.ts";
import { endExports, insertErasure, readErasure, removeErasure } from "./store.ts";

const day = 86_400_000;

/**
 * Notes that the asker wants everything erased, closes their public page at once, and mails a receipt that says when
 * and how to change one's mind. Asking again changes nothing.
 * @param confirm The account's e-mail address as the person typed it, or the number of an account without one.
 * @throws AppError `proof_required`; `invalid_request` when it is another one.
 */
export async function requestErasure(
  deps: Deps,
  actor: Actor,
  sessionId: string | null,
  confirm: string,
): Promise<{ erasure: Erasure }> {
  await requireRecentProof(deps, actor, sessionId);
  const { email, phoneNumber } = await getUser(deps, actor, actor.userId);
  const byPhone = email === "";
  const isTheirs = byPhone
    ? isSameNumber(confirm, phoneNumber)
    : confirm.toLowerCase() === email.toLowerCase();
  if (!isTheirs) {
    const reason = deps.translate(
      actor.locale,
      byPhone ? "validation.not_your_number" : "validation.not_your_email",
    );
    throw new AppError("invalid_request", { fields: [{ field: "confirm", reason }] });
  }
  await inTransaction(deps, async (tx) => {
    const askedAt = tx.now();
    const dueAt = new Date(askedAt.getTime() + erasureDays * day);
    if (!(await insertErasure(tx.db, actor.userId, askedAt, dueAt))) return;
    await markPendingErasure(tx, actor.userId, true);
    await notify(tx, {
      userId: actor.userId,
      kind: "account-erasure-asked",
      params: { erasedAt: dueAt.toISOString() },
    });
    await recordAudit(tx, { userId: actor.userId, action: "erasure-asked", device: actor.device });
    await tx.events.publish(tx.db, actor.userId, "personal-data-changed");
  });
  const erasure = await readErasure(deps.db, actor.userId);
  if (erasure === null) throw new Error("The erasure that was just asked for is not there.");
  return { erasure };
}

/**
 * Cancels a pending erasure, in the caller's transaction, for the owner of an address who claims an account that
 * somebody else created and asked to erase.
 */
export async function dropErasure(tx: Deps, userId: string): Promise<void> {
  if (await removeErasure(tx.db, userId, tx.now())) await markPendingErasure(tx, userId, false);
}

/** Ends every packed export of an account that is being claimed, in the caller's transaction. */
export const dropExports = (tx: Deps, userId: string): Promise<void> => endExports(tx.db, userId, tx.now());

/** Cancels the caller's pending erasure, if any, and mails a confirmation. */
export async function cancelErasure(deps: Deps, actor: Actor): Promise<{ ok: true }> {
  await inTransaction(deps, async (tx) => {
    if (!(await removeErasure(tx.db, actor.userId, tx.now()))) return;
    await markPendingErasure(tx, actor.userId, false);
    await notify(tx, { userId: actor.userId, kind: "account-erasure-canceled", params: {} });
    await recordAudit(tx, { userId: actor.userId, action: "erasure-canceled", device: actor.device });
    await tx.events.publish(tx.db, actor.userId, "personal-data-changed");
  });
  return { ok: true };
}
