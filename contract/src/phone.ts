import { z } from "zod";
import { Password, SignedIn, User } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { Instant, line, PhoneNumber } from "./values.ts";

export const codeLength = 6;

const SentCode = z.object({
  /** In E.164. */
  sentTo: z.string(),
  expiresAt: Instant,
  /** Text messages do not leave this server; the operator finds the code in the outbox. */
  standIn: z.boolean(),
});

/** A later code replaces this one. `proof_required`: another number for an account without an email address. */
export const sendPhoneVerification = endpoint({
  method: "POST",
  path: "/api/send-phone-verification",
  access: "user",
  noun: "phone",
  action: "phone-proof",
  body: z.object({ userId: z.string().max(200), phoneNumber: PhoneNumber }),
  response: SentCode,
  errors: [
    "not_signed_in",
    "not_found",
    "proof_required",
    "phone_invalid",
    "phone_unreachable",
    "phone_country",
    "phone_stopped",
    "sms_unavailable",
    "sms_cap",
  ],
  limit: 20,
});

/**
 * The number then is the person's verified one. `phone_taken`: neither this account nor another one with this number
 * has an email address.
 */
export const verifyPhone = endpoint({
  method: "POST",
  path: "/api/verify-phone",
  access: "user",
  noun: "phone",
  action: "phone-proof",
  body: z.object({ userId: z.string().max(200), code: line(codeLength).min(codeLength) }),
  response: z.object({ user: User }),
  errors: ["not_signed_in", "not_found", "code_invalid", "phone_taken", "sms_unavailable"],
  limit: 30,
});

/**
 * For `register` and `recoverByPhone`, in this browser alone. The answer does not tell whether an account has the
 * number.
 */
export const sendPhoneCode = endpoint({
  method: "POST",
  path: "/api/phone-code",
  access: "public",
  noun: "phone",
  body: z.object({ phoneNumber: PhoneNumber }),
  response: SentCode,
  errors: [
    "phone_invalid",
    "phone_unreachable",
    "phone_country",
    "phone_stopped",
    "sms_unavailable",
    "sms_cap",
  ],
  limit: 10,
});

/**
 * A new password for an account without an email address; ends its other sessions. `phone_unknown`: no such account
 * has this number.
 */
export const recoverByPhone = endpoint({
  method: "POST",
  path: "/api/recovery/phone",
  access: "public",
  noun: "phone",
  body: z.object({ phoneNumber: PhoneNumber, code: line(codeLength).min(codeLength), password: Password }),
  response: SignedIn,
  errors: [
    "phone_invalid",
    "phone_unreachable",
    "phone_country",
    "phone_unknown",
    "code_invalid",
    "sms_unavailable",
    "weak_password",
    "account_blocked",
    "second_factor_required",
    "busy",
  ],
  limit: 20,
});
