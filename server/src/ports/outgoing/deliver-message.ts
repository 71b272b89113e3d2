import { AppError, type ErrorCode } from "@waymark/contract/errors";
import type { Db } from "../../db/db.ts";
import { openContent } from "./content.ts";
import {
  type Carrier,
  type DeliverTask,
  deliverTask,
  type MessageDeps,
  NotSent,
  NotWanted,
  whenSentTask,
} from "./queue-message.ts";
import { givenUpAfter, nextTryAt } from "./retry-times.ts";
import {
  claimMessage,
  markHandedOver,
  type Outcome,
  readOverdue,
  readStaleClaims,
  type StoredMessage,
  settleMessage,
} from "./store.ts";

/** A message that leaves within this time after it was written needs no extension of its code or link. */
const promptMs = 60_000;
/** A claim older than this belongs to a dead process: an attempt ends within the two minutes of its task. */
const staleMs = 5 * 60_000;
/** This long after its due time a message counts as forgotten: its task was lost. */
const overdueMs = 10 * 60_000;

/** Another process has claimed the message, because this attempt took too long. */
class ClaimLost extends Error {}

/** Does nothing when another process has the message. @returns the result. */
async function tryMessage(
  deps: MessageDeps,
  task: DeliverTask,
  carrier: Carrier,
  id: string,
  mayWait: boolean,
): Promise<{ outcome: Outcome; error?: unknown } | undefined> {
  const { db, keys, now, log } = deps;
  const message = await claimMessage(db, id, now());
  if (message === undefined) return undefined;
  let claimLost = false;
  const handOver = async () => {
    claimLost = !(await markHandedOver(db, message, now()));
    if (claimLost) throw new ClaimLost();
  };
  let result: { outcome: Outcome; error?: unknown };
  try {
    const content = await openMessage({ keys, db, now }, message);
    await carrier.deliver({ id, key: message.key, ...content }, handOver);
    const state = carrier.name === "outbox" ? "kept" : "sent";
    result = { outcome: { state, problem: null, nextTryAt: null } };
  } catch (error) {
    if (claimLost) return undefined;
    result = { outcome: judged(message, error, mayWait, now()), error };
    const { state, problem } = result.outcome;
    log.warn({ messageId: id, state, problem }, "a message was not delivered");
  }
  await settle(deps, task, message, result.outcome);
  return result;
}

async function openMessage(
  { keys, db, now }: Pick<MessageDeps, "keys" | "db" | "now">,
  message: StoredMessage,
) {
  const { id, sealed, sealedFor, channel, createdAt } = message;
  if (sealed === null) throw new NotSent("empty", false);
  // No longer useful: the process was down for longer than a message waits.
  if (now().getTime() - createdAt.getTime() > givenUpAfter[channel]) throw new NotSent("too old", false);
  return openContent(keys, db, { id, sealed, sealedFor });
}

function judged(message: StoredMessage, error: unknown, mayWait: boolean, now: Date): Outcome {
  if (error instanceof NotWanted) return { state: "dropped", problem: error.message, nextTryAt: null };
  const problem = error instanceof NotSent ? error.message : "unknown";
  const again = mayWait && error instanceof NotSent && error.again;
  const next = again ? nextTryAt(message.channel, message.createdAt, now) : null;
  return { state: next === null ? "failed" : "waiting", problem, nextTryAt: next };
}

async function settle(
  deps: MessageDeps,
  task: DeliverTask,
  message: StoredMessage,
  outcome: Outcome,
): Promise<void> {
  const at = deps.now();
  await deps.db.transaction(async (tx) => {
    if (!(await settleMessage(tx, message, outcome, at))) return;
    const { state, problem, nextTryAt: startAfter } = outcome;
    if (startAfter !== null)
      await deps.tasks.add(tx, task, { id: message.id }, { key: message.id, startAfter });
    // With "unknown" it may have arrived, and its link may be opened.
    const left = state === "sent" || state === "kept" || problem === "unknown";
    if (left) await beginLife(deps, tx, message, at);
  });
}

async function beginLife(deps: MessageDeps, db: Db, message: StoredMessage, at: Date): Promise<void> {
  const { whenSent: name, whenSentKey: key, createdAt } = message;
  if (name === null || key === null || at.getTime() - createdAt.getTime() < promptMs) return;
  await deps.tasks.add(db, whenSentTask(name), { key, at: at.toISOString() });
}

/**
 * At most once: a message is claimed before it leaves. One that certainly did not leave is retried for two days; one
 * with an unknown result is never sent again.
 */
export async function deliverMessage(
  deps: MessageDeps,
  task: DeliverTask,
  carrier: Carrier,
  id: string,
): Promise<void> {
  await tryMessage(deps, task, carrier, id, true);
}

/**
 * A single attempt, for a person who waits for it. @throws AppError the code that the carrier gave, else `fallback`.
 */
export async function deliverAtOnce(
  deps: MessageDeps,
  task: DeliverTask,
  carrier: Carrier,
  id: string,
  fallback: ErrorCode,
): Promise<void> {
  const tried = await tryMessage(deps, task, carrier, id, false);
  if (tried?.outcome.state !== "failed") return;
  const { error } = tried;
  throw new AppError((error instanceof NotSent ? error.code : undefined) ?? fallback, undefined, error);
}

/**
 * After a process died: retries a message that was claimed but not handed over, settles one that was handed over,
 * because it may have arrived, and gives a message without a task another one.
 * @param staleAfterMs Age of a claim from which its process counts as dead.
 */
export async function sweepMessages(deps: MessageDeps, staleAfterMs: number = staleMs): Promise<void> {
  const now = deps.now();
  const ago = (ms: number) => new Date(now.getTime() - ms);
  for (const message of await readStaleClaims(deps.db, ago(staleAfterMs))) {
    const outcome: Outcome =
      message.handedOverAt === null
        ? { state: "waiting", problem: "interrupted", nextTryAt: now }
        : { state: "failed", problem: "unknown", nextTryAt: null };
    deps.log.warn({ messageId: message.id, state: outcome.state }, "a message's delivery was interrupted");
    await settle(deps, deliverTask(message.channel), message, outcome);
  }
  for (const { id, channel } of await readOverdue(deps.db, ago(overdueMs)))
    await deps.tasks.add(deps.db, deliverTask(channel), { id }, { key: id });
}
