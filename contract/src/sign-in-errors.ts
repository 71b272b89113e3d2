import { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/** The reasons for refusing a password. The sentence is `accounts.weak_password.<reason>`. */
const weakPasswordReasons = ["too_short", "common", "contains_email"] as const;

/** `details` of a `weak_password` error: the reasons, and their sentences in one text. */
export const WeakPasswordDetails = z.object({
  reasons: z.array(z.enum(weakPasswordReasons)),
  why: z.string(),
});
export type WeakPasswordDetails = z.infer<typeof WeakPasswordDetails>;

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

/** Statuses after which the same call may succeed; 0 means no answer. */
const retryable: readonly number[] = [0, 502, 503, 504];

/** A retry may help after 502, 503, 504, or no answer. */
export const isRetryable = (failure: { readonly status: number }): boolean =>
  retryable.includes(failure.status);

/**
 * Null when it does not concern signing in.
 * @param failure `status` is 0 when no answer came; `code` is from the answer.
 */
export function authErrorKind(failure: {
  readonly status: number;
  readonly code: ErrorCode | (string & {});
}): AuthErrorKind | null {
  const kind = Object.entries(kindOfCode).find(([code]) => code === failure.code)?.[1];
  return kind ?? (isRetryable(failure) ? "retryable" : null);
}
