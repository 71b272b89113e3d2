import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { ProfileVisibility } from "./settings.ts";
import { Done, Email, Id, Instant, text } from "./values.ts";

/** The address of a public profile: 3 to 40 lower-case letters, digits and single hyphens. */
export const Slug = z
  .string()
  .min(3)
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** By its slug for everybody, or by its secret link. */
export const profilePath = (slugOrSecret: string) => `/p/${encodeURIComponent(slugOrSecret)}`;

export const activities = ["week", "month", "earlier"] as const;
export const Activity = z.enum(activities);
export type Activity = z.infer<typeof Activity>;

/** Exactly the fields of a profile page, and nothing else. Never a phone number, never an address. */
export const ProfileView = z.object({
  name: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  bio: z.string(),
  experience: z.string(),
  skills: z.array(z.string()),
  desiredRoles: z.array(z.string()),
  hasPhoto: z.boolean(),
  /** Empty unless the person shows their expected salary. */
  expectedSalary: z.string(),
  activity: Activity.nullable(),
  takesMessages: z.boolean(),
  /** Whether search engines may list the page. */
  indexed: z.boolean(),
});
export type ProfileView = z.infer<typeof ProfileView>;

/** `published`: others can see it, because its owner published it, onboarding is completed, and it is not private. */
export const OwnPublicProfile = z.object({
  slug: z.string(),
  path: z.string(),
  /** The secret path that the person can share; empty until the email address is verified. */
  secretPath: z.string(),
  visibility: ProfileVisibility,
  published: z.boolean(),
  activity: Activity,
});
export type OwnPublicProfile = z.infer<typeof OwnPublicProfile>;

export const readPublicProfile = endpoint({
  method: "GET",
  path: "/api/public-profile",
  access: "user",
  noun: "public-profile",
  response: OwnPublicProfile,
  errors: ["not_signed_in"],
});

export const publishPage = endpoint({
  method: "PUT",
  path: "/api/public-profile/published",
  access: "user",
  noun: "public-profile",
  body: z.object({ published: z.boolean() }),
  response: OwnPublicProfile,
  errors: ["not_signed_in"],
});

/** The previous slug stays reserved for the person for 90 days. */
export const chooseSlug = endpoint({
  method: "PUT",
  path: "/api/public-profile/slug",
  access: "user",
  noun: "public-profile",
  body: z.object({ slug: Slug }),
  response: OwnPublicProfile,
  errors: ["not_signed_in", "slug_taken", "slug_reserved", "rate_limited"],
  limit: 20,
});

/** The old one stops working. */
export const renewSecretLink = endpoint({
  method: "POST",
  path: "/api/public-profile/link",
  access: "user",
  noun: "public-profile",
  action: "secret-profile-link",
  body: z.object({}),
  response: OwnPublicProfile,
  errors: ["not_signed_in", "email_unverified", "rate_limited"],
  limit: 20,
});

/** People leave `website` empty; `token` proves that the form was opened. */
export const ContactForm = z.object({
  name: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u),
  email: Email,
  company: z
    .string()
    .trim()
    .max(200)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u),
  message: text(5_000).regex(/\S/),
});
export type ContactForm = z.infer<typeof ContactForm>;

/** The person answers it from their own mailbox. */
export const ProfileMessage = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  company: z.string(),
  message: z.string(),
  createdAt: Instant,
});
export type ProfileMessage = z.infer<typeof ProfileMessage>;

export const listProfileMessages = endpoint({
  method: "GET",
  path: "/api/public-profile/messages",
  access: "user",
  noun: "public-profile",
  response: z.object({ messages: z.array(ProfileMessage).max(100) }),
  errors: ["not_signed_in"],
});

export const deleteProfileMessage = endpoint({
  method: "DELETE",
  path: "/api/public-profile/messages/:id",
  access: "user",
  noun: "public-profile",
  params: z.object({ id: z.string() }),
  response: Done,
  errors: ["not_signed_in", "not_found"],
});
