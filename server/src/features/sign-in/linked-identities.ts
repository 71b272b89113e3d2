import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { type listIdentities as endpoint, ProviderId } from "@waymark/contract/sign-in";
import { type Actor, requireVerified } from "../../actor.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { recordChange } from "../../db/ledger.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { providerName } from "../../ports/openid/providers.ts";
import { forgetAccount } from "../accounts/account.ts";
import {
  addIdentity,
  lockSignInMethods,
  removeIdentity,
  signInMethodsOf,
} from "../accounts/credentials/identities.ts";
import { requireRecentProof } from "../accounts/sessions/recent-proof.ts";
import { notify } from "../notifications/notify.ts";
import type { VerifiedIdentity } from "./account-of-identity.ts";
import { SignInRefused } from "./sign-in-refused.ts";

export async function listIdentities(deps: Deps, actor: Actor): Promise<AnswerOf<typeof endpoint>> {
  const { hasPassword, identities } = await signInMethodsOf(deps, actor.userId);
  return {
    hasPassword,
    identities: identities.flatMap(({ id, provider, createdAt }) => {
      const known = ProviderId.safeParse(provider).data;
      if (known === undefined) return [];
      return [
        { id, provider: known, name: providerName(deps.config, known), linkedAt: createdAt.toISOString() },
      ];
    }),
  };
}

/** @throws SignInRefused `no_email`, `provider_unverified`, `account_unverified`, `linked_elsewhere`. */
export async function linkIdentity(
  deps: Deps,
  actor: Actor,
  { provider, providerName, identity }: VerifiedIdentity,
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

/**
 * @throws AppError `proof_required`, `not_found`, `last_way_in` when neither a password nor another provider is left:
 * a passkey may be lost with its device.
 */
export async function unlinkIdentity(
  deps: Deps,
  actor: Actor,
  sessionId: string | null,
  id: string,
): Promise<void> {
  await requireRecentProof(deps, actor, sessionId);
  const { userId } = actor;
  await inTransaction(deps, async (tx) => {
    await lockSignInMethods(tx, userId);
    const { hasPassword, identities } = await signInMethodsOf(tx, userId);
    if (!identities.some((identity) => identity.id === id)) throw new AppError("not_found");
    if (!hasPassword && identities.length === 1) throw new AppError("last_way_in");
    const gone = ProviderId.safeParse(await removeIdentity(tx, userId, id)).data;
    if (gone === undefined) throw new AppError("not_found");
    await tx.events.publish(tx.db, userId, "user-updated", {});
    const provider = providerName(tx.config, gone);
    await notify(tx, { userId, kind: "identity-unlinked", params: { provider } });
    await recordAudit(tx, { userId, action: "identity-unlinked", detail: gone, device: actor.device });
    await recordChange(tx.config.DATA_DIR, "removed", id, tx.now());
  });
}
