import { sql } from "drizzle-orm";
import PgBoss from "pg-boss";
import type { Logger } from "pino";
import type { z } from "zod";
import { afterCommit, type Db, isDatabaseGone, rowsOf } from "../db/db.ts";
import type { OpenDatabase } from "../db/open.ts";
import { describeProblem } from "../describe-problem.ts";
import { newId } from "../ids.ts";
import { ignoringFailures, throughConnection, throughDrizzle } from "./boss-database.ts";
import { Pause } from "./pause.ts";
import { TaskLoop } from "./task-loop.ts";
import type { TaskKind, Tasks } from "./tasks.ts";
import { within } from "./within.ts";

const channel = "waymark_tasks";

interface Timing {
  /** Pause between checks for delayed tasks, in milliseconds; new ones are notified at once. */
  readonly pollMs?: number;
  /** Pause between checks for due schedules, in seconds. */
  readonly cronSeconds?: number;
}

const retrying = (kind: TaskKind) => ({
  retryLimit: kind.retries,
  retryDelay: 2,
  retryBackoff: true,
  expireInSeconds: kind.expireSeconds,
});

const queueOptions = (kind: TaskKind) => ({ policy: "short", ...retrying(kind) });

export function openTasks(database: OpenDatabase, log: Logger, timing: Timing = {}): Tasks {
  let away = false;
  const strict = throughConnection(database, (error) => {
    // While the database is away every poll fails; it is logged once.
    const gone = isDatabaseGone(error);
    if (!gone || !away) log.warn({ problem: describeProblem(error) }, "task queue cannot reach its tables");
    away = gone;
  });
  const cronSeconds = timing.cronSeconds ?? 30;
  const boss = new PgBoss({
    db: ignoringFailures(strict),
    // Its tables belong to the upgrade, which saves the database first.
    migrate: false,
    cronMonitorIntervalSeconds: cronSeconds,
    cronWorkerIntervalSeconds: Math.min(cronSeconds, 5),
  });
  boss.on("error", (error) => log.warn({ problem: describeProblem(error) }, "task queue"));

  const loops = new Map<string, TaskLoop>();
  const kinds = new Map<string, TaskKind>();
  const schedules: { kind: TaskKind; cron: string; input: object }[] = [];
  let unlisten: (() => Promise<void>) | undefined;
  let queues: Promise<void> | undefined;
  const due = new DueTasks(strict, loops, timing.pollMs ?? 5_000);

  const registered = (kind: TaskKind) => {
    const known = kinds.get(kind.name);
    if (known !== undefined && known !== kind) throw new Error(`Two kinds of task are called ${kind.name}.`);
    kinds.set(kind.name, kind);
  };

  return {
    async add(db, kind, input, options = {}) {
      const data = asData(kind, input);
      const send = () =>
        boss.send(kind.name, data, {
          ...retrying(kind),
          // One waiting task for each key: a task without a key gets a unique one.
          singletonKey: options.key ?? newId(),
          ...(options.startAfter === undefined ? {} : { startAfter: options.startAfter }),
          db: throughDrizzle(db),
        });
      if ((await send()) === null && (await createMissingQueue(db, kind))) await send();
      afterCommit(db, () => database.notify(channel));
    },
    handle(kind, run) {
      registered(kind);
      if (loops.has(kind.name)) throw new Error(`Two handlers for tasks of kind ${kind.name}.`);
      // The loop parses the input with the kind's own schema before the call.
      const untyped = run as (input: unknown, signal: AbortSignal) => Promise<unknown>;
      loops.set(kind.name, new TaskLoop({ kind, run: untyped, boss, db: strict, log }));
    },
    every(kind, cron, input) {
      registered(kind);
      schedules.push({ kind, cron, input: asData(kind, input) });
    },
    createQueues() {
      queues = createMissingQueues();
      // `start` throws its error.
      queues.catch(() => {});
    },
    async start() {
      await boss.start();
      await (queues ?? createMissingQueues());
      for (const { kind, cron, input } of schedules)
        await boss.schedule(kind.name, cron, input, { tz: "UTC", ...retrying(kind) });
      for (const { name } of await boss.getSchedules())
        if (!schedules.some((schedule) => schedule.kind.name === name)) await boss.unschedule(name);
      if (database.embedded !== null) await handBackLost();
      unlisten = await database.listen(channel, () => {
        away = false;
        due.lookSoon();
      });
      for (const loop of loops.values()) loop.start();
      due.start();
    },
    async stop(graceMs) {
      const finished = Promise.all([due.stop(), ...[...loops.values()].map((loop) => loop.finish())]);
      await unlisten?.();
      if (!(await within(finished, graceMs))) {
        const abandoned = [...loops.values()].map((loop) => loop.abandon());
        await within(Promise.allSettled(abandoned), 1_000);
        await within(finished, 500);
      }
      await boss.stop({ graceful: false, close: false });
    },
  };

  /** Each queue is a table with six indexes: one transaction for all of them waits for the disk once. */
  async function createMissingQueues(): Promise<void> {
    const queues = [...kinds.values()].map((kind) => ({ name: kind.name, options: queueOptions(kind) }));
    await strict.executeSql(
      `SELECT pgboss.create_queue(queue->>'name', queue->'options') FROM json_array_elements($1::json) AS queue
       WHERE NOT EXISTS (SELECT 1 FROM pgboss.queue AS known WHERE known.name = queue->>'name')`,
      [JSON.stringify(queues)],
    );
  }

  /** Nobody else uses the embedded database, so tasks of the previous process are lost; they are retried at once. */
  async function handBackLost(): Promise<void> {
    const { rows } = await strict.executeSql(
      "SELECT name, id FROM pgboss.job WHERE name = ANY($1) AND state = 'active'",
      [[...kinds.keys()]],
    );
    for (const { name, id } of rows) await boss.fail(name, id, { name: "lost" }, { db: strict });
  }
}

