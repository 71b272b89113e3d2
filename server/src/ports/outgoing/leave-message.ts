import type { ErrorCode } from "@waymark/contract/errors";
import { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { type TaskKind, taskKind } from "../../tasks/tasks.ts";
import { type MessageContent, nobodysKey, sealContent } from "./content.ts";
import { type Channel, insertMessage } from "./store.ts";

/** What the ports for mail and text messages need of the product. */
export type MessageDeps = Pick<Deps, "config" | "db" | "keys" | "log" | "now" | "say" | "tasks">;

/** A message on its way: `key` says which one of the locale files it is. */
export type Parcel = { readonly id: string; readonly key: string } & MessageContent;

/** Carries one message away, or keeps it here. */
export interface Carrier {
  readonly name: string;
  /**
   * Calls `handOver` and waits for it just before the message itself is given away: from then on it may arrive. A
   * carrier that keeps messages here does not call it.
   * @throws NotSent when the message certainly did not leave; any other error when nobody knows.
   */
  deliver(parcel: Parcel, handOver: () => Promise<void>): Promise<void>;
}

/**
 * The message certainly did not leave; `again` says whether a later try may succeed, `code` what to tell somebody
 * who waits for it.
 */
export class NotSent extends Error {
  readonly again: boolean;
  readonly code: ErrorCode | undefined;
  constructor(reason: string, again: boolean, code?: ErrorCode) {
    super(reason);
    this.again = again;
    this.code = code;
  }
}

/** The reader wants no such message: it is thrown away, which is no failure. */
export class NotWanted extends Error {}

const WhenSent = z.object({ key: z.string(), at: z.coerce.date() });
export type WhenSentTask = TaskKind<typeof WhenSent>;

/**
 * A task that runs once a message has left, with the key that its sender gave and the instant. By it the life of a
 * mailed code or link begins when the mail leaves, not when it was written.
 */
export const whenSentTask = (name: string): WhenSentTask =>
  taskKind({ name, input: WhenSent, retries: 6, expireSeconds: 60 });

/** What begins when a message leaves. */
export interface WhenSent {
  readonly task: WhenSentTask;
  readonly key: string;
}

const MessageId = z.object({ id: z.string() });
export type DeliverTask = TaskKind<typeof MessageId>;

/** The retries are for a database that is away; a message that was refused gets a task for its next try. */
export const deliverTask = (channel: Channel): DeliverTask =>
  taskKind({ name: `deliver-${channel}`, input: MessageId, retries: 6, expireSeconds: 120 });

/** Writes a message and the task of delivering it as rows of the caller's transaction. @returns its id. */
export async function leaveMessage(
  deps: MessageDeps,
  db: Db,
  task: DeliverTask,
  message: {
    channel: Channel;
    userId: string | null;
    language: string;
    key: string;
    content: MessageContent;
    whenSent: WhenSent | undefined;
  },
): Promise<string> {
  const { channel, userId, language, key, content, whenSent } = message;
  const row = { id: newId(), channel, sealedFor: userId ?? nobodysKey, language, key };
  const sealed = await sealContent(deps.keys, db, row, content);
  const then = { whenSent: whenSent?.task.name ?? null, whenSentKey: whenSent?.key ?? null };
  await insertMessage(db, { ...row, ...then, sealed, at: deps.now() });
  await deps.tasks.add(db, task, { id: row.id }, { key: row.id });
  return row.id;
}
