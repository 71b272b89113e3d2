import * as openid from "openid-client";
import { clientOf, type OpenIdDeps } from "./client.ts";
import type { Proof } from "./proof.ts";
import { callbackAddress, type ReadyProvider } from "./providers.ts";

/** The provider's sign-in page. @throws ProviderRefused */
export async function authorizationAddress(
  deps: OpenIdDeps,
  provider: ReadyProvider,
  proof: Proof,
): Promise<string> {
  const client = await clientOf(deps, provider);
  const bound = provider.keepsToStandard
    ? {
        nonce: proof.nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(proof.verifier),
        code_challenge_method: "S256",
      }
    : {};
  return openid.buildAuthorizationUrl(client, {
    redirect_uri: callbackAddress(deps.config, provider.id),
    scope: "openid profile email",
    state: proof.state,
    ...bound,
  }).href;
}
