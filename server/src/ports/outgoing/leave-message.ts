import { AppError, type ErrorCode } from "@waymark/contract/errors";
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

const MessageId = z.object({ id: z.string() });
export type DeliverTask = TaskKind<typeof MessageId>;

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
  },
): Promise<string> {
  const { channel, userId, language, key, content } = message;
  const row = { id: newId(), channel, sealedFor: userId ?? nobodysKey, language, key };
  const sealed = await sealContent(deps.keys, db, row, content);
  await insertMessage(db, { ...row, sealed, at: deps.now() });
  await deps.tasks.add(db, task, { id: row.id });
  return row.id;
}

/** What became of a message; undefined when somebody else has taken it. */
type Outcome = { state: "sent" | "kept" | "waiting" | "failed"; error?: unknown };

/** Delivers a message unless it is taken, and says what became of it. */
async function tryMessage(deps: MessageDeps, carrier: Carrier, id: string, tries: number) {
  const { db, keys, now, log } = deps;
  const message = await claimMessage(db, id, now());
  if (message === undefined) return undefined;
  const { sealed, sealedFor } = message;
  let outcome: Outcome = { state: carrier.name === "outbox" ? "kept" : "sent" };
  try {
    if (sealed === null) throw new NotSent("empty", false);
    await carrier.deliver({ id, ...(await openContent(keys, db, { id, sealed, sealedFor })) });
  } catch (error) {
    const again = error instanceof NotSent && error.again && message.attempts < tries;
    const problem = error instanceof NotSent ? error.message : "unknown";
    outcome = { state: again ? "waiting" : "failed", error };
    await settleMessage(db, id, { state: outcome.state, problem, at: now() });
    log.warn({ messageId: id, problem, again }, "a message was not delivered");
    return outcome;
  }
  await settleMessage(db, id, { state: outcome.state, at: now() });
  return outcome;
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
  const outcome = await tryMessage(deps, carrier, id, task.retries + 1);
  if (outcome?.state === "waiting") throw outcome.error;
}

/**
 * Delivers a message for somebody who waits for it: one try, and what went wrong is told.
 * @throws AppError the code that the carrier gave, else `fallback`.
 */
export async function deliverAtOnce(
  deps: MessageDeps,
  carrier: Carrier,
  id: string,
  fallback: ErrorCode,
): Promise<void> {
  const outcome = await tryMessage(deps, carrier, id, 1);
  if (outcome?.state !== "failed") return;
  const { error } = outcome;
  throw new AppError((error instanceof NotSent ? error.code : undefined) ?? fallback, undefined, error);
}
