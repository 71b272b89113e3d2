import { Signer } from "@fastify/cookie";
import type { OpenDatabase } from "../../../db/open.ts";
import type { Deps } from "../../../deps.ts";
import { cookieName } from "../../../http/cookies.ts";
import { TtlCache } from "../../../ttl-cache.ts";
import type { ProvenSession } from "../sessions/recent-proof.ts";
import { SigningKeys } from "../sessions/signing-keys.ts";
import { PasswordHasher } from "./hash-password.ts";

export const sessionDays = 30;
export const sessionDaysAtMost = 180;
/** Below the 5 s within which a sign-out takes effect everywhere. */
const recentMs = 4_500;

/** A process's state for sign-in: the hashing queue, keys, and recent reads. */
export interface Auth {
  readonly passwords: PasswordHasher;
  /** The keys that sign access credentials. */
  readonly signingKeys: SigningKeys;
  /** Signs refresh credentials with a secret of the installation. */
  readonly refreshSigner: Signer;
  /** Proven sessions by their access credential. */
  readonly seen: TtlCache<ProvenSession>;
  /** The names of the two cookies in this installation's browsers. */
  readonly refreshCookieName: string;
  readonly accessCookieName: string;
}

function openAuth({ config, keys }: Deps): Auth {
  return {
    passwords: new PasswordHasher(),
    signingKeys: new SigningKeys(),
    refreshSigner: new Signer(keys.secretFor("refresh-credential"), "sha256"),
    seen: new TtlCache(recentMs, 20_000),
    refreshCookieName: cookieName(config, "waymark.session_token"),
    accessCookieName: cookieName(config, "waymark.access"),
  };
}

const opened = new WeakMap<OpenDatabase, Auth>();

/** The only Auth of a process and database; transactions share it. */
export function authOf(deps: Deps): Auth {
  const found = opened.get(deps.database);
  if (found) return found;
  const auth = openAuth(deps);
  opened.set(deps.database, auth);
  return auth;
}
