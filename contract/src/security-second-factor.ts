import { z } from "zod";
import { SignedIn } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { AuthenticationOptions, PasskeyAssertion } from "./security-passkeys.ts";
import { Done } from "./values.ts";

export const backupCodeCount = 10;

export const authenticatorDigits = 6;

/** Whether this session owes its second factor, and the ways to give it; for the sign-in page. */
export const readSecondFactor = endpoint({
  method: "GET",
  path: "/api/second-factor",
  access: "public",
  noun: "second-factor",
  response: z.object({ owed: z.boolean(), passkey: z.boolean() }),
  errors: [],
});

const Code = z.string().trim().min(1).max(40);

/** The session gets a new id. Five attempts, then a pause. */
export const showSecondFactor = endpoint({
  method: "POST",
  path: "/api/second-factor/show",
  access: "pending",
  replacesSession: true,
  noun: "second-factor",
  body: z.object({ by: z.enum(["authenticator", "backup-code"]), code: Code }),
  response: SignedIn,
  errors: ["not_signed_in", "code_invalid", "second_factor_off"],
  limit: 30,
});

export const passkeyFactorOptions = endpoint({
  method: "POST",
  path: "/api/second-factor/passkey/options",
  access: "pending",
  noun: "second-factor",
  body: z.object({}),
  response: AuthenticationOptions,
  errors: ["not_signed_in", "passkeys_unavailable"],
  limit: 30,
});

export const showPasskeyFactor = endpoint({
  method: "POST",
  path: "/api/second-factor/passkey",
  access: "pending",
  replacesSession: true,
  noun: "second-factor",
  body: z.object({ assertion: PasskeyAssertion }),
  response: SignedIn,
  errors: ["not_signed_in", "passkey_refused", "passkeys_unavailable", "second_factor_off"],
  limit: 30,
});

/** `uri` is the content of its QR code, `secret` the same secret as base 32. */
export const beginAuthenticator = endpoint({
  method: "POST",
  path: "/api/second-factor/authenticator",
  access: "user",
  noun: "second-factor",
  action: "second-factor",
  body: z.object({}),
  response: z.object({ secret: z.string(), uri: z.string() }),
  errors: ["not_signed_in", "email_unverified", "proof_required", "second_factor_on"],
  limit: 20,
});

const BackupCodes = z.object({ backupCodes: z.array(z.string()) });

/** With a valid code; only this answer has the backup codes. All other sessions need it from now on. */
export const turnOnSecondFactor = endpoint({
  method: "POST",
  path: "/api/second-factor/turn-on",
  access: "user",
  replacesSession: true,
  noun: "second-factor",
  action: "second-factor",
  body: z.object({ code: Code }),
  response: BackupCodes,
  errors: [
    "not_signed_in",
    "email_unverified",
    "proof_required",
    "code_invalid",
    "second_factor_on",
    "second_factor_off",
  ],
  limit: 20,
});

/** Needs a recent proof of identity, and a code of the app or a backup code. */
export const turnOffSecondFactor = endpoint({
  method: "POST",
  path: "/api/second-factor/turn-off",
  access: "user",
  noun: "second-factor",
  body: z.object({ by: z.enum(["authenticator", "backup-code"]), code: Code }),
  response: Done,
  errors: ["not_signed_in", "proof_required", "code_invalid", "second_factor_off"],
  limit: 20,
});

export const renewBackupCodes = endpoint({
  method: "POST",
  path: "/api/second-factor/backup-codes",
  access: "user",
  noun: "second-factor",
  body: z.object({}),
  response: BackupCodes,
  errors: ["not_signed_in", "proof_required", "second_factor_off"],
  limit: 10,
});
