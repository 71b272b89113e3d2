import { randomBytes } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import { type Provider, type ProviderFailure, ProviderId } from "@waymark/contract/sign-in";
import type { Language } from "@waymark/contract/values";
import { type Actor, requireVerified } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { authorizationAddress } from "../../ports/openid/begin.ts";
import { proveIdentity } from "../../ports/openid/finish.ts";
import { type Proof, ProviderRefused } from "../../ports/openid/proof.ts";
import { allProviders, readyProvider } from "../../ports/openid/providers.ts";
import { completeSignIn } from "../accounts/credentials/complete-sign-in.ts";
import type { Device } from "../accounts/sessions/device-of.ts";
import { requireRecentProof } from "../accounts/sessions/recent-proof.ts";
import { accountOfIdentity } from "./account-of-identity.ts";
import { keepClaimWaiting } from "./claim-by-provider.ts";
import { linkIdentity } from "./linked-identities.ts";
import { SignInRefused } from "./sign-in-refused.ts";
import { consumeOAuthState, insertOAuthState, type OAuthState } from "./store.ts";

/** Google is listed even if it is not set up, so that the page can say so. */
export const listProviders = (deps: Pick<Deps, "config">): Provider[] =>
  allProviders(deps.config).filter(({ id, ready }) => ready || id === "google");

export const oauthStateMinutes = 10;

const hashOf = (deps: Deps, token: string) => deps.keys.lookupHash("provider-trip", token);

/** The proofs of a return, derived from the single secret in the browser's cookie: the database stores none of it. */
const proofOf = (deps: Deps, token: string): Proof => ({
  state: deps.keys.lookupHash("provider-state", token),
  nonce: deps.keys.lookupHash("provider-nonce", token),
  verifier: deps.keys.lookupHash("provider-verifier", token),
});

/** Returns the secret for the browser's cookie. */
export async function startOAuth(
  deps: Deps,
  trip: Omit<OAuthState, "tokenHash" | "expiresAt" | "provider"> & { readonly provider: ProviderId },
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const expiresAt = new Date(deps.now().getTime() + oauthStateMinutes * 60_000);
  await insertOAuthState(deps.db, { tokenHash: hashOf(deps, token), ...trip, expiresAt });
  return token;
}

/** Works once; null when this browser did not start at that provider within ten minutes. */
async function finishOAuth(deps: Deps, provider: ProviderId, token: string): Promise<OAuthState | null> {
  return (
    (await consumeOAuthState(deps.db, { tokenHash: hashOf(deps, token), provider, at: deps.now() })) ?? null
  );
}

export interface OAuthStart {
  readonly actor: Actor | null;
  readonly sessionId: string | null;
}

/**
 * For signing in, or for linking the provider to the caller's account.
 * @returns the provider's address, and the secret for this browser's cookie.
 * @throws AppError `provider_missing`, `provider_unavailable`; for linking `not_signed_in`, `proof_required`,
 * `email_unverified`.
 */
export async function startProvider(
  deps: Deps,
  { actor, sessionId }: OAuthStart,
  { provider, purpose }: { readonly provider: ProviderId; readonly purpose: "sign-in" | "link" },
  language: Language,
): Promise<{ url: string; token: string }> {
  const ready = readyProvider(deps.config, provider);
  if (ready === null) throw new AppError("provider_missing");
  if (purpose === "link") {
    if (actor === null) throw new AppError("not_signed_in");
    requireVerified(actor, "linked-identity");
    await requireRecentProof(deps, actor, sessionId);
  }
  const userId = purpose === "link" ? (actor?.userId ?? null) : null;
  const token = await startOAuth(deps, { provider, purpose, userId, language });
  try {
    return { url: await authorizationAddress(deps, ready, proofOf(deps, token)), token };
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    throw new AppError("provider_unavailable", undefined, error);
  }
}

/** The page to show after the return from a provider. */
export interface OAuthResult {
  readonly to: string;
  readonly setCookies: readonly string[];
  readonly waitingClaim?: string;
}

/** The browser's data on its return from a provider. */
export interface OAuthReturn extends OAuthStart {
  readonly provider: string;
  /** The query of the callback's address, unchanged. */
  readonly query: string;
  /** The secret of this browser's cookie; undefined when it did not start a sign-in. */
  readonly token: string | undefined;
  readonly device: Device;
}

const signInPage = (query: Record<string, string>) => `/signin?${new URLSearchParams(query)}`;
const settingsPage = (query: Record<string, string>) =>
  `/settings?${new URLSearchParams({ tab: "account", ...query })}`;

/** Never fails: errors go into the page's address. */
export async function finishProvider(deps: Deps, back: OAuthReturn): Promise<OAuthResult> {
  const provider = ProviderId.safeParse(back.provider).data;
  if (provider === undefined) return { to: signInPage({ failed: "stale" }), setCookies: [] };
  const trip = back.token === undefined ? null : await finishOAuth(deps, provider, back.token);
  const page = trip?.purpose === "link" ? settingsPage : signInPage;
  try {
    const ready = readyProvider(deps.config, provider);
    if (trip === null || back.token === undefined || ready === null) throw new SignInRefused("stale");
    const identity = await proveIdentity(deps, ready, back.query, proofOf(deps, back.token));
    if (trip.purpose === "link") {
      // The person who started the linking must still be signed in.
      if (back.actor === null || back.actor.userId !== trip.userId) throw new SignInRefused("stale");
      await linkIdentity(deps, back.actor, { provider, providerName: ready.name, identity });
      return { to: page({ linked: provider }), setCookies: [] };
    }
    const vouched = { provider, providerName: ready.name, identity };
    const { userId, claimWaits } = await accountOfIdentity(deps, vouched, { mayEndPlan: false });
    if (claimWaits) {
      const waitingClaim = await keepClaimWaiting(deps, userId, vouched);
      return { to: page({ step: "claim" }), setCookies: [], waitingClaim };
    }
    const { setCookies } = await completeSignIn(deps, userId, trip.language, back.device, {
      method: provider,
    });
    // A page opened by this address much later warns.
    return { to: page({ via: provider, issued: String(deps.now().getTime()) }), setCookies };
  } catch (error) {
    const failed = failureOf(error);
    const problem = error instanceof ProviderRefused ? error.problem : failed;
    deps.log.warn({ provider, failed, problem }, "somebody did not get in by a provider");
    if (failed === "unexpected") deps.log.error({ err: error }, "coming back from a provider failed");
    return { to: page({ failed, via: provider }), setCookies: [] };
  }
}

function failureOf(error: unknown): ProviderFailure {
  if (error instanceof SignInRefused) return error.failure;
  if (error instanceof ProviderRefused) return error.kind;
  if (error instanceof AppError && error.code === "account_blocked") return "blocked";
  return "unexpected";
}
