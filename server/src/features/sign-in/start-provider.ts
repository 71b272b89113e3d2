import { AppError } from "@waymark/contract/errors";
import type { ProviderId } from "@waymark/contract/sign-in";
import type { Language } from "@waymark/contract/values";
import { type Actor, requireVerified } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { authorizationAddress } from "../../ports/openid/begin.ts";
import { ProviderRefused } from "../../ports/openid/proof.ts";
import { readyProvider } from "../../ports/openid/providers.ts";
import { requireRecentProof } from "../accounts/sessions/recent-proof.ts";
import { proofOf, startOAuth } from "./oauth-state.ts";

/** The caller, if somebody is signed in. */
export interface OAuthStart {
  readonly actor: Actor | null;
  readonly sessionId: string | null;
}

/**
 * Sets out for a provider, to sign in or to link it to the asker's account.
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
