import { randomBytes } from "node:crypto";
import type { ProviderId } from "@waymark/contract/sign-in";
import type { Deps } from "../../deps.ts";
import type { Proof } from "../../ports/openid/proof.ts";
import { insertOAuthState, type OAuthState, takeOAuthState } from "./store.ts";

export const oauthStateMinutes = 10;

const hashOf = (deps: Deps, token: string) => deps.keys.lookupHash("provider-trip", token);

/** The proofs of a return, derived from the single secret in the browser's cookie: the database stores none of it. */
export const proofOf = (deps: Deps, token: string): Proof => ({
  state: deps.keys.lookupHash("provider-state", token),
  nonce: deps.keys.lookupHash("provider-nonce", token),
  verifier: deps.keys.lookupHash("provider-verifier", token),
});

/** Starts a sign-in at a provider; returns the secret for the browser's cookie. */
export async function startOAuth(
  deps: Deps,
  trip: Omit<OAuthState, "tokenHash" | "expiresAt" | "provider"> & { readonly provider: ProviderId },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(deps.now().getTime() + oauthStateMinutes * 60_000);
  await insertOAuthState(deps.db, { tokenHash: hashOf(deps, token), ...trip, expiresAt });
  return token;
}

/** Ends it, once; null when this browser did not start at that provider within ten minutes. */
export async function finishOAuth(
  deps: Deps,
  provider: ProviderId,
  token: string,
): Promise<OAuthState | null> {
  return (
    (await takeOAuthState(deps.db, { tokenHash: hashOf(deps, token), provider, at: deps.now() })) ?? null
  );
}
