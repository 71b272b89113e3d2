import { AppError } from "@waymark/contract/errors";
import type { EmailChange } from "@waymark/contract/security";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { getUser } from "../../accounts/profile/users.ts";
import { requireRecentProof } from "../../accounts/sessions/recent-proof.ts";
import type { CallerSession } from "../caller-session.ts";
import { emailChangeMs, mailNewSide, mailOldSide, newToken, shownChange, tokenHash } from "./email-change.ts";
import {
  deleteEmailChange,
  putEmailChange,
  readEmailChange,
  updateEmailChange,
} from "./email-change-store.ts";

/**
 * Mails a link to both addresses, which both have to confirm within 24 hours; an account that signed up by phone has only
 * the new one. Cancels a pending change.
 */
export async function requestEmailChange(
  deps: Deps,
  { actor, sessionId, device }: CallerSession,
  newEmail: string,
): Promise<EmailChange> {
  await requireRecentProof(deps, actor, sessionId);
  const person = await getUser(deps, actor, actor.userId);
  if (person.email === newEmail) throw new AppError("email_same");
  await deps.mail.requireBelowLimit(deps.db, "email-change-new");
  const tokens = { old: newToken(), new: newToken() };
  const change = {
    userId: actor.userId,
    newEmail,
    oldTokenHash: tokenHash(tokens.old),
    newTokenHash: tokenHash(tokens.new),
    expiresAt: new Date(deps.now().getTime() + emailChangeMs),
  };
  const confirmedByOldAt = person.email === "" ? deps.now() : null;
  await inTransaction(deps, async (tx) => {
    await putEmailChange(tx, { ...change, confirmedByOldAt });
    if (person.email !== "") await mailOldSide(tx, person, newEmail, tokens.old);
    await mailNewSide(tx, { person, address: device.address }, newEmail, tokens.new);
    await tx.events.publish(tx.db, actor.userId, "user-updated", {});
  });
  return shownChange({ ...change, confirmedByOldAt, confirmedByNewAt: null });
}

/**
 * Previous links become invalid.
 * @throws AppError `not_found` when no change is pending, `rate_limited`, `change_links_sent`, `mail_limit`.
 */
export async function resendEmailChange(deps: Deps, { actor, device }: CallerSession): Promise<EmailChange> {
  const person = await getUser(deps, actor, actor.userId);
  await deps.mail.requireBelowLimit(deps.db, "email-change-new");
  return inTransaction(deps, async (tx) => {
    const change = await readEmailChange(tx, actor.userId);
    if (change === null) throw new AppError("not_found");
    if (change.confirmedByOldAt === null) {
      const token = newToken();
      await updateEmailChange(tx.db, actor.userId, { oldTokenHash: tokenHash(token) });
      await mailOldSide(tx, person, change.newEmail, token);
    }
    if (change.confirmedByNewAt === null) {
      const token = newToken();
      await updateEmailChange(tx.db, actor.userId, { newTokenHash: tokenHash(token) });
      await mailNewSide(tx, { person, address: device.address }, change.newEmail, token);
    }
    return shownChange(change);
  });
}

export async function cancelEmailChange(deps: Deps, actor: Actor): Promise<void> {
  await inTransaction(deps, async (tx) => {
    if (await deleteEmailChange(tx.db, actor.userId))
      await tx.events.publish(tx.db, actor.userId, "user-updated", {});
  });
}
