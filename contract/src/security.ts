import { z } from "zod";
import { SignedIn } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import {
  AuthenticationOptions,
  PasskeyAssertion,
  PasskeyCreated,
  RegistrationOptions,
} from "./security-passkeys.ts";
import { Done, Email, Id, Instant, line } from "./values.ts";

/** So long a proof of identity counts as recent. */
export const proofMinutes = 10;

export const Passkey = z.object({
  id: Id,
  name: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant.nullable(),
  /** Synchronised to its vendor's cloud, so that it outlives the device. */
  backedUp: z.boolean(),
});
export type Passkey = z.infer<typeof Passkey>;

/** Waits for confirmation from both addresses. */
export const EmailChange = z.object({
  newEmail: z.string(),
  confirmedByOld: z.boolean(),
  confirmedByNew: z.boolean(),
  expiresAt: Instant,
});
export type EmailChange = z.infer<typeof EmailChange>;

export const Security = z.object({
  hasPassword: z.boolean(),
  /** The time until which the last proof of identity counts as recent; null when a new one is needed. */
  provenUntil: Instant.nullable(),
  /** When the authenticator app was set up; null without one. */
  authenticatorSince: Instant.nullable(),
  backupCodesLeft: z.int(),
  passkeys: z.array(Passkey),
  emailChange: EmailChange.nullable(),
});
export type Security = z.infer<typeof Security>;

export const readSecurity = endpoint({
  method: "GET",
  path: "/api/security",
  access: "user",
  noun: "security",
  response: Security,
  errors: ["not_signed_in"],
});

const Code = z.string().trim().min(1).max(40);

/**
 * A code by mail (`sendProofCode`) is only for people without a password, a second factor's code only for people with
 * one. A passkey uses `provePasskeyOptions`.
 */
export const Proof = z.discriminatedUnion("by", [
  z.object({ by: z.literal("password"), password: z.string().min(1).max(200) }),
  z.object({ by: z.literal("email-code"), code: Code }),
  z.object({ by: z.literal("authenticator"), code: Code }),
  z.object({ by: z.literal("passkey"), assertion: PasskeyAssertion }),
]);
export type Proof = z.infer<typeof Proof>;

/** Calls that answer `proof_required` work for ten minutes afterwards. */
export const prove = endpoint({
  method: "POST",
  path: "/api/security/prove",
  access: "user",
  noun: "security",
  body: Proof,
  response: z.object({ provenUntil: Instant }),
  errors: ["not_signed_in", "password_wrong", "code_invalid", "passkey_refused", "busy"],
  limit: 20,
});

/** Only for a person without a password. */
export const sendProofCode = endpoint({
  method: "POST",
  path: "/api/security/prove/email-code",
  access: "user",
  noun: "security",
  body: z.object({}),
  response: Done,
  errors: ["not_signed_in", "not_found", "mail_limit"],
  limit: 10,
});

export const provePasskeyOptions = endpoint({
  method: "POST",
  path: "/api/security/prove/passkey",
  access: "user",
  noun: "security",
  body: z.object({}),
  response: AuthenticationOptions,
  errors: ["not_signed_in", "passkeys_unavailable"],
  limit: 20,
});

/** With a password, `currentPassword` is required; without one, a recent proof of identity. Ends all other sessions. */
export const changePassword = endpoint({
  method: "POST",
  path: "/api/security/password",
  access: "user",
  replacesSession: true,
  noun: "security",
  body: z.object({
    currentPassword: z.string().min(1).max(200).optional(),
    newPassword: z.string().min(1).max(200),
  }),
  response: Done,
  errors: ["not_signed_in", "password_wrong", "weak_password", "proof_required", "busy"],
  limit: 10,
});

/** The answer does not reveal whether the new address belongs to another account. */
export const requestEmailChange = endpoint({
  method: "POST",
  path: "/api/security/email",
  access: "user",
  noun: "security",
  action: "email-change",
  body: z.object({ email: Email }),
  response: EmailChange,
  errors: [
    "not_signed_in",
    "email_unverified",
    "proof_required",
    "email_same",
    "change_links_sent",
    "mail_limit",
  ],
  limit: 10,
});

