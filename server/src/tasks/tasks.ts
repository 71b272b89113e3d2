import type { z } from "zod";
import type { Db } from "../db/db.ts";

/** A kind of background work: its queue's name and the shape of its input. */
export interface TaskKind<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly input: Schema;
  /** Tries after the first one failed, with growing pauses. */
  readonly retries: number;
  /** Seconds after which a try counts as lost. */
  readonly expireSeconds: number;
}

/** What a look for work that is due found. */
export type Found = "work" | "idle";

/** Background work kept in the database, run by whichever process is free. */
export interface Tasks {
  /** Adds a task as a row of the given database or transaction. `key`: at most one waiting task with it. */
  add<S extends z.ZodType>(
    db: Db,
    kind: TaskKind<S>,
    input: z.input<S>,
    options?: { startAfter?: Date; key?: string },
  ): Promise<void>;
  /**
   * Says who does a kind of task. The signal aborts when the process closes. Call before `start`. A look that answers
   * `idle` found nothing to do, and is no news for the log.
   */
  handle<S extends z.ZodType>(
    kind: TaskKind<S>,
    run: (input: z.output<S>, signal: AbortSignal) => Promise<void> | Promise<Found>,
  ): void;
  /** Runs a task on a cron pattern in UTC, once for all processes. Call before `start`. */
  every<S extends z.ZodType>(kind: TaskKind<S>, cron: string, input: z.input<S>): void;
  start(): Promise<void>;
  /** Finishes what is running, at most `graceMs`, and takes nothing new. */
  stop(graceMs: number): Promise<void>;
}

/** Keeps the exact input type of a kind. */
export const taskKind = <S extends z.ZodType>(kind: TaskKind<S>): TaskKind<S> => kind;
