import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Id, Instant } from "./values.ts";

/** What is written into a person's log, each as its own sentence: `activity.action.<action>`. */
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
  "account-blocked",
  "account-unblocked",
] as const;
export const AuditAction = z.enum(auditActions);
export type AuditAction = z.infer<typeof AuditAction>;

/** By which way or for which part; its words are `activity.detail.<detail>`. Empty when there is no more to say. */
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

/** Who did it: the person, whoever runs this installation, or the product by itself. */
export const AuditActor = z.enum(["person", "operator", "product"]);
export type AuditActor = z.infer<typeof AuditActor>;

/** Failed attempts of one kind that are written down for one account within an hour; more are only counted as such. */
export const failuresAnHour = 10;
/** How long, in days, entries are kept. */
export const auditDays = 365;

/** One line of the log. `browser` and `system` are names as in the list of devices, empty when they are not known. */
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

/** What happened to the asker's account within a year, the newest first; `before` is the id of the last one read. */
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
