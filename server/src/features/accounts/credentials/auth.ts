import { Signer } from "@fastify/cookie";
import type { CacheRules, Caches } from "../../../caches.ts";
import type { Config } from "../../../config.ts";
import type { Keys } from "../../../db/seal.ts";
import { cookieName } from "../../../http/cookies.ts";
import type { ProvenSession, Unproven } from "../sessions/recent-proof.ts";
import { SigningKeys } from "../sessions/signing-keys.ts";
import { PasswordHasher } from "./hash-password.ts";

export const sessionDays = 30;
export const sessionDaysAtMost = 180;

/**
 * Also caches the reason why a credential is refused. They live below the 5 s within which a sign-out takes effect.
 */
export const sessionsCache: CacheRules<ProvenSession | Unproven> = {
  name: "sessions",
  max: 20_000,
  ttlMs: 4_500,
  keeps: (proven) => typeof proven !== "string",
};

export function dropCachedSessions(
  { caches }: { readonly caches: Caches },
  isMeant: (session: ProvenSession) => boolean,
): void {
  caches.of(sessionsCache).dropWhere((proven) => typeof proven !== "string" && isMeant(proven));
}

export interface Auth {
  readonly passwords: PasswordHasher;
  readonly signingKeys: SigningKeys;
  /** Signs refresh credentials with a secret of the installation. */
  readonly refreshSigner: Signer;
  readonly refreshCookieName: string;
  readonly accessCookieName: string;
}

export function openAuth({ config, keys }: { readonly config: Config; readonly keys: Keys }): Auth {
  return {
    passwords: new PasswordHasher(),
    signingKeys: new SigningKeys(),
    refreshSigner: new Signer(keys.secretFor("refresh-credential"), "sha256"),
    refreshCookieName: cookieName(config, "waymark.session_token"),
    accessCookieName: cookieName(config, "waymark.access"),
  };
}
