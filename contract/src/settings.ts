import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { distinctLines, exactLine, Language } from "./values.ts";

export const profileVisibilities = ["public", "recruiters", "private"] as const;
export const ProfileVisibility = z.enum(profileVisibilities);
export type ProfileVisibility = z.infer<typeof ProfileVisibility>;

export const NotificationPreferences = z.object({
  emailAlerts: z.boolean().default(true),
  smsAlerts: z.boolean().default(false),
  jobRecommendations: z.boolean().default(true),
  marketInsights: z.boolean().default(true),
  companyUpdates: z.boolean().default(true),
  interviewReminders: z.boolean().default(true),
  applicationDeadlines: z.boolean().default(true),
  salaryAlerts: z.boolean().default(false),
  teamGrants: z.boolean().default(true),
  teamComments: z.boolean().default(true),
  teamMentions: z.boolean().default(true),
  teamSuggestions: z.boolean().default(true),
});
export type NotificationPreferences = z.infer<typeof NotificationPreferences>;

export const remoteWorks = ["remote", "hybrid", "onsite", "any"] as const;
export const wantedJobTypes = ["full-time", "part-time", "contract", "internship", "any"] as const;
/** Up to 50, 200 and 1,000 people, and more. */
export const knownCompanySizes = ["startup", "small", "medium", "large"] as const;
export const companySizes = [...knownCompanySizes, "any"] as const;

const jobFields = {
  remoteWork: z.enum(remoteWorks),
  jobType: z.enum(wantedJobTypes),
  preferredLocations: distinctLines(120, 50),
  /** Empty, or digits with separators. */
  minSalary: exactLine(20).regex(/^(?:[\d.,'’\s]*\d[\d.,'’\s]*)?$/),
  industries: distinctLines(120, 50),
  companySize: z.enum(companySizes),
};

/** `minSalary` is a number as text: per year, in the person's currency; empty when not given. */
export const JobPreferences = z.object({
  remoteWork: jobFields.remoteWork.default("hybrid"),
  jobType: jobFields.jobType.default("full-time"),
  preferredLocations: jobFields.preferredLocations.default([]),
  minSalary: jobFields.minSalary.default(""),
  industries: jobFields.industries.default([]),
  companySize: jobFields.companySize.default("any"),
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

export const timeZones = ["UTC", "America/New_York", "America/Los_Angeles", "Europe/Berlin"] as const;
export const TimeZone = z.enum(timeZones);
export const dateFormats = ["MM/DD/YYYY", "DD/MM/YYYY", "YYYY-MM-DD"] as const;
export const DateFormat = z.enum(dateFormats);

/** `timeZone` is an IANA name; `dateFormat` is one of the three on the settings screen. */
export const Localization = z.object({
  language: Language.default("en"),
  timeZone: TimeZone.default("UTC"),
  dateFormat: DateFormat.default("YYYY-MM-DD"),
});
export type Localization = z.infer<typeof Localization>;

const on = z.boolean().optional();

/** Absent fields stay unchanged (no defaults here). */
export const NotificationChange = z.object({
  emailAlerts: on,
  smsAlerts: on,
  jobRecommendations: on,
  marketInsights: on,
  companyUpdates: on,
  interviewReminders: on,
  applicationDeadlines: on,
  salaryAlerts: on,
  teamGrants: on,
  teamComments: on,
  teamMentions: on,
  teamSuggestions: on,
});
export const JobPreferencesChange = z.object(jobFields).partial();
export const PrivacyChange = z.object({
  profileVisibility: ProfileVisibility.optional(),
  showSalaryExpectations: on,
  allowRecruiterContact: on,
  showActivityStatus: on,
  dataSharing: on,
});
export const LocalizationChange = z.object({
  language: Language.optional(),
  timeZone: TimeZone.optional(),
  dateFormat: DateFormat.optional(),
});

/** Every text is stored exactly as sent, or refused. The answer has the version for the next save. */
export const savePreferences = endpoint({
  method: "PUT",
  path: "/api/user/:id/preferences",
  access: "user",
  noun: "settings",
  params: z.object({ id: z.string() }),
  body: z.object({
    preferences: NotificationChange.optional(),
    jobPreferences: JobPreferencesChange.optional(),
    privacySettings: PrivacyChange.optional(),
    localization: LocalizationChange.optional(),
    version: z.int().optional(),
  }),
  bodyLimit: { bytes: jsonBytes(12_500), values: 2_000 },
  response: z.object({ ok: z.literal(true), version: z.int() }),
  errors: ["not_signed_in", "not_found", "conflict"],
});
