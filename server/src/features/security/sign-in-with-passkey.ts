import type { PasskeyAssertion } from "@waymark/contract/security-passkeys";
import type { Language } from "@waymark/contract/values";
import type { Deps } from "../../deps.ts";
import { completeSignIn, type SignedInSession } from "../accounts/credentials/complete-sign-in.ts";
import type { Device } from "../accounts/sessions/device-of.ts";
import { findCredential } from "./passkey-store.ts";
import type { RelyingParty } from "./relying-party.ts";
import { verifyAssertion } from "./verify-passkey.ts";

/**
 * Signs in with a passkey alone. The device has verified its user, so it counts as both factors.
 * @throws AppError `passkey_refused`, `account_blocked`.
 */
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
    way: "passkey",
    stillValid: async (tx) => (await findCredential(tx.db, passkey.credentialId)) !== null,
  });
}
