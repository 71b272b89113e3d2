import { AppError } from "@waymark/contract/errors";
import type { Passkey } from "@waymark/contract/security";
import type {
  AuthenticationOptions,
  PasskeyAssertion,
  PasskeyCreated,
  RegistrationOptions,
} from "@waymark/contract/security-passkeys";
import type { Language } from "@waymark/contract/values";
import type { Actor } from "../../../actor.ts";
import { recordAudit } from "../../../audit/record-audit.ts";
import { recordChange } from "../../../db/ledger.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { completeSignIn, type SignedInSession } from "../../accounts/credentials/complete-sign-in.ts";
import { getUser } from "../../accounts/profile/users.ts";
import type { Device } from "../../accounts/sessions/device-of.ts";
import { requireRecentProof } from "../../accounts/sessions/recent-proof.ts";
import { notify } from "../../notifications/notify.ts";
import type { CallerSession } from "../caller-session.ts";
import { type ChallengePurpose, challengeMs, makeChallenge } from "../second-factor/challenge.ts";
import {
  countPasskeys,
  deletePasskey,
  findCredential,
  insertPasskey,
  listPasskeys,
  renameStoredPasskey,
  type StoredPasskey,
  Transport,
} from "./passkey-store.ts";
import type { RelyingParty } from "./relying-party.ts";
import { algorithms, userHandleOf, verifyAssertion, verifyCreated } from "./verify-passkey.ts";

const passkeysAtMost = 20;

const descriptorOf = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  type: "public-key" as const,
  transports: [...transports],
});

/** Asks for one of the caller's passkeys, or for any when nobody is signed in yet. */
export async function askForPasskey(
  deps: Deps,
  purpose: Exclude<ChallengePurpose, "register">,
  actor: Actor | null,
  site: RelyingParty,
): Promise<{ options: AuthenticationOptions; setCookie: string }> {
  const { challenge, setCookie } = await makeChallenge(deps, purpose, actor?.userId ?? null);
  const own = actor === null ? [] : await listPasskeys(deps, actor.userId);
  const options = {
    challenge,
    timeout: challengeMs,
    rpId: site.id,
    allowCredentials: own.map(descriptorOf),
    userVerification: "required" as const,
  };
  return { options, setCookie };
}

/** Discoverable, with user verification. @throws AppError `proof_required`, `passkeys_full`. */
export async function askForNewPasskey(
  deps: Deps,
  { actor, sessionId }: CallerSession,
  site: RelyingParty,
): Promise<{ options: RegistrationOptions; setCookie: string }> {
  await requireRecentProof(deps, actor, sessionId);
  if ((await countPasskeys(deps.db, actor.userId)) >= passkeysAtMost) throw new AppError("passkeys_full");
  const { email, phoneNumber, displayName } = await getUser(deps, actor, actor.userId);
  const own = await listPasskeys(deps, actor.userId);
  const { challenge, setCookie } = await makeChallenge(deps, "register", actor.userId);
  const options: RegistrationOptions = {
    challenge,
    timeout: challengeMs,
    rp: { id: site.id, name: "Waymark" },
    user: { id: userHandleOf(actor.userId), name: email || phoneNumber, displayName },
    pubKeyCredParams: algorithms.map((alg) => ({ alg, type: "public-key" })),
    attestation: "none",
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    excludeCredentials: own.map(descriptorOf),
  };
  return { options, setCookie };
}

/** @throws AppError `proof_required`, `passkeys_full`, `passkey_refused`. */
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

/** @throws AppError `not_found` when it is another person's. */
export async function renamePasskey(deps: Deps, actor: Actor, id: string, name: string): Promise<void> {
  if (!(await renameStoredPasskey(deps, actor.userId, id, name))) throw new AppError("not_found");
}

/** @throws AppError `proof_required`, `not_found` when it is another person's. */
export async function removePasskey(
  deps: Deps,
  { actor, sessionId }: CallerSession,
  id: string,
): Promise<void> {
  await requireRecentProof(deps, actor, sessionId);
  await inTransaction(deps, async (tx) => {
    const passkey = (await listPasskeys(tx, actor.userId)).find((own) => own.id === id);
    if (passkey === undefined || !(await deletePasskey(tx.db, actor.userId, id)))
      throw new AppError("not_found");
    await notify(tx, { userId: actor.userId, kind: "passkey-removed", params: { passkey: passkey.name } });
    await recordAudit(tx, { userId: actor.userId, action: "passkey-removed", device: actor.device });
    await tx.events.publish(tx.db, actor.userId, "user-updated", {});
    await recordChange(tx.config.DATA_DIR, "removed", id, tx.now());
  });
}

/** Counts as both factors. @throws AppError `passkey_refused`, `account_blocked`. */
export async function signInWithPasskey(
  deps: Deps,
  browser: { site: RelyingParty; cookie: string | undefined; device: Device },
  assertion: PasskeyAssertion,
  language: Language,
): Promise<SignedInSession> {
  const { site, cookie, device } = browser;
  const answered = { site, cookie, purpose: "sign-in" as const, userId: null, device };
  const passkey = await verifyAssertion(deps, answered, assertion);
  return completeSignIn(deps, passkey.userId, language, device, {
    secondFactorShown: true,
    method: "passkey",
    stillValid: async (tx) => (await findCredential(tx.db, passkey.credentialId)) !== null,
  });
}
