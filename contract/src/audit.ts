import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Id, Instant } from "./values.ts";

/** The sentence of each is `activity.action.<action>`. */
export const auditActions = [
  "signed-in",
  "sign-in-failed",
  "signed-out",
  "device-signed-out",
  "sessions-ended",
  "session-copied",
  "second-factor-shown",
  "second-factor-failed",
  "password-failed",
  "passkey-refused",
  "email-code-failed",
  "second-factor-on",
  "second-factor-off",
  "backup-codes-renewed",
  "backup-code-used",
  "passkey-added",
  "passkey-removed",
  "identity-linked",
  "identity-unlinked",
  "password-changed",
  "email-confirmed",
  "account-claimed",
  "email-changed",
  "phone-changed",
  "export-asked",
  "export-downloaded",
  "erasure-asked",
  "erasure-canceled",
  "calendar-link-made",
  "calendar-link-revoked",
  "profile-link-made",
  "grant-given",
  "grant-taken-back",
  "account-blocked",
  "account-unblocked",
] as const;
export const AuditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof AuditAction>;

/** Method or subject of an action; the words are `activity.detail.<detail>`. Empty when there is none. */
export const auditDetails = [
  "",
  "password",
  "sign-up",
  "email-code",
  "recovery",
  "passkey",
  "google",
  "linkedin",
  "oidc",
  "authenticator",
  "backup-code",
  "others",
  "all",
] as const;
export const AuditDetail = z.enum(auditDetails);
export type AuditDetail = z.infer<typeof AuditDetail>;

export const AuditActor = z.enum(["person", "operator", "product"]);
export type AuditActor = z.infer<typeof AuditActor>;

/** Logged failed attempts of one kind, per account and hour. */
export const failuresAnHour = 10;
/** Days for which entries are kept. */
export const auditDays = 365;

/** An entry of the log. `browser` and `system` are names as in the list of devices, empty when unknown. */
export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  action: AuditAction,
  detail: AuditDetail,
  by: AuditActor,
  browser: z.string(),
  system: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;

/** Newest first, for a year; `before` is the id of the last entry of the previous page. */
export const listActivity = endpoint({
  method: "GET",
  path: "/api/security/activity",
  access: "user",
  noun: "security",
  query: z.object({
    before: Id.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: z.object({ entries: z.array(AuditEntry), hasMore: z.boolean() }),
  errors: ["not_signed_in"],
});
