import type { Language } from "@waymark/contract/values";
import type { Db } from "../../db/db.ts";

/** A message as the locale files word it: `mail.<key>.subject` and `mail.<key>.text`. */
export interface MailMessage {
  readonly userId: string | null;
  readonly to: string;
  readonly language: Language;
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  /** What somebody wrote, put below the text line by line; only for mail to the operator. */
  readonly quote?: string;
}

/** Mail leaves as a row of the transaction; a task hands it to the configured sender, at most once. */
export interface Mail {
  send(db: Db, message: MailMessage): Promise<void>;
  /** Whether mail really leaves this machine; false for the outbox. */
  readonly leaves: boolean;
}

/** What really carries a message away. */
export interface MailSender {
  readonly name: "outbox" | "smtp";
  deliver(message: { id: string; to: string; subject: string; text: string }): Promise<void>;
  close(): Promise<void>;
}
