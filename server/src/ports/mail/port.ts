import type { Language } from "@waymark/contract/values";
import type { Db } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import type { Carrier, WhenSent } from "../outgoing/queue-message.ts";

export interface MailMessage {
  readonly userId: string | null;
  readonly to: string;
  readonly language: Language;
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
  readonly subjectKey?: string;
  readonly lines?: readonly string[];
  /** Address at which a mail program unsubscribes its reader with one click (RFC 8058). */
  readonly unsubscribe?: string;
  /** A person's words, quoted line by line below the text; only for mail to the operator. */
  readonly quote?: string;
  /** The team whose brand signs the mail, where it has one. */
  readonly teamId?: string;
  /** The account that invites a stranger. */
  readonly invitedBy?: string;
  /** Starts when the mail leaves: the lifetime of the code or link in it. */
  readonly whenSent?: WhenSent;
}

/** The signature of a team's mail. */
export interface MailBrand {
  readonly name: string;
  readonly imprint: string;
  /** A proven address for answers; null for none. */
  readonly replyTo: string | null;
  readonly namesProduct: boolean;
}

/** Finds the brand of a team; null without one. */
export type BrandOfTeam = (
  deps: Pick<Deps, "config" | "db" | "keys">,
  teamId: string,
) => Promise<MailBrand | null>;

/** Mail is a row of the caller's transaction; a task gives it to the configured sender, at most once. */
export interface Mail {
  send(db: Db, message: MailMessage): Promise<void>;
  /**
   * Call it before looking anything up for a person who waits for a mail, so that the answer tells nothing about an
   * address. @throws AppError `mail_limit` (details: retryAfter).
   */
  requireBelowLimit(db: Db, key: string): Promise<void>;
  readonly leaves: boolean;
}

export interface MailSender extends Carrier {
  readonly name: "outbox" | "smtp";
  close(): Promise<void>;
}
