import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Instant } from "./values.ts";

/** The help pages in order; their texts are in the locale files. */
export const helpTopics = [
  "start",
  "search",
  "matches",
  "kept-searches",
  "sources",
  "saved-jobs",
  "auto-apply",
  "applications",
  "interviews",
  "resumes",
  "resume-score",
  "career-paths",
  "analytics",
  "notifications",
  "plans",
  "security",
  "privacy",
  "public-page",
] as const;
export const HelpTopic = z.enum(helpTopics);
export type HelpTopic = z.infer<typeof HelpTopic>;

/**
 * The state of this installation, for everybody with an account: no addresses, accounts, keys or machine failures. The
 * operator's page shows more.
 *
 * @property index `ready`: everything stored can be found; `catching_up`: the newest postings are being indexed.
 * @property standIns Services that are replaced by a local stand-in here.
 * @property backups Whether the embedded database is backed up automatically; null with an external PostgreSQL.
 */
export const InstallationStatus = z.object({
  version: z.string(),
  database: z.enum(["embedded", "postgres"]),
  postings: z.int(),
  samples: z.int(),
  index: z.enum(["ready", "catching_up"]),
  sources: z.object({ on: z.int(), well: z.int(), lastSuccess: Instant.nullable() }),
  mail: z.enum(["sends", "outbox"]),
  sms: z.enum(["sends", "outbox"]),
  payments: z.enum(["real", "test", "off"]),
  model: z.enum(["on", "off"]),
  backups: z.object({ last: Instant.nullable(), everyHours: z.number() }).nullable(),
});
export type InstallationStatus = z.infer<typeof InstallationStatus>;

export const readStatus = endpoint({
  method: "GET",
  path: "/api/status",
  access: "user",
  noun: "support",
  response: z.object({ status: InstallationStatus }),
  errors: ["not_signed_in"],
  limit: 60,
});
