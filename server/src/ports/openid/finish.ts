import { Email } from "@waymark/contract/values";
import * as openid from "openid-client";
import { z } from "zod";
import { asRefusal, clientOf, type OpenIdDeps } from "./client.ts";
import { type Identity, type Proof, ProviderRefused } from "./proof.ts";
import { callbackAddress, type ReadyProvider } from "./providers.ts";

/** LinkedIn has sent its flag as text. */
const Claims = z.object({
  iss: z.string(),
  sub: z.string().min(1).max(255),
  email: z.string().optional().catch(undefined),
  email_verified: z.union([z.boolean(), z.stringbool()]).catch(false),
  name: z.string().optional().catch(undefined),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
});

/**
 * The library checks state, PKCE, issuer, audience, nonce, times and signature. No token is kept.
 * @param query Of the callback's address, unchanged.
 * @throws ProviderRefused
 */
export async function proveIdentity(
  deps: OpenIdDeps,
  provider: ReadyProvider,
  query: string,
  proof: Proof,
): Promise<Identity> {
  const client = await clientOf(deps, provider);
  const address = new URL(callbackAddress(deps.config, provider.id));
  address.search = query;
  const bound = provider.keepsToStandard
    ? { expectedNonce: proof.nonce, pkceCodeVerifier: proof.verifier }
    : { idTokenExpected: true };
  const tokens = await openid
    .authorizationCodeGrant(client, address, { expectedState: proof.state, ...bound })
    .catch((error: unknown) => {
      throw asRefusal(error);
    });
  const inToken = tokens.claims();
  const asked = inToken?.email === undefined ? await askForMore(client, tokens, inToken?.sub) : {};
  const claims = Claims.safeParse({ ...asked, ...inToken });
  if (!claims.success) throw new ProviderRefused("refused", "claims");
  const { iss, sub, email_verified } = claims.data;
  const email = Email.safeParse(claims.data.email).data ?? null;
  return {
    subject: `${iss} ${sub}`,
    email,
    emailVerified: email !== null && email_verified,
    name: nameOf(claims.data),
  };
}

async function askForMore(
  client: openid.Configuration,
  { access_token }: openid.TokenEndpointResponse,
  subject: string | undefined,
): Promise<object> {
  if (subject === undefined || client.serverMetadata().userinfo_endpoint === undefined) return {};
  return openid.fetchUserInfo(client, access_token, subject).catch((error: unknown) => {
    throw asRefusal(error);
  });
}

function nameOf({ name, given_name = "", family_name = "" }: z.output<typeof Claims>): string {
  const given = name ?? `${given_name} ${family_name}`;
  return given
    .replace(/[\p{Cc}\p{Cs}]+/gu, " ")
    .trim()
    .slice(0, 200);
}
