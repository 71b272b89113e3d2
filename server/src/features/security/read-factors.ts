import type { ReadFactors } from "../accounts/sessions/describe-session.ts";
import { readAuthenticator } from "./authenticator-store.ts";
import { listPasskeys } from "./passkey-store.ts";

/** A person's second factors, for the description of their session. */
export const readFactors: ReadFactors = async (deps, userId) => {
  const authenticator = await readAuthenticator(deps, userId);
  const passkeys = await listPasskeys(deps, userId);
  const turnedOnAt = authenticator?.turnedOnAt;
  return [
    ...(turnedOnAt ? [{ kind: "totp", createdAt: turnedOnAt.toISOString() }] : []),
    ...passkeys.map(({ createdAt }) => ({ kind: "passkey", createdAt: createdAt.toISOString() })),
  ];
};
