import { AppError } from "@waymark/contract/errors";
import { type ProviderFailure, ProviderId } from "@waymark/contract/sign-in";
import type { Deps } from "../../deps.ts";
import { proveIdentity } from "../../ports/openid/finish.ts";
import { ProviderRefused } from "../../ports/openid/proof.ts";
import { readyProvider } from "../../ports/openid/providers.ts";
import { completeSignIn } from "../accounts/credentials/complete-sign-in.ts";
import type { Device } from "../accounts/sessions/device-of.ts";
import { accountOfIdentity } from "./account-of-identity.ts";
import { linkIdentity } from "./link-identity.ts";
import { finishOAuth, proofOf } from "./oauth-state.ts";
import { SignInRefused } from "./sign-in-refused.ts";
import type { OAuthStart } from "./start-provider.ts";

/** The next page after the return from a provider, with cookies. */
export interface OAuthResult {
  readonly to: string;
  readonly setCookies: readonly string[];
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

/** Signs in or links a person who returns from a provider. Never fails: errors go into the page's address. */
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
    const userId = await accountOfIdentity(deps, { provider, providerName: ready.name, identity });
    const { setCookies } = await completeSignIn(deps, userId, trip.language, back.device, { way: provider });
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
