import { AppError } from "@waymark/contract/errors";
import * as openid from "openid-client";
import type { CacheRules, Caches } from "../../caches.ts";
import type { Config } from "../../config.ts";
import type { GuardedFetch } from "../../outbound/guard.ts";
import { ProviderRefused } from "./proof.ts";
import type { ReadyProvider } from "./providers.ts";

export interface OpenIdDeps {
  readonly config: Config;
  readonly caches: Caches;
  readonly fetch: GuardedFetch;
}

const clientsCache: CacheRules<openid.Configuration> = { name: "providers", max: 20, ttlMs: 600_000 };
const answerLimits = { maxBytes: 1024 * 1024, timeoutMs: 10_000 };

const throughGuard =
  (fetch: GuardedFetch): openid.CustomFetch =>
  async (url, { method, headers, body, signal }) => {
    const answer = await fetch(url, {
      ...answerLimits,
      method: method === "POST" ? "POST" : "GET",
      headers,
      ...(body == null ? {} : { body: String(body) }),
      ...(signal === undefined ? {} : { signal }),
    });
    return new Response(answer.text === "" ? null : answer.text, {
      status: answer.status,
      headers: answer.headers,
    });
  };

async function introduce(deps: OpenIdDeps, provider: ReadyProvider): Promise<openid.Configuration> {
  const { clientId, clientSecret, issuer } = provider;
  const secret = (server: openid.ServerMetadata) =>
    server.token_endpoint_auth_methods_supported?.includes("client_secret_post") === true
      ? openid.ClientSecretPost(clientSecret)
      : openid.ClientSecretBasic(clientSecret);
  const client = await openid.discovery(
    new URL(issuer),
    clientId,
    undefined,
    (server, ...rest) => secret(server)(server, ...rest),
    {
      [openid.customFetch]: throughGuard(deps.fetch),
      timeout: answerLimits.timeoutMs / 1_000,
      // Plain http for providers on this machine, only when the guard allows it as well.
      execute: deps.config.ALLOW_PRIVATE_OUTBOUND ? [openid.allowInsecureRequests] : [],
    },
  );
  // The library makes exceptions for some issuers; we make none.
  const stated = new URL(client.serverMetadata().issuer).href;
  if (stated !== new URL(issuer).href) throw new ProviderRefused("refused", "other-issuer");
  // The token comes straight from the provider, but its signature is still checked.
  openid.enableNonRepudiationChecks(client);
  return client;
}

/** Renewed every ten minutes. @throws ProviderRefused when the provider does not answer or states another issuer. */
export function clientOf(deps: OpenIdDeps, provider: ReadyProvider): Promise<openid.Configuration> {
  return deps.caches.of(clientsCache).get(provider.id, () =>
    introduce(deps, provider).catch((error: unknown) => {
      throw asRefusal(error);
    }),
  );
}

export function asRefusal(error: unknown): ProviderRefused {
  if (error instanceof ProviderRefused) return error;
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    if (e instanceof openid.AuthorizationResponseError)
      return new ProviderRefused(
        e.error === "access_denied" ? "cancelled" : "refused",
        "authorization",
        error,
      );
    if (e instanceof AppError) return new ProviderRefused("unavailable", e.code, error);
  }
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  return new ProviderRefused(code === "OAUTH_TIMEOUT" ? "unavailable" : "refused", code, error);
}
