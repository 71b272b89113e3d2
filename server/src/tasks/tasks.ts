import type { z } from "zod";
import type { Db } from "../db/db.ts";

export interface TaskKind<Schema extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly input: Schema;
  /** Retries after the first attempt, with growing pauses. */
  readonly retries: number;
  /** Seconds after which an attempt counts as lost. */
  readonly expireSeconds: number;
}

export type Found = "work" | "idle";

export interface Tasks {
  /** In the given database or transaction. At most one task waits with the same `key`. */
  add<S extends z.ZodType>(
    db: Db,
    kind: TaskKind<S>,
    input: z.input<S>,
    options?: { startAfter?: Date; key?: string },
  ): Promise<void>;
  /**
   * Call before `start`. The signal aborts when the process closes. A run that returns `idle` is not logged as news.
   */
  handle<S extends z.ZodType>(
    kind: TaskKind<S>,
    run: (input: z.output<S>, signal: AbortSignal) => Promise<void> | Promise<Found>,
  ): void;
  /** A cron pattern in UTC, once for all processes. Call before `start`. */
  every<S extends z.ZodType>(kind: TaskKind<S>, cron: string, input: z.input<S>): void;
  /** `start` waits for it; a first start needs a second for it. */
  createQueues(): void;
  start(): Promise<void>;
  stop(graceMs: number): Promise<void>;
}

export const taskKind = <S extends z.ZodType>(kind: TaskKind<S>): TaskKind<S> => kind;
