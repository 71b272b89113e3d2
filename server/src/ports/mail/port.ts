import type { Language } from "@waymark/contract/values";
import type { Db } from "../../db/db.ts";
import type { Carrier, WhenSent } from "../outgoing/leave-message.ts";

/** A message as the locale files word it: `mail.<key>.subject` and `mail.<key>.text`. */
export interface MailMessage {
  readonly userId: string | null;
  readonly to: string;
  readonly language: Language;
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  /** The full key of the subject, when it is not the message's own. */
  readonly subjectKey?: string;
  /** Sentences worded by the caller, each a line where the text says `{{lines}}`. */
  readonly lines?: readonly string[];
  /** Where a mail program unsubscribes its reader with one click (RFC 8058). */
  readonly unsubscribe?: string;
  /** What somebody wrote, put below the text line by line; only for mail to the operator. */
  readonly quote?: string;
  /** What begins when the mail leaves: the life of the code or link in it. */
  readonly whenSent?: WhenSent;
}

/** Mail leaves as a row of the transaction; a task hands it to the configured sender, at most once. */
export interface Mail {
  send(db: Db, message: MailMessage): Promise<void>;
  /**
   * For somebody who asks for a mail and waits for it: whether one of this key may still leave today. Ask it before
   * anything is looked up, so that the answer says nothing about an address.
   * @throws AppError `mail_limit` (details: retryAfter).
   */
  requireRoom(db: Db, key: string): Promise<void>;
  /** Whether mail really leaves this machine; false for the outbox. */
  readonly leaves: boolean;
}

/** What really carries a message away. */
export interface MailSender extends Carrier {
  readonly name: "outbox" | "smtp";
  close(): Promise<void>;
}
