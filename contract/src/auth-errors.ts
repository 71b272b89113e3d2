import { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** Why a password is weak. The sentence is `accounts.weak_password.<reason>`. */
const weakPasswordReasons = ["too_short", "common", "contains_email"] as const;

/** `details` of a `weak_password` error: the reasons, and all of them as sentences. */
export const WeakPasswordDetails = z.object({
  reasons: z.array(z.enum(weakPasswordReasons)),
  why: z.string(),
});
export type WeakPasswordDetails = z.infer<typeof WeakPasswordDetails>;

/** What went wrong with signing in or staying so, as a client has to tell it apart. */
export type AuthErrorKind =
  | "session_missing"
  | "access_expired"
  | "second_factor_required"
  | "invalid_credentials"
  | "identity_required"
  | "weak_password"
  | "invalid_jwt"
  | "account_blocked"
  | "redirect"
  | "retryable";

const kindOfCode: Readonly<Partial<Record<ErrorCode, AuthErrorKind>>> = {
  not_signed_in: "session_missing",
  session_missing: "session_missing",
  access_expired: "access_expired",
  second_factor_required: "second_factor_required",
  invalid_credentials: "invalid_credentials",
  identity_required: "identity_required",
  weak_password: "weak_password",
  invalid_jwt: "invalid_jwt",
  account_blocked: "account_blocked",
  link_invalid: "redirect",
  link_stale: "redirect",
};

/** Statuses after which the same call may succeed; 0 stands for no answer at all. */
const retryable: readonly number[] = [0, 502, 503, 504];

/** Whether trying again may help: 502, 503, 504, or no answer. */
export const isRetryable = (failure: { readonly status: number }): boolean =>
  retryable.includes(failure.status);

/**
 * The kind of a failed call by its status and error code; null when it has nothing to do with signing in.
 *
 * @param failure `status` 0 when no answer came; `code` as the answer carried it.
 */
export function authErrorKind(failure: {
  readonly status: number;
  readonly code: ErrorCode | (string & {});
}): AuthErrorKind | null {
  const kind = Object.entries(kindOfCode).find(([code]) => code === failure.code)?.[1];
  return kind ?? (isRetryable(failure) ? "retryable" : null);
}
