import { z } from "zod";
import { readTabJson, writeTab } from "../../lib/storage.ts";
import { settingsDraftKey } from "../../lib/stored-user.ts";
import { SettingsForm } from "./settings-form.ts";

/** Half-typed values need not fit what can be saved, but they have its shape. */
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

/** What was typed and not saved in this tab, with what it was typed over; null when there is none of this person. */
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
