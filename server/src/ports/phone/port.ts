import type { Language } from "@waymark/contract/values";

/** Whose number is to be proven. */
export interface PhoneToProve {
  readonly userId: string;
  /** E.164. */
  readonly to: string;
}

/**
 * Proves that a number is a person's by a code of six digits that works for ten minutes, once, with five attempts.
 * What is started for one person and number proves no other.
 */
export interface PhoneVerifier {
  readonly name: "outbox" | "sms" | "twilio-verify";
  /** Whether codes really leave this machine; false for the outbox. */
  readonly leaves: boolean;
  /**
   * Sends a code; it takes the place of the one before. Not inside a transaction.
   * @throws AppError `rate_limited` after 5 within the hour to one number, `phone_unreachable`, `phone_country`,
   * `phone_stopped`, `sms_cap`, `sms_unavailable`.
   */
  start(phone: PhoneToProve, language: Language): Promise<void>;
  /**
   * Uses a code up. Not inside a transaction: a wrong attempt stays counted.
   * @throws AppError `code_invalid`, `sms_unavailable`.
   */
  check(phone: PhoneToProve, code: string): Promise<void>;
}
