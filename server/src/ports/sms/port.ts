import type { Language } from "@waymark/contract/values";
import type { Db } from "../../db/db.ts";
import type { WhenSent } from "../outgoing/queue-message.ts";

/** Text `sms.<key>` of the locale files. `to` is E.164. */
export interface SmsMessage {
  readonly userId: string | null;
  readonly to: string;
  readonly language: Language;
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  /** The lifetime of the code then starts when the text leaves. */
  readonly whenSent?: WhenSent;
}

/** Rows of the caller's transaction; a task gives them to the configured carrier, at most once. */
export interface Sms {
  /** @returns the message's id. */
  send(db: Db, message: SmsMessage): Promise<string>;
  /**
   * For a person who waits for the message. Not inside a transaction.
   * @throws AppError `phone_unreachable`, `phone_country`, `phone_stopped`, `sms_cap`, `sms_unavailable`.
   */
  deliverNow(id: string): Promise<void>;
  readonly leaves: boolean;
}
