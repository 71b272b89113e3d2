import type { ErrorCode } from "@waymark/contract/errors";
import { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { type TaskKind, taskKind } from "../../tasks/tasks.ts";
import { type MessageContent, nobodysKey, sealContent } from "./content.ts";
import { type Channel, insertMessage } from "./store.ts";

export type MessageDeps = Pick<Deps, "config" | "db" | "keys" | "log" | "now" | "translate" | "tasks">;

export type NewMessage = { readonly id: string; readonly key: string } & MessageContent;

export interface Carrier {
  readonly name: string;
  /**
   * Calls `handOver` and waits for it just before the message is sent: from then on it may arrive. A carrier that
   * keeps messages does not call it.
   * @throws NotSent when the message certainly did not leave; any other error when that is unknown.
   */
  deliver(parcel: NewMessage, handOver: () => Promise<void>): Promise<void>;
}

/** `again`: a retry may succeed. `code`: the error for a person who waits. */
export class NotSent extends Error {
  readonly again: boolean;
  readonly code: ErrorCode | undefined;
  constructor(reason: string, again: boolean, code?: ErrorCode) {
    super(reason);
    this.again = again;
    this.code = code;
  }
}

/** The recipient refuses such messages: it is dropped, which is no failure. */
export class NotWanted extends Error {}

const WhenSent = z.object({ key: z.string(), at: z.coerce.date() });
export type WhenSentTask = TaskKind<typeof WhenSent>;

/**
 * Runs once a message has left, with the sender's key and the time, to start the lifetime of a mailed code or link.
 */
export const whenSentTask = (name: string): WhenSentTask =>
  taskKind({ name, input: WhenSent, retries: 6, expireSeconds: 60 });

export interface WhenSent {
  readonly task: WhenSentTask;
  readonly key: string;
}

const MessageId = z.object({ id: z.string() });
export type DeliverTask = TaskKind<typeof MessageId>;

/** The task's retries are for an unreachable database; a refused message gets a new task for its next attempt. */
export const deliverTask = (channel: Channel): DeliverTask =>
  taskKind({ name: `deliver-${channel}`, input: MessageId, retries: 6, expireSeconds: 120 });

export async function queueMessage(
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
