import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { Done, Language, line } from "./values.ts";

export const ProfileVisibility = z.enum(["public", "recruiters", "private"]);

export const NotificationPreferences = z.object({
  emailAlerts: z.boolean().default(true),
  smsAlerts: z.boolean().default(false),
  jobRecommendations: z.boolean().default(true),
  marketInsights: z.boolean().default(true),
  companyUpdates: z.boolean().default(true),
  interviewReminders: z.boolean().default(true),
  applicationDeadlines: z.boolean().default(true),
  salaryAlerts: z.boolean().default(false),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

/** `minSalary` is a number entered as text: annual, in the person's currency; empty when not given. */
export const JobPreferences = z.object({
  remoteWork: z.enum(["remote", "hybrid", "onsite", "any"]).default("hybrid"),
  jobType: z.enum(["full-time", "part-time", "contract", "internship", "any"]).default("full-time"),
  preferredLocations: z.array(line(120)).max(50).default([]),
  minSalary: line(20)
    .regex(/^[\d.,\s]*$/)
    .default(""),
  industries: z.array(line(120)).max(50).default([]),
  companySize: z.enum(["startup", "small", "medium", "large", "any"]).default("any"),
});
export type JobPreferences = z.infer<typeof JobPreferences>;

export const PrivacySettings = z.object({
  profileVisibility: ProfileVisibility.default("public"),
  showSalaryExpectations: z.boolean().default(false),
  allowRecruiterContact: z.boolean().default(true),
  showActivityStatus: z.boolean().default(true),
  dataSharing: z.boolean().default(false),
});
export type PrivacySettings = z.infer<typeof PrivacySettings>;

export const TimeZone = z.enum(["UTC", "America/New_York", "America/Los_Angeles", "Europe/Berlin"]);
export const DateFormat = z.enum(["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"]);

/** `timeZone` is an IANA name; `dateFormat` one of the three of the settings screen. */
export const Localization = z.object({
  language: Language.default("en"),
  timeZone: TimeZone.default("UTC"),
  dateFormat: DateFormat.default("YYYY-MM-DD"),
});
export type Localization = z.infer<typeof Localization>;

/** What of the localization changes; what is left out stays (no defaults here). */
export const LocalizationChange = z.object({
  language: Language.optional(),
  timeZone: TimeZone.optional(),
  dateFormat: DateFormat.optional(),
});

export const savePreferences = endpoint({
  method: "PUT",
  path: "/api/user/:id/preferences",
  access: "user",
  noun: "settings",
  params: z.object({ id: z.string() }),
  body: z.object({
    preferences: NotificationPreferences.optional(),
    jobPreferences: JobPreferences.optional(),
    privacySettings: PrivacySettings.optional(),
    localization: LocalizationChange.optional(),
    version: z.int().optional(),
  }),
  response: Done,
  errors: ["not_signed_in", "not_found", "conflict"],
});
