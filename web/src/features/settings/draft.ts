import { z } from "zod";
import { settingsDraftKey } from "../../lib/session/stored-user.ts";
import { readTabJson, writeTab } from "../../lib/storage.ts";
import { SettingsForm } from "./settings-form.ts";

/** Half-typed values need not be valid, but they have the form's shape. */
const Typed: z.ZodType<SettingsForm> = SettingsForm.extend({
  profile: z.object({
    firstName: z.string(),
    lastName: z.string(),
    phone: z.string(),
    location: z.string(),
    bio: z.string(),
    title: z.string(),
    company: z.string(),
    experience: z.string(),
    skills: z.array(z.string()),
    desiredRoles: z.array(z.string()),
    expectedSalary: z.string(),
  }),
  jobPreferences: SettingsForm.shape.jobPreferences.extend({
    minSalary: z.string(),
    preferredLocations: z.array(z.string()),
    industries: z.array(z.string()),
  }),
});

const Draft = z.object({ userId: z.string(), version: z.int(), base: Typed, typed: Typed });
export type Draft = z.infer<typeof Draft>;

/** This tab's unsaved changes and the version they are based on; null when this person has none. */
export function readDraft(userId: string): Draft | null {
  const kept = Draft.safeParse(readTabJson(settingsDraftKey));
  return kept.success && kept.data.userId === userId ? kept.data : null;
}

export function keepDraft(draft: Draft): void {
  writeTab(settingsDraftKey, JSON.stringify(draft));
}

export function forgetDraft(): void {
  writeTab(settingsDraftKey, null);
}
