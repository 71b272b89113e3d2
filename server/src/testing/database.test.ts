import { eq } from "drizzle-orm";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { ownMajor } from "../db/embedded/programs.ts";
import { ownMigrations } from "../db/migrate.ts";
import type { OpenDatabase } from "../db/open.ts";
import { events } from "../events/tables.ts";
import { openTasks } from "../tasks/open-tasks.ts";
import { taskKind } from "../tasks/tasks.ts";
import { everyTestDatabase } from "./database.ts";
import { deferred } from "./deferred.ts";
import { findPostgresBinaries, oldestPostgres } from "./postgres.ts";

it("the oldest PostgreSQL that operators may bring is tried wherever this machine has one", () => {
  const names = everyTestDatabase().map(({ name }) => name);
  expect(names).toEqual(findPostgresBinaries() === null ? ["embedded"] : ["embedded", "postgres"]);
});

/** A machine of a developer may have a newer one only; where nothing may be skipped it is the oldest. */
const mayBeNewer =
  process.env.CI !== "true" && findPostgresBinaries()?.includes(`/${oldestPostgres}/`) === false;

describe.each(everyTestDatabase())("a test database on $name", ({ name, open }) => {
  const opened: OpenDatabase[] = [];
  const fresh = async () => {
    const database = await open();
    opened.push(database);
    return database;
  };
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });

  it("is of the version that it stands for", async () => {
    const text = "SELECT current_setting('server_version_num')::int / 10000 AS major";
    const { major } = (await (await fresh()).query(text)).rows[0] as { major: number };
    if (name === "embedded") expect(major).toBe(Number(ownMajor()));
    else if (mayBeNewer) expect(major).toBeGreaterThan(oldestPostgres);
    else expect(major).toBe(oldestPostgres);
  });

  it("is migrated, and apart from every other one", async () => {
    const [one, other] = [await fresh(), await fresh()];
    await one.db.insert(events).values({ userId: "ada", kind: "user-updated", data: {} });
    const count = (database: OpenDatabase) => database.db.$count(events, eq(events.userId, "ada"));
    expect([await count(one), await count(other)]).toEqual([1, 0]);
    const { rows } = await one.query("SELECT count(*)::int AS n FROM drizzle.migrations");
    expect(rows).toEqual([{ n: ownMigrations().length }]);
  });

  it("runs tasks of the queue and passes notices on", async () => {
    const database = await fresh();
    const heard = deferred();
    const stopListening = await database.listen("tried", () => heard.resolve());
    const kind = taskKind({ name: "tried", input: z.object({}), retries: 0, expireSeconds: 60 });
    const tasks = openTasks(database, pino({ level: "silent" }), { pollMs: 100 });
    tasks.handle(kind, async () => database.notify("tried"));
    await tasks.start();
    await tasks.add(database.db, kind, {});
    await heard.promise;
    await tasks.stop(5_000);
    await stopListening();
  });
});
