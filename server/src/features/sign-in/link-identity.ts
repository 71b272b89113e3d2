import { AppError } from "@waymark/contract/errors";
import { type Actor, requireVerified } from "../../actor.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { forgetAccount } from "../accounts/account.ts";
import { addIdentity } from "../accounts/credentials/identities.ts";
import { notify } from "../notifications/notify.ts";
import type { Vouched } from "./account-of-identity.ts";
import { SignInRefused } from "./sign-in-refused.ts";

/**
 * Links a provider's identity to the caller's account.
 * @throws NotLetIn `no_email`, `provider_unverified`, `account_unverified`, `linked_elsewhere`.
 */
export async function linkIdentity(
  deps: Deps,
  actor: Actor,
  { provider, providerName, identity }: Vouched,
): Promise<void> {
  const { userId } = actor;
  if (identity.email === null) throw new SignInRefused("no_email");
  if (!identity.emailVerified) throw new SignInRefused("provider_unverified");
  try {
    requireVerified(actor, "linked-identity");
    await inTransaction(deps, async (tx) => {
      const isNew = await addIdentity(tx, userId, { provider, subject: identity.subject });
      if (!isNew) return;
      await tx.events.publish(tx.db, userId, "user-updated", {});
      await notify(tx, { userId, kind: "identity-linked", params: { provider: providerName } });
      await recordAudit(tx, { userId, action: "identity-linked", detail: provider, device: actor.device });
    });
  } catch (error) {
    if (error instanceof AppError && error.code === "identity_taken")
      throw new SignInRefused("linked_elsewhere");
    if (error instanceof AppError && error.code === "email_unverified")
      throw new SignInRefused("account_unverified");
    throw error;
  }
  forgetAccount(deps, userId);
}
