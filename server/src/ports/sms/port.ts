import type { Language } from "@waymark/contract/values";
import type { Db } from "../../db/db.ts";
import type { WhenSent } from "../outgoing/queue-message.ts";

/** A text message of the locale files: `sms.<key>`. `to` is E.164. */
export interface SmsMessage {
  readonly userId: string | null;
  readonly to: string;
  readonly language: Language;
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  /** Starts when the text leaves: the lifetime of the code in it. */
  readonly whenSent?: WhenSent;
}

/** Text messages are rows of the caller's transaction; a task gives them to the configured carrier, at most once. */
export interface Sms {
  /** @returns the message's id. */
  send(db: Db, message: SmsMessage): Promise<string>;
  /**
   * Delivers an earlier message for a person who waits for it. Not inside a transaction.
   * @throws AppError `phone_unreachable`, `phone_country`, `phone_stopped`, `sms_cap`, `sms_unavailable`.
   */
  deliverNow(id: string): Promise<void>;
  /** Whether text messages really leave this machine; false for the outbox. */
  readonly leaves: boolean;
}
