import { sql } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { rowsOf } from "../db/db.ts";
import type { OpenDatabase } from "../db/open.ts";
import { everyTestDatabase } from "../testing/database.ts";
import { deferred } from "../testing/deferred.ts";
import { openTasks } from "./open-tasks.ts";
import { type Found, taskKind } from "./tasks.ts";

const greet = taskKind({
  name: "greet",
  input: z.object({ name: z.string() }),
  retries: 2,
  expireSeconds: 60,
});
const once = taskKind({ name: "once", input: z.object({}), retries: 0, expireSeconds: 60 });
const silent = pino({ level: "silent" });

/** Resolves after the given number of calls. */
function collect<T>(count: number) {
  const all = deferred<T[]>();
  const got: T[] = [];
  return {
    done: all.promise,
    add: async (item: T) => {
      got.push(item);
      if (got.length === count) all.resolve([...got]);
    },
  };
}

describe.each(everyTestDatabase())("tasks on $name", ({ open }) => {
  let database: OpenDatabase;
  const running: { stop(graceMs: number): Promise<void> }[] = [];
  const tasksOn = (log = silent) => {
    const tasks = openTasks(database, log, { pollMs: 100, cronSeconds: 1 });
    running.push(tasks);
    return tasks;
  };
  const states = async (name: string) =>
    rowsOf<{ state: string }>(
      await database.db.execute(
        sql`SELECT state::text FROM pgboss.job WHERE name = ${name} ORDER BY created_on`,
      ),
    ).map((row) => row.state);

  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  afterEach(async () => {
    for (const tasks of running.splice(0)) await tasks.stop(0);
    await database.query("TRUNCATE pgboss.job, pgboss.schedule");
    await database.query("UPDATE pgboss.version SET cron_on = NULL");
  });

  it("runs a task once, with its input parsed", async () => {
    const tasks = tasksOn();
    const heard = collect<{ name: string }>(2);
    tasks.handle(greet, heard.add);
    await tasks.start();
    await tasks.add(database.db, greet, { name: "Ada" });
    await tasks.add(database.db, greet, { name: "Grace" });
    expect(await heard.done).toEqual([{ name: "Ada" }, { name: "Grace" }]);
    await tasks.stop(5_000);
    expect(await states("greet")).toEqual(["completed", "completed"]);
  });

  it("shares the work between two processes without doing any twice", async () => {
    const names = Array.from({ length: 20 }, (_, index) => `n${index}`);
    const heard = collect<string>(names.length);
    for (const tasks of [tasksOn(), tasksOn()]) {
      tasks.handle(greet, ({ name }) => heard.add(name));
      await tasks.start();
      for (const name of names.splice(0, 10)) await tasks.add(database.db, greet, { name });
    }
    const got = await heard.done;
    expect(new Set(got).size).toBe(20);
  });

  it("leaves nothing when its transaction is rolled back", async () => {
    const tasks = tasksOn();
    await tasks.start();
    const undone = database.db.transaction(async (tx) => {
      await tasks.add(tx, greet, { name: "Ada" });
      expect(rowsOf(await tx.execute(sql`SELECT 1 FROM pgboss.job WHERE name = 'greet'`))).toHaveLength(1);
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    expect(await states("greet")).toEqual([]);
  });

  it("keeps a task whose kind nobody handles yet", async () => {
    const unheard = taskKind({ ...greet, name: "unheard" });
    await tasksOn().add(database.db, unheard, { name: "Ada" });
    const later = tasksOn();
    const heard = collect<string>(1);
    later.handle(unheard, ({ name }) => heard.add(name));
    await later.start();
    expect(await heard.done).toEqual(["Ada"]);
  });

  it("tries again after a failure, and gives up after the last try", async () => {
    const tasks = tasksOn();
    const tries = collect<string>(2);
    const failedOnce = deferred();
    tasks.handle(greet, async ({ name }) => {
      await tries.add(name);
      if ((await states("greet")).length > 0 && !retried) {
        retried = true;
        throw new Error("not now");
      }
    });
    tasks.handle(once, async () => {
      failedOnce.resolve();
      throw new Error("never");
    });
    let retried = false;
    await tasks.start();
    await tasks.add(database.db, once, {});
    await tasks.add(database.db, greet, { name: "Ada" });
    expect(await tries.done).toEqual(["Ada", "Ada"]);
    await failedOnce.promise;
    await tasks.stop(5_000);
    expect(await states("greet")).toEqual(["completed"]);
    expect(await states("once")).toEqual(["failed"]);
  });

  it("waits for the instant of a delayed task", async () => {
    const tasks = tasksOn();
    const heard = collect<string>(2);
    tasks.handle(greet, ({ name }) => heard.add(name));
    await tasks.start();
    await tasks.add(database.db, greet, { name: "later" }, { startAfter: new Date(Date.now() + 700) });
    await tasks.add(
      database.db,
      greet,
      { name: "tomorrow" },
      { startAfter: new Date(Date.now() + 86_400_000) },
    );
    await tasks.add(database.db, greet, { name: "now" });
    expect(await heard.done).toEqual(["now", "later"]);
  });

  it("holds at most one waiting task with a key", async () => {
    const tasks = tasksOn();
    const startAfter = new Date(Date.now() + 86_400_000);
    for (const name of ["first", "second"])
      await tasks.add(database.db, greet, { name }, { key: "same", startAfter });
    await tasks.add(database.db, greet, { name: "third" }, { key: "other", startAfter });
    expect(await states("greet")).toHaveLength(2);
  });

  it("runs what is scheduled once for all processes, and forgets a schedule that is gone", async () => {
    const heard = collect<string>(1);
    for (const tasks of [tasksOn(), tasksOn()]) {
      tasks.handle(greet, ({ name }) => heard.add(name));
      tasks.every(greet, "* * * * *", { name: "every minute" });
      await tasks.start();
    }
    expect(await heard.done).toEqual(["every minute"]);
    for (const tasks of running) await tasks.stop(5_000);
    expect(await states("greet")).toHaveLength(1);
    const without = tasksOn();
    await without.start();
    expect(rowsOf(await database.db.execute(sql`SELECT 1 FROM pgboss.schedule`))).toEqual([]);
  });

  it("finishes what is running before it stops, and takes nothing new", async () => {
    const tasks = tasksOn();
    const [began, go] = [deferred(), deferred()];
    tasks.handle(greet, async () => {
      began.resolve();
      await go.promise;
    });
    await tasks.start();
    await tasks.add(database.db, greet, { name: "running" });
    await began.promise;
    await tasks.add(database.db, greet, { name: "waiting" });
    const stopped = tasks.stop(10_000);
    go.resolve();
    await stopped;
    expect(await states("greet")).toEqual(["completed", "created"]);
  });

  it("hands back what does not end in time", async () => {
    const tasks = tasksOn();
    const [began, aborted] = [deferred(), deferred()];
    tasks.handle(greet, async (_, signal) => {
      signal.addEventListener("abort", () => aborted.resolve());
      began.resolve();
      await new Promise(() => {});
    });
    await tasks.start();
    await tasks.add(database.db, greet, { name: "endless" });
    await began.promise;
    await tasks.stop(10);
    await aborted.promise;
    expect(await states("greet")).toEqual(["retry"]);
  });

  it("logs which task took how long, and neither its input nor the values of a failed statement", async () => {
    const lines: string[] = [];
    const log = pino({ level: "debug" }, { write: (line) => lines.push(line) });
    const tasks = tasksOn(log);
    tasks.handle(greet, async ({ name }) => {
      await database.db.execute(sql`SELECT ${name}::uuid`);
    });
    const done = deferred();
    const runs: Found[] = ["idle", "work"];
    tasks.handle(once, async () => {
      const found = runs.shift() ?? "work";
      if (found === "work") done.resolve();
      return found;
    });
    await tasks.start();
    await tasks.add(database.db, greet, { name: "secret-name" });
    await tasks.add(database.db, once, {});
    await tasks.add(database.db, once, {});
    await done.promise;
    await tasks.stop(5_000);
    const all = lines.join("");
    // A run that found nothing is logged at level 20 (debug), the others at 30 (info).
    expect(
      lines.filter((line) => line.includes('"task":"once"')).map((line) => JSON.parse(line).level),
    ).toEqual([20, 30]);
    expect(all).toMatch(/"ms":\d+/);
    expect(all).toContain('"sqlState":"22P02"');
    expect(all).not.toContain("secret-name");
    const kept = rowsOf<{ output: unknown }>(
      await database.db.execute(sql`SELECT output FROM pgboss.job WHERE name = 'greet'`),
    );
    expect(JSON.stringify(kept)).not.toContain("secret-name");
  });
});

describe.each(everyTestDatabase())("tasks on $name that goes away", ({ open }) => {
  it("marks what was running, and goes on when it is back", async () => {
    const database = await open();
    const tasks = openTasks(database, silent, { pollMs: 100 });
    const heard = collect<string>(2);
    tasks.handle(greet, async ({ name }) => {
      // All connections to this database except this one.
      await database.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      await heard.add(name);
    });
    await tasks.add(database.db, greet, { name: "before" });
    await tasks.add(database.db, greet, { name: "after" });
    await tasks.start();
    expect(await heard.done).toEqual(["before", "after"]);
    await tasks.stop(5_000);
    const { rows } = await database.query("SELECT state::text FROM pgboss.job WHERE name = 'greet'");
    expect(rows).toEqual([{ state: "completed" }, { state: "completed" }]);
    await database.close();
  });
});
