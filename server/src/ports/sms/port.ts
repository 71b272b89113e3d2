import type { Language } from "@waymark/contract/values";
import type { Db } from "../../db/db.ts";

/** A text message as the locale files word it: `sms.<key>`. `to` is E.164. */
export interface SmsMessage {
  readonly userId: string | null;
  readonly to: string;
  readonly language: Language;
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
}

export interface Sms {
  send(db: Db, message: SmsMessage): Promise<void>;
  readonly leaves: boolean;
}
