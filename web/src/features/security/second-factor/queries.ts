import type { User } from "@waymark/contract/accounts";
import { passkeySignInOptions, signInWithPasskey } from "@waymark/contract/security";
import {
  passkeyFactorOptions,
  readSecondFactor,
  showPasskeyFactor,
  showSecondFactor,
} from "@waymark/contract/security-second-factor";
import { readSession } from "@waymark/contract/security-sessions";
import { call } from "../../../lib/api/call.ts";
import { askPasskey, offerPasskey } from "../../../lib/session/passkey.ts";

// Plain functions, because the sign-in page does without the query cache and its size.

/** A failed call counts as "not owed". */
export function askSecondFactor(): Promise<{ owed: boolean; passkey: boolean }> {
  return call(readSecondFactor, {}).catch(() => ({ owed: false, passkey: false }));
}

export function readSignedInUser(): Promise<User | null> {
  return call(readSession, {}).then(
    ({ session }) => (session === null || session.secondFactorOwed ? null : session.user),
    () => null,
  );
}

/** @throws CallError `code_invalid`, `rate_limited`, or `not_signed_in` when the session has ended. */
export async function showCode(by: "authenticator" | "backup-code", code: string): Promise<User> {
  const { user } = await call(showSecondFactor, { body: { by, code } });
  return user;
}

/** @throws CallError, or the browser's error when the person declines. */
export async function showPasskey(): Promise<User> {
  const options = await call(passkeyFactorOptions, { body: {} });
  const assertion = await askPasskey(options);
  const { user } = await call(showPasskeyFactor, { body: { assertion } });
  return user;
}

/** @throws CallError, or the browser's error when the person declines. */
export async function enterWithPasskey(how: "now" | "offered"): Promise<User> {
  const options = await call(passkeySignInOptions, { body: {} });
  const assertion = await (how === "now" ? askPasskey(options) : offerPasskey(options));
  const { user } = await call(signInWithPasskey, { body: { assertion } });
  return user;
}
