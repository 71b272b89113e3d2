import {
  forEachKey,
  mapKeys,
  ProfileInput,
  profileLists,
  profileTexts,
  type UserDetail,
} from "@waymark/contract/accounts";
import {
  DateFormat,
  JobPreferencesChange,
  NotificationChange,
  PrivacyChange,
  TimeZone,
} from "@waymark/contract/settings";
import { z } from "zod";
import { changedPaths } from "../../lib/sync/merge.ts";

/** Fields of all tabs, except parts that save at once. */
export const SettingsForm = z.object({
  profile: ProfileInput.omit({ email: true, profileVisibility: true, version: true }).required(),
  preferences: NotificationChange.required(),
  jobPreferences: JobPreferencesChange.required(),
  privacySettings: PrivacyChange.required(),
  localization: z.object({ timeZone: TimeZone, dateFormat: DateFormat }),
});
export type SettingsForm = z.infer<typeof SettingsForm>;

/** Half-typed values need not be valid, but they have the form's shape. */
export const TypedSettings: z.ZodType<SettingsForm> = SettingsForm.extend({
  profile: z.object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    ...forEachKey(profileTexts, z.string()),
    ...forEachKey(profileLists, z.array(z.string())),
  }),
  jobPreferences: SettingsForm.shape.jobPreferences.extend({
    minSalary: z.string(),
    preferredLocations: z.array(z.string()),
    industries: z.array(z.string()),
  }),
});

export interface Snapshot {
  readonly form: SettingsForm;
  readonly version: number;
}

/** The server uses the same names, for the profile only the last part. */
export type SettingsField = {
  [S in keyof SettingsForm]: `${S}.${Extract<keyof SettingsForm[S], string>}`;
}[keyof SettingsForm];

export const settingsFields: readonly SettingsField[] = Object.entries(SettingsForm.shape).flatMap(
  ([section, { shape }]) => Object.keys(shape).map((name) => fieldNamed(`${section}.${name}`)),
);

/** The type of Object.entries loses the keys; these paths are made from the schema itself. */
function fieldNamed(address: string): SettingsField {
  return address as SettingsField;
}

export const isSettingsField = (address: string): address is SettingsField =>
  settingsFields.some((field) => field === address);

export function formOf(user: UserDetail): SettingsForm {
  const { firstName, lastName, phoneNumber } = user;
  const { timeZone, dateFormat } = user.localization;
  return {
    profile: {
      firstName,
      lastName,
      phone: phoneNumber,
      ...mapKeys(profileTexts, (name) => user[name]),
      ...mapKeys(profileLists, (name) => written(user[name])),
    },
    preferences: user.preferences,
    jobPreferences: user.jobPreferences,
    privacySettings: user.privacySettings,
    localization: { timeZone, dateFormat },
  };
}

/** Lists read from a file may contain empty entries, which are dropped. */
const written = (entries: readonly string[]) => entries.filter((entry) => entry.trim() !== "");

/** Paths such as `profile/bio`. */
export const fieldsAt = (paths: readonly string[]): SettingsField[] =>
  paths.map((path) => path.replace("/", ".")).filter(isSettingsField);

export const changedFields = (from: SettingsForm, to: SettingsForm): SettingsField[] =>
  fieldsAt(changedPaths(from, to));