export const resendEmailChange = endpoint({
  method: "POST",
  path: "/api/security/email/resend",
  access: "user",
  noun: "security",
  action: "email-change",
  body: z.object({}),
  response: EmailChange,
  errors: ["not_signed_in", "email_unverified", "not_found", "change_links_sent", "mail_limit"],
  limit: 5,
});

export const cancelEmailChange = endpoint({
  method: "DELETE",
  path: "/api/security/email",
  access: "user",
  noun: "security",
  response: Done,
  errors: ["not_signed_in"],
});

/** Of a mailed link: `/recover?purpose=confirm-email#token=…`. Opening it changes nothing. */
export const emailLinkPurpose = "confirm-email";

const Link = z.object({ token: z.string().min(1).max(100) });

export const readEmailLink = endpoint({
  method: "POST",
  path: "/api/security/email/link",
  access: "public",
  noun: "security",
  body: Link,
  response: z.object({
    side: z.enum(["old", "new"]),
    oldEmail: z.string(),
    newEmail: z.string(),
    confirmed: z.boolean(),
  }),
  errors: ["link_invalid"],
  limit: 20,
});

/** `changed` is true when it was the second side. */
export const confirmEmailChange = endpoint({
  method: "POST",
  path: "/api/security/email/confirm",
  access: "public",
  noun: "security",
  body: Link,
  response: z.object({ changed: z.boolean() }),
  errors: ["link_invalid", "email_taken"],
  limit: 20,
});

export const refuseEmailChange = endpoint({
  method: "POST",
  path: "/api/security/email/refuse",
  access: "public",
  noun: "security",
  body: Link,
  response: Done,
  errors: ["link_invalid"],
  limit: 20,
});

export const PasskeyName = line(60).min(1);

export const registerPasskeyOptions = endpoint({
  method: "POST",
  path: "/api/passkeys/options",
  access: "user",
  noun: "security",
  action: "passkey",
  body: z.object({}),
  response: RegistrationOptions,
  errors: ["not_signed_in", "email_unverified", "proof_required", "passkeys_unavailable", "passkeys_full"],
  limit: 20,
});

export const registerPasskey = endpoint({
  method: "POST",
  path: "/api/passkeys",
  access: "user",
  noun: "security",
  action: "passkey",
  body: z.object({ name: PasskeyName, created: PasskeyCreated }),
  response: Passkey,
  errors: [
    "not_signed_in",
    "email_unverified",
    "proof_required",
    "passkeys_unavailable",
    "passkeys_full",
    "passkey_refused",
  ],
  limit: 20,
});

export const renamePasskey = endpoint({
  method: "PUT",
  path: "/api/passkeys/:id",
  access: "user",
  noun: "security",
  params: z.object({ id: z.string() }),
  body: z.object({ name: PasskeyName }),
  response: Done,
  errors: ["not_signed_in", "not_found"],
});

export const removePasskey = endpoint({
  method: "DELETE",
  path: "/api/passkeys/:id",
  access: "user",
  noun: "security",
  params: z.object({ id: z.string() }),
  response: Done,
  errors: ["not_signed_in", "not_found", "proof_required"],
});

/** Any passkey that the person picks; no address is needed. */
export const passkeySignInOptions = endpoint({
  method: "POST",
  path: "/api/passkeys/sign-in/options",
  access: "public",
  noun: "security",
  body: z.object({}),
  response: AuthenticationOptions,
  errors: ["passkeys_unavailable"],
  limit: 30,
});

/** Opens a session that needs no further second factor. */
export const signInWithPasskey = endpoint({
  method: "POST",
  path: "/api/passkeys/sign-in",
  access: "public",
  noun: "security",
  body: z.object({ assertion: PasskeyAssertion }),
  response: SignedIn,
  errors: ["passkey_refused", "passkeys_unavailable", "account_blocked"],
  limit: 20,
});
