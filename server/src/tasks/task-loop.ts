import type PgBoss from "pg-boss";
import type { Logger } from "pino";
import { isDatabaseGone } from "../db/db.ts";
import { describeProblem } from "../describe-problem.ts";
import { Pause } from "./pause.ts";
import type { Found, TaskKind } from "./tasks.ts";

interface LoopOptions {
  readonly kind: TaskKind;
  readonly run: (input: unknown, signal: AbortSignal) => Promise<unknown>;
  readonly boss: PgBoss;
  readonly db: PgBoss.Db;
  readonly log: Logger;
}

export class TaskLoop {
  readonly #options: LoopOptions;
  readonly #closing = new AbortController();
  readonly #pause = new Pause();
  #taking = true;
  #done: Promise<void> = Promise.resolve();
  #current: string | undefined;

  constructor(options: LoopOptions) {
    this.#options = options;
  }

  start(): void {
    this.#done = this.#loop();
  }

  wake(): void {
    this.#pause.end();
  }

  finish(): Promise<void> {
    this.#taking = false;
    this.#pause.end();
    return this.#done;
  }

  async abandon(): Promise<void> {
    this.#closing.abort();
    const id = this.#current;
    if (id === undefined) return;
    const { boss, kind, db } = this.#options;
    await boss.fail(kind.name, id, { name: "closing" }, { db });
  }

  async #loop(): Promise<void> {
    const { boss, kind, db } = this.#options;
    await this.#pause.wait();
    while (this.#taking) {
      // The queue's fetch returns nothing when the database is away; `db` has reported that.
      const [job] = await boss.fetch<object>(kind.name, { db, batchSize: 1 });
      if (job === undefined) await this.#pause.wait();
      else {
        this.#current = job.id;
        await this.#work(job);
        this.#current = undefined;
      }
    }
  }

  async #work(job: PgBoss.Job): Promise<void> {
    const { kind, log, boss, db } = this.#options;
    const about = { task: kind.name, id: job.id };
    const started = performance.now();
    const tooLong = new AbortController();
    const limit = setTimeout(() => tooLong.abort(new Error("time limit")), kind.expireSeconds * 1000);
    const signal = AbortSignal.any([this.#closing.signal, tooLong.signal]);
    try {
      const input: unknown = kind.input.parse(job.data);
      const found = await Promise.race([this.#options.run(input, signal), rejected(signal)]);
      await this.#settle(() => boss.complete(kind.name, job.id, {}, { db }));
      const level = found === ("idle" satisfies Found) ? "debug" : "info";
      log[level]({ ...about, ms: Math.round(performance.now() - started) }, "task done");
    } catch (error) {
      const problem = describeProblem(error);
      log.warn({ ...about, ms: Math.round(performance.now() - started), problem }, "task failed");
      if (!this.#closing.signal.aborted)
        await this.#settle(() => boss.fail(kind.name, job.id, { ...problem }, { db }));
    } finally {
      clearTimeout(limit);
    }
  }

  /** However long the database is away; an unmarked task runs again after its time limit. */
  async #settle(mark: () => Promise<unknown>): Promise<void> {
    for (;;) {
      try {
        await mark();
        return;
      } catch (error) {
        if (!isDatabaseGone(error) || !this.#taking) {
          this.#options.log.warn({ problem: describeProblem(error) }, "task could not be marked");
          return;
        }
        await this.#pause.wait(1_000);
      }
    }
  }
}

function rejected(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
