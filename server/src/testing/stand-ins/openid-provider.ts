import type { webcrypto } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair } from "jose";
import Provider, { type Configuration } from "oidc-provider";

/** The person at the provider, and its claims about them. */
export interface Vouchee {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

/** A real OpenID Connect provider on this machine, whose person agrees by default. */
export interface StandInProvider {
  readonly issuer: string;
  /** The person who is signed in there. */
  person: Vouchee;
  /** Whether they agree. */
  willing: boolean;
  /** The key that signs its tokens, for forging tokens that it would never issue. */
  readonly privateKey: webcrypto.CryptoKey;
  /** Follows one of its addresses like a browser, and returns the final redirect. */
  visit(url: string): Promise<URL>;
  close(): Promise<void>;
}

export async function startOpenIdProvider(options: {
  readonly redirectUris: string[];
  readonly clientId?: string;
  readonly clientSecret?: string;
  /** Whether the email address is in the ID token itself, as with Google and LinkedIn. */
  readonly claimsInToken?: boolean;
}): Promise<StandInProvider> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: "stand-in", alg: "RS256", use: "sig" };
  const state = { person: { sub: "nobody" } as Vouchee, willing: true };
  const configuration: Configuration = {
    clients: [
      {
        client_id: options.clientId ?? "waymark",
        client_secret: options.clientSecret ?? "not-a-secret",
        redirect_uris: options.redirectUris,
      },
    ],
    jwks: { keys: [key] },
    cookies: { keys: ["stand-in"] },
    conformIdTokenClaims: options.claimsInToken !== true,
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => false },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_ctx, accountId) => ({ accountId, claims: () => ({ ...state.person, sub: accountId }) }),
    ttl: { AccessToken: 60, AuthorizationCode: 60, IdToken: 60, Interaction: 60, Session: 60, Grant: 60 },
  };
  const provider = new Provider(issuer, configuration);
  const answer = provider.callback();
  server.on("request", (request, response) => {
    const decide = async () => {
      const { prompt, params } = await provider.interactionDetails(request, response);
      if (!state.willing) return { error: "access_denied" };
      if (prompt.name === "login") return { login: { accountId: state.person.sub } };
      const grant = new provider.Grant({ accountId: state.person.sub, clientId: String(params.client_id) });
      grant.addOIDCScope(String(params.scope));
      return { consent: { grantId: await grant.save() } };
    };
    if (request.url?.startsWith("/interaction/"))
      void decide().then((result) => provider.interactionFinished(request, response, result));
    else void answer(request, response);
  });

  return Object.assign(state, {
    issuer,
    privateKey,
    async visit(url: string) {
      const jar = new Map<string, string>();
      for (let at = new URL(url); ; ) {
        if (at.origin !== issuer) return at;
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
        const response = await fetch(at, { headers: { cookie }, redirect: "manual" });
        for (const line of response.headers.getSetCookie()) {
          const [pair = ""] = line.split(";");
          jar.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
        }
        const next = response.headers.get("location");
        if (next === null)
          throw new Error(`The provider answered ${response.status}: ${await response.text()}`);
        at = new URL(next, at);
      }
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
