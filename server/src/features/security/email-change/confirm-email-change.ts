import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type * as contract from "@waymark/contract/security";
import { recordAudit } from "../../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { changeEmail, isEmailTaken } from "../../accounts/credentials/change-email.ts";
import { findPerson } from "../../accounts/profile/users.ts";
import { notify } from "../../notifications/notify.ts";
import { mailPerson } from "../mail-person.ts";
import { allowMoreMails, type Side, sideOf, tokenHash } from "./email-change.ts";
import {
  deleteEmailChange,
  findEmailChange,
  type StoredEmailChange,
  updateEmailChange,
} from "./email-change-store.ts";

async function openLink(deps: Deps, token: string): Promise<{ change: StoredEmailChange; side: Side }> {
  const hash = tokenHash(token);
  const change = await findEmailChange(deps, hash);
  if (change === null) throw new AppError("link_invalid");
  return { change, side: sideOf(change, hash) };
}

/** A stranger who reads it must not learn the old address. */
export async function readEmailLink(
  deps: Deps,
  token: string,
): Promise<AnswerOf<typeof contract.readEmailLink>> {
  const { change, side } = await inTransaction(deps, (tx) => openLink(tx, token));
  const email = (await findPerson(deps, change.userId))?.email ?? "";
  const confirmed = side === "old" ? change.confirmedByOldAt : change.confirmedByNewAt;
  return {
    side,
    oldEmail: side === "old" ? email : "",
    newEmail: change.newEmail,
    confirmed: confirmed !== null,
  };
}

/**
 * The second confirmation changes the address and notifies both. @returns whether it is changed now.
 * @throws AppError `link_invalid`, `email_taken` when the address was given to another account meanwhile.
 */
export async function confirmEmailChange(deps: Deps, token: string): Promise<{ changed: boolean }> {
  const { outcome } = await inTransaction(deps, async (tx) => {
    const { change, side } = await openLink(tx, token);
    const { userId } = change;
    const at = tx.now();
    const byOld = side === "old" ? at : change.confirmedByOldAt;
    const byNew = side === "new" ? at : change.confirmedByNewAt;
    if (byOld === null || byNew === null) {
      await updateEmailChange(tx.db, userId, { confirmedByOldAt: byOld, confirmedByNewAt: byNew });
      await tx.events.publish(tx.db, userId, "user-updated", {});
      return { outcome: "waits" as const };
    }
    await deleteEmailChange(tx.db, userId);
    if (await isEmailTaken(tx, change.newEmail)) return { outcome: "taken" as const };
    await applyChange(tx, change);
    return { outcome: "changed" as const };
  });
  if (outcome === "taken") throw new AppError("email_taken");
  return { changed: outcome === "changed" };
}

async function applyChange(tx: Deps, { userId, newEmail }: StoredEmailChange): Promise<void> {
  const person = await findPerson(tx, userId);
  if (person === null || !person.emailVerified) throw new AppError("link_invalid");
  // Before the change, because the notice goes to the old address.
  await notify(tx, { userId, kind: "email-changed", params: { email: newEmail } });
  await recordAudit(tx, { userId, action: "email-changed" });
  await changeEmail(tx, userId, newEmail);
  await mailPerson(tx, person, { key: "email-change-done", to: newEmail, params: { newEmail } });
}

/** Either address can refuse. A refusal by the new one gives back the mails that strangers used up of its limit. */
export async function refuseEmailChange(deps: Deps, token: string): Promise<void> {
  await inTransaction(deps, async (tx) => {
    const { change, side } = await openLink(tx, token);
    await deleteEmailChange(tx.db, change.userId);
    if (side === "new") await allowMoreMails(tx, change.newEmail);
    await tx.events.publish(tx.db, change.userId, "user-updated", {});
  });
}
