import { z } from "zod";
import { User } from "./accounts.ts";
import { longestPicture, Picture, photoErrors } from "./accounts-photo.ts";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { Email, Id, line, text } from "./values.ts";

/** `uploadId` is the parsed resume that becomes the first, default one. */
export const ProfileDraft = z.object({
  userId: z.string().max(200),
  name: line(200).min(1),
  /** Empty only for who has no address. */
  email: Email.or(z.literal("")),
  location: line(300).default(""),
  summary: text(20_000).default(""),
  profilePicture: z.union([z.literal(""), Picture]).default(""),
  phoneNumber: line(60).optional(),
  desiredRoles: z.array(line(300)).max(50).optional(),
  experience: text(5_000).optional(),
  skills: z.array(line(200)).max(500).optional(),
  uploadId: Id.optional(),
  /** Whether the profile page is published once onboarding is completed. */
  publishPage: z.boolean().optional(),
});
export type ProfileDraft = z.infer<typeof ProfileDraft>;

export const createProfile = endpoint({
  method: "POST",
  path: "/api/profile/create",
  access: "user",
  noun: "onboarding",
  body: ProfileDraft,
  bodyLimit: { bytes: longestPicture + jsonBytes(160_000), values: 2_000 },
  response: z.object({ user: User }),
  errors: ["not_signed_in", "not_found", ...photoErrors],
  limit: 30,
});

export const completeOnboarding = endpoint({
  method: "POST",
  path: "/api/onboarding/complete",
  access: "user",
  noun: "onboarding",
  body: z.object({ userId: z.string().max(200), plan: z.enum(["free", "monthly", "team"]).optional() }),
  response: z.object({ user: User }),
  errors: ["not_signed_in", "not_found"],
});
