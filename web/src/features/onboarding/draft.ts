import type { User } from "@waymark/contract/accounts";
import { ProfileDraft } from "@waymark/contract/onboarding";
import { z } from "zod";
import { draftKey } from "../../lib/session/stored-user.ts";
import { readStoredJson, writeStored } from "../../lib/storage.ts";

export type OnboardingStep = 1 | 2 | 3;

const HandedFile = z.object({ name: z.string(), read: z.boolean() });

/** May be half typed; only a sent profile has to satisfy the contract. */
const OnboardingDraft = z.object({
  userId: z.string(),
  reached: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  name: z.string(),
  email: z.string(),
  location: z.string(),
  summary: z.string(),
  profilePicture: ProfileDraft.shape.profilePicture,
  file: HandedFile.nullable(),
  phoneNumber: ProfileDraft.shape.phoneNumber,
  desiredRoles: ProfileDraft.shape.desiredRoles,
  experience: ProfileDraft.shape.experience,
  skills: ProfileDraft.shape.skills,
  uploadId: ProfileDraft.shape.uploadId,
  publishPage: ProfileDraft.shape.publishPage,
});
export type OnboardingDraft = z.infer<typeof OnboardingDraft>;

export function newDraft(user: User): OnboardingDraft {
  return {
    userId: user.id,
    reached: 1,
    name: user.displayName,
    email: user.email,
    location: user.location,
    summary: user.bio,
    profilePicture: "",
    file: null,
  };
}

export function readDraft(userId: string): OnboardingDraft | null {
  const kept = OnboardingDraft.safeParse(readStoredJson(draftKey));
  return kept.success && kept.data.userId === userId ? kept.data : null;
}

export function keepDraft(draft: OnboardingDraft): void {
  writeStored(draftKey, JSON.stringify(draft));
}

export function forgetDraft(): void {
  writeStored(draftKey, null);
}
