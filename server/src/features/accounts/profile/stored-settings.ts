import type { UserDetail } from "@waymark/contract/accounts";
import {
  JobPreferences,
  Localization,
  NotificationPreferences,
  PrivacySettings,
} from "@waymark/contract/settings";
import { z } from "zod";

const Texts = z.array(z.string());

export const textsOf = (stored: unknown): string[] => Texts.safeParse(stored).data ?? [];

export const localizationOf = (stored: unknown): Localization =>
  Localization.safeParse(stored).data ?? Localization.parse({});

export const privacyOf = (stored: unknown): PrivacySettings =>
  PrivacySettings.safeParse(stored).data ?? PrivacySettings.parse({});

/** Settings stored as JSON are parsed like any input; invalid values are replaced by the defaults. */
export function settingsOf(row: {
  preferences: unknown;
  jobPreferences: unknown;
  privacySettings: unknown;
  localization: unknown;
}): Pick<UserDetail, "preferences" | "jobPreferences" | "privacySettings" | "localization"> {
  return {
    preferences: NotificationPreferences.safeParse(row.preferences).data ?? NotificationPreferences.parse({}),
    jobPreferences: JobPreferences.safeParse(row.jobPreferences).data ?? JobPreferences.parse({}),
    privacySettings: privacyOf(row.privacySettings),
    localization: localizationOf(row.localization),
  };
}
