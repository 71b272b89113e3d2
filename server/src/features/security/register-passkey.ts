import { AppError } from "@waymark/contract/errors";
import type { Passkey } from "@waymark/contract/security";
import type { PasskeyCreated } from "@waymark/contract/security-passkeys";
import { recordAudit } from "../../audit/record-audit.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { requireRecentProof } from "../accounts/sessions/recent-proof.ts";
import { notify } from "../notifications/notify.ts";
import type { CallerSession } from "./caller-session.ts";
import { passkeysAtMost } from "./passkey-options.ts";
import { countPasskeys, insertPasskey, Transport } from "./passkey-store.ts";
import type { RelyingParty } from "./relying-party.ts";
import { verifyCreated } from "./verify-passkey.ts";

/**
 * Stores a passkey that the caller's browser has created.
 * @throws AppError `proof_required`, `passkeys_full`, `passkey_refused`.
 */
export async function registerPasskey(
  deps: Deps,
  { actor, sessionId }: CallerSession,
  browser: { site: RelyingParty; cookie: string | undefined },
  { name, created }: { name: string; created: PasskeyCreated },
): Promise<Passkey> {
  await requireRecentProof(deps, actor, sessionId);
  const answered = { ...browser, purpose: "register" as const, userId: actor.userId };
  const verified = await verifyCreated(deps, answered, created);
  const said = created.response.transports ?? [];
  const transports = said.flatMap((transport) => Transport.safeParse(transport).data ?? []);
  const passkey = {
    ...verified,
    id: newId(),
    userId: actor.userId,
    transports,
    name,
    createdAt: deps.now(),
  };
  await inTransaction(deps, async (tx) => {
    if ((await countPasskeys(tx.db, actor.userId)) >= passkeysAtMost) throw new AppError("passkeys_full");
    if (!(await insertPasskey(tx, passkey))) throw new AppError("passkey_refused");
    await notify(tx, { userId: actor.userId, kind: "passkey-added", params: { passkey: name } });
    await recordAudit(tx, { userId: actor.userId, action: "passkey-added", device: actor.device });
    await tx.events.publish(tx.db, actor.userId, "user-updated", {});
  });
  const { id, backedUp, createdAt } = passkey;
  return { id, name, backedUp, createdAt: createdAt.toISOString(), lastUsedAt: null };
}
