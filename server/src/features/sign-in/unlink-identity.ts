import { AppError } from "@waymark/contract/errors";
import { ProviderId } from "@waymark/contract/sign-in";
import type { Actor } from "../../actor.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { recordChange } from "../../db/ledger.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { providerName } from "../../ports/openid/providers.ts";
import { lockSignInMethods, removeIdentity, signInMethodsOf } from "../accounts/credentials/identities.ts";
import { requireRecentProof } from "../accounts/sessions/recent-proof.ts";
import { notify } from "../notifications/notify.ts";

/**
 * Unlinks an identity from the caller's account.
 * @throws AppError `proof_required`, `not_found`, `last_way_in` when neither a password nor another provider is left: a
 * passkey may be lost with its device.
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
    // Of two parallel calls the second sees the result of the first.
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
