import { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { type TaskKind, taskKind } from "../../tasks/tasks.ts";
import { type MessageContent, nobodysKey, openContent, sealContent } from "./content.ts";
import { type Channel, claimMessage, insertMessage, settleMessage } from "./store.ts";

/** What the ports for mail and text messages need of the product. */
export type MessageDeps = Pick<Deps, "config" | "db" | "keys" | "log" | "now" | "say" | "tasks">;

/** Carries one message away, or keeps it here. */
export interface Carrier {
  readonly name: string;
  deliver(message: { id: string } & MessageContent): Promise<void>;
}

/** The message certainly did not leave; `again` says whether a later try may succeed. */
export class NotSent extends Error {
  readonly again: boolean;
  constructor(reason: string, again: boolean) {
    super(reason);
    this.again = again;
  }
}

const MessageId = z.object({ id: z.string() });
export type DeliverTask = TaskKind<typeof MessageId>;

export const deliverTask = (channel: Channel): DeliverTask =>
  taskKind({ name: `deliver-${channel}`, input: MessageId, retries: 6, expireSeconds: 120 });

/** Writes a message and the task of delivering it as rows of the caller's transaction. */
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
  },
): Promise<void> {
  const { channel, userId, language, key, content } = message;
  const row = { id: newId(), channel, sealedFor: userId ?? nobodysKey, language, key };
  const sealed = await sealContent(deps.keys, db, row, content);
  await insertMessage(db, { ...row, sealed, at: deps.now() });
  await deps.tasks.add(db, task, { id: row.id });
}

/**
 * Delivers a message at most once: it is claimed before it leaves. One that certainly did not leave waits again,
 * and the task fails so that it is tried again; one of which nobody knows is never sent a second time.
 */
export async function deliverMessage(
  deps: MessageDeps,
  task: DeliverTask,
  carrier: Carrier,
  id: string,
): Promise<void> {
  const { db, keys, now, log } = deps;
  const message = await claimMessage(db, id, now());
  if (message === undefined) return;
  const { sealed, sealedFor } = message;
  try {
    if (sealed === null) throw new NotSent("empty", false);
    await carrier.deliver({ id, ...(await openContent(keys, db, { id, sealed, sealedFor })) });
  } catch (error) {
    const again = error instanceof NotSent && error.again && message.attempts <= task.retries;
    const problem = error instanceof NotSent ? error.message : "unknown";
    await settleMessage(db, id, { state: again ? "waiting" : "failed", problem, at: now() });
    log.warn({ messageId: id, problem, again }, "a message was not delivered");
    if (again) throw error;
    return;
  }
  await settleMessage(db, id, { state: carrier.name === "outbox" ? "kept" : "sent", at: now() });
}
