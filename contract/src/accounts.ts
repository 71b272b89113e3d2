import { z } from "zod";
import { endpoint, jsonBytes } from "./endpoint.ts";
import {
  JobPreferences,
  Localization,
  NotificationPreferences,
  PrivacySettings,
  ProfileVisibility,
  TimeZone,
} from "./settings.ts";
import { Done, distinctLines, Email, exactLine, filledLine, Id, line, PhoneNumber, text } from "./values.ts";

/**
 * A new text is added here and in the table `people`; the shapes below, the answers of the server and what a new
 * account starts with follow.
 */
export const profileTexts = {
  location: exactLine(300),
  bio: text(20_000),
  title: exactLine(300),
  company: exactLine(300),
  experience: text(5_000),
  expectedSalary: exactLine(60),
};
export type ProfileText = keyof typeof profileTexts;

/** Each entry is a line. */
export const profileLists = { skills: distinctLines(300, 500), desiredRoles: distinctLines(300, 50) };
export type ProfileList = keyof typeof profileLists;

/** The cast is safe: the keys are those of the argument. */
export const mapKeys = <K extends string, V>(keys: Readonly<Record<K, unknown>>, valueFor: (key: K) => V) =>
  Object.fromEntries((Object.keys(keys) as K[]).map((key) => [key, valueFor(key)])) as Record<K, V>;

export const forEachKey = <K extends string, V>(keys: Readonly<Record<K, unknown>>, value: V): Record<K, V> =>
  mapKeys(keys, () => value);

/** The browser also keeps this under `authenticatedUser`. */
export const User = z.object({
  id: Id,
  displayName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Empty for an account by phone alone; then `emailVerified` says that the number was proven. */
  email: z.string(),
  emailVerified: z.boolean(),
  phoneNumber: z.string(),
  phoneVerified: z.boolean(),
  ...forEachKey(profileTexts, z.string()),
  ...forEachKey(profileLists, z.array(z.string())),
  profileVisibility: ProfileVisibility,
  profileImageUrl: z.string(),
  onboardingCompleted: z.boolean(),
  version: z.int(),
});
export type User = z.infer<typeof User>;

export const UserDetail = User.extend({
  preferences: NotificationPreferences,
  jobPreferences: JobPreferences,
  privacySettings: PrivacySettings,
  localization: Localization,
});
export type UserDetail = z.infer<typeof UserDetail>;

/** The 8-character minimum is checked on the server; the maximum of 200 bounds the cost of hashing. */
export const Password = z.string().min(1).max(200);

export const checkEmail = endpoint({
  method: "POST",
  path: "/api/check-email",
  access: "public",
  noun: "accounts",
  body: z.object({ email: Email }),
  response: z.object({ exists: z.boolean() }),
  errors: [],
  limit: 10,
});

/**
 * While the second factor is missing, the answer is 401 `second_factor_required` instead, with the session's cookies,
 * which only work for the second factor's calls.
 */
export const SignedIn = z.object({ user: User });
export type SignedIn = z.infer<typeof SignedIn>;

/** By the email address, or by the proven phone number (with its country code) of an account. */
export const LoginInput = z.object({
  phone: z.string().trim().max(60).optional(),
  email: z.string().trim().max(254).optional(),
  password: z.string().max(200).optional(),
});
export const login = endpoint({
  method: "POST",
  path: "/api/login",
  access: "public",
  noun: "accounts",
  body: LoginInput,
  response: SignedIn,
  errors: [
    "invalid_credentials",
    "identity_required",
    "password_paused",
    "account_blocked",
    "second_factor_required",
    "busy",
  ],
  limit: 20,
});

export const RegisterInput = z.object({
  email: Email,
  password: Password,
  fullName: line(200).min(1),
  firstName: line(100).optional(),
  lastName: line(200).optional(),
  /** One that Settings offers, with the same clock as the browser's. */
  timeZone: TimeZone.optional(),
});
/** With AUTH_PRIVACY=strict every sign-up gets this answer, known address or not. */
export const ConfirmByMail = z.object({ confirmByMail: z.literal(true) });
export type ConfirmByMail = z.infer<typeof ConfirmByMail>;
export const SignedUp = z.union([SignedIn, ConfirmByMail]);
export type SignedUp = z.infer<typeof SignedUp>;

export const register = endpoint({
  method: "POST",
  path: "/api/register",
  access: "public",
  noun: "accounts",
  /**
   * Without a password, or without an address and a number, the answer is `identity_required`. A number needs the code
   * of `sendPhoneCode`, given in the same browser.
   */
  body: RegisterInput.extend({
    email: Email.optional(),
    password: Password.optional(),
    phoneNumber: PhoneNumber.optional(),
    code: line(6).optional(),
  }),
  response: SignedUp,
  errors: [
    "identity_required",
    "email_taken",
    "phone_taken",
    "phone_invalid",
    "phone_unreachable",
    "phone_country",
    "code_invalid",
    "sms_unavailable",
    "weak_password",
    "sign_up_links_sent",
    "busy",
    "mail_limit",
  ],
  limit: 10,
});

export const signOut = endpoint({
  method: "POST",
  path: "/api/session/sign-out",
  access: "public",
  noun: "accounts",
  body: z.object({}),
  response: Done,
  errors: [],
});

export const getUser = endpoint({
  method: "GET",
  path: "/api/user/:id",
  access: "user",
  noun: "accounts",
  params: z.object({ id: z.string() }),
  response: UserDetail,
  errors: ["not_signed_in", "not_found"],
});

/** The photo's bytes with their own content type. `v` only distinguishes versions in browser caches. */
export const getPhoto = endpoint({
  method: "GET",
  path: "/api/user/:id/photo",
  access: "user",
  noun: "accounts",
  params: z.object({ id: z.string() }),
  query: z.object({ v: z.string().max(64).optional() }),
  response: z.unknown(),
  answers: ["image/jpeg", "image/png", "image/gif", "image/webp"],
  errors: ["not_signed_in", "not_found"],
});

/**
 * Every text is stored exactly as sent, or refused. The email is the account's; `version` is that of the form when it
 * was loaded.
 */
export const ProfileInput = z.object({
  firstName: filledLine(100),
  lastName: exactLine(200),
  email: Email.optional(),
  phone: exactLine(60),
  ...profileTexts,
  ...profileLists,
  /** Unchanged when absent. */
  desiredRoles: profileLists.desiredRoles.optional(),
  profileVisibility: ProfileVisibility,
  version: z.int().optional(),
});
export type ProfileInput = z.infer<typeof ProfileInput>;

export const updateProfile = endpoint({
  method: "PUT",
  path: "/api/user/:id/profile",
  access: "user",
  noun: "accounts",
  params: z.object({ id: z.string() }),
  body: ProfileInput,
  bodyLimit: { bytes: jsonBytes(195_000), values: 2_000 },
  response: User,
  errors: ["not_signed_in", "not_found", "conflict"],
});

/** For the search and career screens. Mounted before /api/user/:id. */
export const getUserProfile = endpoint({
  method: "GET",
  path: "/api/user/profile",
  access: "user",
  noun: "accounts",
  response: z.object({
    desiredJobTitle: z.string(),
    experienceLevel: z.string(),
    skills: z.array(z.string()),
    industry: z.string(),
  }),
  errors: ["not_signed_in"],
});
