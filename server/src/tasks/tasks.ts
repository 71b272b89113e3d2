import type { z } from "zod";
import type { Db } from "../db/db.ts";

/** A kind of background task: the name of its queue and the shape of its input. */
export interface TaskKind<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly input: Schema;
  /** Retries after the first attempt, with growing pauses. */
  readonly retries: number;
  /** Seconds after which an attempt counts as lost. */
  readonly expireSeconds: number;
}

/** The result of a run that looks for due work. */
export type Found = "work" | "idle";

/** Background tasks in the database; any free process runs them. */
export interface Tasks {
  /** Adds a task as a row of the given database or transaction. At most one task waits with the same `key`. */
  add<S extends z.ZodType>(
    db: Db,
    kind: TaskKind<S>,
    input: z.input<S>,
    options?: { startAfter?: Date; key?: string },
  ): Promise<void>;
  /**
   * Sets the handler of a kind. The signal aborts when the process closes. Call before `start`. A run that returns
   * `idle` found nothing to do and is not logged as news.
   */
  handle<S extends z.ZodType>(
    kind: TaskKind<S>,
    run: (input: z.output<S>, signal: AbortSignal) => Promise<void> | Promise<Found>,
  ): void;
  /** Runs a task on a cron pattern in UTC, once for all processes. Call before `start`. */
  every<S extends z.ZodType>(kind: TaskKind<S>, cron: string, input: z.input<S>): void;
  /** Begins to create the queues of the registered kinds, which `start` waits for; a first start needs a second for it. */
  createQueues(): void;
  start(): Promise<void>;
  /** Waits up to `graceMs` for running tasks, and takes no new ones. */
  stop(graceMs: number): Promise<void>;
}

/** Keeps the exact input type of a kind. */
export const taskKind = <S extends z.ZodType>(kind: TaskKind<S>): TaskKind<S> => kind;
