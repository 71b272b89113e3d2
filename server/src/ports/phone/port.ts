import type { Language } from "@waymark/contract/values";

/** The person and number to prove. */
export interface PhoneToProve {
  readonly userId: string;
  /** E.164. */
  readonly to: string;
}

/** A number to prove, and the network that asks, which gets at most half of the codes a number gets in an hour. */
export interface PhoneToStart extends PhoneToProve {
  readonly network?: string;
}

/**
 * Proves that a number belongs to a person: a code of six digits, valid once for ten minutes with five attempts. A code
 * started for one person and number proves no other.
 */
export interface PhoneVerifier {
  readonly name: "outbox" | "sms" | "twilio-verify";
  /** Whether codes really leave this machine; false for the outbox. */
  readonly leaves: boolean;
  /**
   * Sends a code, which replaces the previous one. Not inside a transaction.
   * @throws AppError `rate_limited` after 5 within the hour to one number, `phone_unreachable`, `phone_country`,
   * `phone_stopped`, `sms_cap`, `sms_unavailable`.
   */
  start(phone: PhoneToStart, language: Language): Promise<void>;
  /**
   * Uses a code up. Not inside a transaction: a wrong attempt stays counted.
   * @throws AppError `code_invalid`, `sms_unavailable`.
   */
  check(phone: PhoneToProve, code: string): Promise<void>;
}
