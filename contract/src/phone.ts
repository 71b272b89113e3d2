import { z } from "zod";
import { User } from "./accounts.ts";
import { endpoint } from "./endpoint.ts";
import { Instant, line } from "./values.ts";

/** Characters of a verification code, no more and no fewer. */
export const codeLength = 6;

/** A number with its country code, as people write it: blanks, dots, hyphens and brackets do not count. */
export const PhoneNumber = line(60).min(1);

/** Sends a code to a number. Another code sent later takes the place of this one. */
export const sendPhoneVerification = endpoint({
  method: "POST",
  path: "/api/send-phone-verification",
  access: "user",
  noun: "phone",
  action: "phone-proof",
  body: z.object({ userId: z.string().max(200), phoneNumber: PhoneNumber }),
  response: z.object({
    /** The number the code was sent to, in E.164. */
    sentTo: z.string(),
    /** When the code ends. */
    expiresAt: Instant,
    /** Text messages do not leave this server: its operator finds the code in the outbox. */
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

/** Proves a number by the code that was sent to it; the number then is the person's, verified. */
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
