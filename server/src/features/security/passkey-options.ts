import { AppError } from "@waymark/contract/errors";
import type { AuthenticationOptions, RegistrationOptions } from "@waymark/contract/security-passkeys";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { getUser } from "../accounts/profile/get-user.ts";
import { requireRecentProof } from "../accounts/sessions/recent-proof.ts";
import type { CallerSession } from "./caller-session.ts";
import { type ChallengePurpose, challengeMs, makeChallenge } from "./challenge.ts";
import { countPasskeys, listPasskeys, type StoredPasskey } from "./passkey-store.ts";
import type { RelyingParty } from "./relying-party.ts";
import { algorithms, userHandleOf } from "./verify-passkey.ts";

/** The most passkeys of an account. */
export const passkeysAtMost = 20;

const descriptorOf = ({ credentialId, transports }: StoredPasskey) => ({
  id: credentialId,
  type: "public-key" as const,
  transports: [...transports],
});

/**
 * The browser's options for using a passkey: one of the caller's, or any that the person picks when nobody is known
 * yet.
 */
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

/**
 * The browser's options for creating a passkey: discoverable without an address, with user verification.
 * @throws AppError `proof_required`, `passkeys_full`.
 */
export async function askForNewPasskey(
  deps: Deps,
  { actor, sessionId }: CallerSession,
  site: RelyingParty,
): Promise<{ options: RegistrationOptions; setCookie: string }> {
  await requireRecentProof(deps, actor, sessionId);
  if ((await countPasskeys(deps.db, actor.userId)) >= passkeysAtMost) throw new AppError("passkeys_full");
  const { email, displayName } = await getUser(deps, actor, actor.userId);
  const own = await listPasskeys(deps, actor.userId);
  const { challenge, setCookie } = await makeChallenge(deps, "register", actor.userId);
  const options: RegistrationOptions = {
    challenge,
    timeout: challengeMs,
    rp: { id: site.id, name: "Waymark" },
    user: { id: userHandleOf(actor.userId), name: email, displayName },
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