/** Looks for all kinds in one query, and wakes the loops that have work. */
class DueTasks {
  readonly #db: PgBoss.Db;
  readonly #loops: ReadonlyMap<string, TaskLoop>;
  readonly #pollMs: number;
  readonly #pause = new Pause();
  #isLooking = true;
  #done: Promise<void> = Promise.resolve();

  constructor(db: PgBoss.Db, loops: ReadonlyMap<string, TaskLoop>, pollMs: number) {
    this.#db = db;
    this.#loops = loops;
    this.#pollMs = pollMs;
  }

  start(): void {
    this.#done = this.#look();
  }

  lookSoon(): void {
    this.#pause.end();
  }

  stop(): Promise<void> {
    this.#isLooking = false;
    this.#pause.end();
    return this.#done;
  }

  async #look(): Promise<void> {
    while (this.#isLooking) {
      await this.#wakeDue();
      const told = await this.#pause.wait(this.#pollMs);
      // A task read within the same clock tick does not count as due yet.
      if (told && this.#isLooking) await this.#pause.wait(20);
    }
  }

  async #wakeDue(): Promise<void> {
    try {
      const { rows } = await this.#db.executeSql(
        "SELECT DISTINCT name FROM pgboss.job WHERE name = ANY($1) AND state < 'active' AND start_after < now()",
        [[...this.#loops.keys()]],
      );
      for (const { name } of rows) this.#loops.get(name)?.wake();
    } catch {
      // The database is away, which was already logged.
    }
  }
}

/** A task of a kind without a handler in this process waits in its own queue until another process handles it. */
async function createMissingQueue(db: Db, kind: TaskKind): Promise<boolean> {
  const found = rowsOf(await db.execute(sql`SELECT 1 FROM pgboss.queue WHERE name = ${kind.name}`));
  if (found.length > 0) return false;
  await db.execute(
    sql`SELECT pgboss.create_queue(${kind.name}, ${JSON.stringify(queueOptions(kind))}::json)`,
  );
  return true;
}

function asData<S extends z.ZodType>(kind: TaskKind<S>, input: z.input<S>): object {
  kind.input.parse(input);
  if (typeof input !== "object" || input === null)
    throw new Error(`A task's input is an object: ${kind.name}.`);
  return input;
}
