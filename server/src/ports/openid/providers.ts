import { type ProviderId, providerIds } from "@waymark/contract/sign-in";
import type { Config } from "../../config.ts";
import { localAddress } from "../../local-address.ts";

export interface ReadyProvider {
  readonly id: ProviderId;
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /**
   * It supports PKCE and puts our nonce into its tokens. LinkedIn does neither (it refuses a code verifier), so there
   * the state, which is bound to the browser, and the client secret have to do.
   */
  readonly keepsToStandard: boolean;
}

interface ProviderSettings {
  readonly name: string;
  readonly issuer: string | undefined;
  readonly needed: Readonly<Record<string, string | undefined>>;
  readonly clientId: string | undefined;
  readonly clientSecret: string | undefined;
}

function settingsOf(id: ProviderId, config: Config): ProviderSettings {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_ISSUER } = config;
  const { LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET, LINKEDIN_ISSUER } = config;
  const { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = config;
  switch (id) {
    case "google":
      return {
        name: "Google",
        issuer: GOOGLE_ISSUER,
        needed: { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET },
        clientId: GOOGLE_CLIENT_ID,
        clientSecret: GOOGLE_CLIENT_SECRET,
      };
    case "linkedin":
      return {
        name: "LinkedIn",
        issuer: LINKEDIN_ISSUER,
        needed: { LINKEDIN_CLIENT_ID, LINKEDIN_CLIENT_SECRET },
        clientId: LINKEDIN_CLIENT_ID,
        clientSecret: LINKEDIN_CLIENT_SECRET,
      };
    case "oidc":
      return {
        name: OIDC_NAME,
        issuer: OIDC_ISSUER,
        needed: { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET },
        clientId: OIDC_CLIENT_ID,
        clientSecret: OIDC_CLIENT_SECRET,
      };
  }
}

export const providerName = (config: Config, id: ProviderId): string => settingsOf(id, config).name;

export function readyProvider(config: Config, id: ProviderId): ReadyProvider | null {
  const { name, issuer, clientId, clientSecret } = settingsOf(id, config);
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) return null;
  return { id, name, issuer, clientId, clientSecret, keepsToStandard: id !== "linkedin" };
}

export function allProviders(config: Config) {
  return providerIds.map((id) => {
    const { name, needed } = settingsOf(id, config);
    const missing = Object.keys(needed).filter((variable) => needed[variable] === undefined);
    return { id, name, ready: missing.length === 0, missing };
  });
}

export function callbackAddress(config: Config, id: ProviderId): string {
  const base = (config.PUBLIC_URL ?? localAddress(config)).replace(/\/$/, "");
  return `${base}/api/sign-in/callback/${id}`;
}
