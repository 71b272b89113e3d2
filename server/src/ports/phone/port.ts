import type { Language } from "@waymark/contract/values";

export interface PhoneToProve {
  /** Null while there is no account; then the asking browser is named. */
  readonly userId: string | null;
  readonly browser?: string;
  /** E.164. */
  readonly to: string;
}

export interface PhoneToStart extends PhoneToProve {
  /** A network alone cannot use up the codes of a number. */
  readonly network?: string | undefined;
  /** A device or an account that the number's owner has used: strangers cannot use up its codes. */
  readonly known?: string | undefined;
}

/** A code of six digits, valid once for ten minutes with five attempts, for one person and number. */
export interface PhoneVerifier {
  readonly name: "outbox" | "sms" | "twilio-verify";
  readonly leaves: boolean;
  /**
   * Replaces the previous code. Not inside a transaction.
   * @throws AppError `rate_limited` as `codeSendings` says, `phone_unreachable`, `phone_country`,
   * `phone_stopped`, `sms_cap`, `sms_unavailable`.
   */
  start(phone: PhoneToStart, language: Language): Promise<void>;
  /** Not inside a transaction: a wrong attempt stays counted. @throws AppError `code_invalid`, `sms_unavailable`. */
  check(phone: PhoneToProve, code: string): Promise<void>;
}
