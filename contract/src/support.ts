import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Instant } from "./values.ts";

/** The help pages, in the order of the product; their words are in the locale files. */
export const helpTopics = [
  "start",
  "search",
  "matches",
  "kept-searches",
  "sources",
  "saved-jobs",
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
 * How this installation stands, as everybody with an account may know it: nothing of addresses, accounts, keys or
 * failures of its machine. The operator's page says more.
 *
 * @property index `ready`: everything known can be found; `catching_up`: the newest postings are on their way in.
 * @property standIns What has a local stand-in here in place of a service.
 * @property backups Whether the embedded database is backed up by itself; null where that is PostgreSQL's own matter.
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
