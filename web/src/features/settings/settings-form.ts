import { ProfileInput, type UserDetail } from "@waymark/contract/accounts";
import {
  DateFormat,
  JobPreferencesChange,
  NotificationChange,
  PrivacyChange,
  TimeZone,
} from "@waymark/contract/settings";
import { z } from "zod";

/** The fields saved and reverted by Settings as a whole: all tabs, except parts that save at once. */
export const SettingsForm = z.object({
  profile: ProfileInput.omit({ email: true, profileVisibility: true, version: true }).required(),
  preferences: NotificationChange.required(),
  jobPreferences: JobPreferencesChange.required(),
  privacySettings: PrivacyChange.required(),
  localization: z.object({ timeZone: TimeZone, dateFormat: DateFormat }),
});
export type SettingsForm = z.infer<typeof SettingsForm>;

/** A saved state of the account, which changes are compared with. */
export interface Snapshot {
  readonly form: SettingsForm;
  readonly version: number;
}

/** A field's path in the form. The server uses the same names, for the profile only the last part. */
export type SettingsField = {
  [S in keyof SettingsForm]: `${S}.${Extract<keyof SettingsForm[S], string>}`;
}[keyof SettingsForm];
export type FieldValue = string | boolean | string[];

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
  const { firstName, lastName, phoneNumber, location, bio, title, company, experience } = user;
  const { timeZone, dateFormat } = user.localization;
  return {
    profile: {
      firstName,
      lastName,
      phone: phoneNumber,
      location,
      bio,
      title,
      company,
      experience,
      skills: written(user.skills),
      desiredRoles: written(user.desiredRoles),
      expectedSalary: user.expectedSalary,
    },
    preferences: user.preferences,
    jobPreferences: user.jobPreferences,
    privacySettings: user.privacySettings,
    localization: { timeZone, dateFormat },
  };
}

/** Lists read from a file may contain empty entries, which are dropped. */
const written = (entries: readonly string[]) => entries.filter((entry) => entry.trim() !== "");

export function valueAt(form: SettingsForm, field: SettingsField): FieldValue {
  const [section = "", name = ""] = field.split(".");
  // By the schema, every field is one of the three types.
  return (form as unknown as Record<string, Record<string, FieldValue>>)[section]?.[name] ?? "";
}

export function withValue(form: SettingsForm, field: SettingsField, value: FieldValue): SettingsForm {
  const [section = "", name = ""] = field.split(".");
  const before = (form as unknown as Record<string, object>)[section] ?? {};
  return { ...form, [section]: { ...before, [name]: value } };
}

export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((entry, i) => entry === other[i]);
}

export function changedFields(from: SettingsForm, to: SettingsForm): SettingsField[] {
  return settingsFields.filter((field) => !isSameValue(valueAt(from, field), valueAt(to, field)));
}
