import { randomBytes } from "node:crypto";
import type { ProviderId } from "@waymark/contract/sign-in";
import type { Deps } from "../../deps.ts";
import type { Proof } from "../../ports/openid/proof.ts";
import { insertTrip, type Trip, takeTrip } from "./store.ts";

export const tripMinutes = 10;

const hashOf = (deps: Deps, token: string) => deps.keys.lookupHash("provider-trip", token);

/** The proofs of a return, derived from the single secret in the browser's cookie: the database stores none of it. */
export const proofOf = (deps: Deps, token: string): Proof => ({
  state: deps.keys.lookupHash("provider-state", token),
  nonce: deps.keys.lookupHash("provider-nonce", token),
  verifier: deps.keys.lookupHash("provider-verifier", token),
});

/** Starts a sign-in at a provider; returns the secret for the browser's cookie. */
export async function setOut(
  deps: Deps,
  trip: Omit<Trip, "tokenHash" | "expiresAt" | "provider"> & { readonly provider: ProviderId },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(deps.now().getTime() + tripMinutes * 60_000);
  await insertTrip(deps.db, { tokenHash: hashOf(deps, token), ...trip, expiresAt });
  return token;
}

/** Ends it, once; null when this browser did not start at that provider within ten minutes. */
export async function comeBack(deps: Deps, provider: ProviderId, token: string): Promise<Trip | null> {
  return (await takeTrip(deps.db, { tokenHash: hashOf(deps, token), provider, at: deps.now() })) ?? null;
}
