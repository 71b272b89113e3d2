import type { Language } from "@waymark/contract/values";

export interface PhoneToProve {
  /** Null while there is no account; then the asking browser is named. */
  readonly userId: string | null;
  readonly browser?: string;
  /** E.164. */
  readonly to: string;
}

/** The network gets at most half of the codes that a number gets in an hour. */
export interface PhoneToStart extends PhoneToProve {
  readonly network?: string;
}

/** A code of six digits, valid once for ten minutes with five attempts, for one person and number. */
export interface PhoneVerifier {
  readonly name: "outbox" | "sms" | "twilio-verify";
  readonly leaves: boolean;
  /**
   * Replaces the previous code. Not inside a transaction.
   * @throws AppError `rate_limited` after 5 within the hour to one number, `phone_unreachable`, `phone_country`,
   * `phone_stopped`, `sms_cap`, `sms_unavailable`.
   */
  start(phone: PhoneToStart, language: Language): Promise<void>;
  /** Not inside a transaction: a wrong attempt stays counted. @throws AppError `code_invalid`, `sms_unavailable`. */
  check(phone: PhoneToProve, code: string): Promise<void>;
}
