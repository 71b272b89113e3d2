import { z } from "zod";
import { User } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { Instant, line } from "./values.ts";

/** The exact length of a verification code. */
export const codeLength = 6;

/** A number with its country code; blanks, dots, hyphens and brackets are ignored. */
export const PhoneNumber = line(60).min(1);

/** Sends a code to a number. A later code replaces this one. */
export const sendPhoneVerification = endpoint({
  method: "POST",
  path: "/api/send-phone-verification",
  access: "user",
  noun: "phone",
  action: "phone-proof",
  body: z.object({ userId: z.string().max(200), phoneNumber: PhoneNumber }),
  response: z.object({
    /** The number to which the code was sent, in E.164. */
    sentTo: z.string(),
    /** When the code expires. */
    expiresAt: Instant,
    /** Text messages do not leave this server; the operator finds the code in the outbox. */
    standIn: z.boolean(),
  }),
  errors: [
    "not_signed_in",
    "not_found",
    "phone_invalid",
    "phone_unreachable",
    "phone_country",
    "phone_stopped",
    "sms_unavailable",
    "sms_cap",
  ],
  limit: 20,
});

/** Verifies a number by its code; it then is the person's verified number. */
export const verifyPhone = endpoint({
  method: "POST",
  path: "/api/verify-phone",
  access: "user",
  noun: "phone",
  action: "phone-proof",
  body: z.object({ userId: z.string().max(200), code: line(codeLength).min(codeLength) }),
  response: z.object({ user: User }),
  errors: ["not_signed_in", "not_found", "code_invalid", "sms_unavailable"],
  limit: 30,
});
