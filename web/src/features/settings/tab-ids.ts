import type { SettingsField } from "./settings-form.ts";

export const settingsTabs = [
  "profile",
  "notifications",
  "job-preferences",
  "privacy",
  "language",
  "account",
] as const;
export type SettingsTab = (typeof settingsTabs)[number];

export function tabOf(text: unknown): SettingsTab {
  return settingsTabs.find((tab) => tab === text) ?? "profile";
}

const bySection: Readonly<Record<string, SettingsTab>> = {
  profile: "profile",
  preferences: "notifications",
  jobPreferences: "job-preferences",
  privacySettings: "privacy",
  localization: "language",
};

export function tabOfField(field: SettingsField): SettingsTab {
  return bySection[field.slice(0, field.indexOf("."))] ?? "profile";
}
