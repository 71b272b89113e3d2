import { ProfileInput, type UserDetail } from "@waymark/contract/accounts";
import {
  DateFormat,
  JobPreferencesChange,
  NotificationChange,
  PrivacyChange,
  TimeZone,
} from "@waymark/contract/settings";
import { z } from "zod";

/** Everything that Save and Cancel of Settings are about: the sections of all tabs, but what saves by itself. */
export const SettingsForm = z.object({
  profile: ProfileInput.omit({ email: true, profileVisibility: true, version: true }).required(),
  preferences: NotificationChange.required(),
  jobPreferences: JobPreferencesChange.required(),
  privacySettings: PrivacyChange.required(),
  localization: z.object({ timeZone: TimeZone, dateFormat: DateFormat }),
});
export type SettingsForm = z.infer<typeof SettingsForm>;

/** A state of the account that was saved: what changes are measured against. */
export interface Snapshot {
  readonly form: SettingsForm;
  readonly version: number;
}

/** A field by its address in the form; the server names it the same way, the profile's by the last part alone. */
export type SettingsField = {
  [S in keyof SettingsForm]: `${S}.${Extract<keyof SettingsForm[S], string>}`;
}[keyof SettingsForm];
export type FieldValue = string | boolean | string[];

export const settingsFields: readonly SettingsField[] = Object.entries(SettingsForm.shape).flatMap(
  ([section, { shape }]) => Object.keys(shape).map((name) => fieldNamed(`${section}.${name}`)),
);

/** The compiler cannot follow Object.entries; these addresses are made from the shape itself. */
function fieldNamed(address: string): SettingsField {
  return address as SettingsField;
}

export const isSettingsField = (address: string): address is SettingsField =>
  settingsFields.some((field) => field === address);

/** The form as an account fills it: the snapshot that changes are measured against. */
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

/** What was read from a file may hold empty entries, which nobody sees or misses. */
const written = (entries: readonly string[]) => entries.filter((entry) => entry.trim() !== "");

export function valueAt(form: SettingsForm, field: SettingsField): FieldValue {
  const [section = "", name = ""] = field.split(".");
  // Every field of every section is one of the three, as the schema says.
  return (form as unknown as Record<string, Record<string, FieldValue>>)[section]?.[name] ?? "";
}

/** The form with one value in another's place. */
export function withValue(form: SettingsForm, field: SettingsField, value: FieldValue): SettingsForm {
  const [section = "", name = ""] = field.split(".");
  const before = (form as unknown as Record<string, object>)[section] ?? {};
  return { ...form, [section]: { ...before, [name]: value } };
}

export function isSameValue(one: FieldValue, other: FieldValue): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((entry, i) => entry === other[i]);
}

/** Fields in which two forms differ. */
export function changedFields(from: SettingsForm, to: SettingsForm): SettingsField[] {
  return settingsFields.filter((field) => !isSameValue(valueAt(from, field), valueAt(to, field)));
}
