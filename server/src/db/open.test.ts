import { describe, expect, it } from "vitest";
import { everyTestDatabase } from "../testing/database.ts";
import { isDatabaseGone } from "./db.ts";
import { openPostgres, poolSize } from "./open.ts";

describe.each(everyTestDatabase())("a pool on $name", ({ open }) => {
  it("hears of a connection that breaks while it is in use, fails that piece of work alone, and goes on", async () => {
    const database = await open();
    const broken: Error[] = [];
    const pool = openPostgres(database.url, (error) => void broken.push(error));
    try {
      const work = pool.db.transaction(async (tx) => {
        await tx.execute("SELECT 1");
        const { rows } = await database.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND state = 'idle in transaction'`,
        );
        expect(rows).toHaveLength(1);
        // Time for the connection to end without a query that would notice it.
        await expect.poll(() => broken.length).toBe(1);
        await tx.execute("SELECT 1");
      });
      const failure = await work.catch((error: unknown) => error);
      expect(isDatabaseGone(failure)).toBe(true);
      expect((await pool.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    } finally {
      await pool.close();
      await database.close();
    }
  });

  it("keeps no connection of a transaction that could not even begin, however often that happens", async () => {
    const database = await open();
    const pool = openPostgres(database.url, () => {}, 2);
    try {
      for (let i = 0; i < 3; i++) {
        // Both are idle in the pool and broken, which the pool has not noticed yet.
        await Promise.allSettled([pool.query("SELECT pg_sleep(0.05)"), pool.query("SELECT pg_sleep(0.05)")]);
        const ended = database.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
           WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        );
        await Promise.allSettled([
          ended,
          pool.db.transaction((tx) => tx.execute("SELECT 1")),
          pool.db.transaction((tx) => tx.execute("SELECT 1")),
        ]);
      }
      // These queries find remaining broken connections, so that the last transaction only gets working ones.
      await Promise.allSettled([pool.query("SELECT pg_sleep(0.05)"), pool.query("SELECT pg_sleep(0.05)")]);
      expect(await pool.db.transaction(async (tx) => tx.execute("SELECT 1")).then(() => "done")).toBe("done");
      expect(poolSize).toBe(10);
    } finally {
      await pool.close();
      await database.close();
    }
  });

  it("ends a transaction that was forgotten, and a statement that takes too long", async () => {
    const database = await open();
    const limits = ["idle_in_transaction_session_timeout", "statement_timeout"].map(async (name) =>
      Object.values((await database.query(`SHOW ${name}`)).rows[0] as object),
    );
    expect((await Promise.all(limits)).flat()).toEqual(["1min", "30s"]);
    await database.close();
  });
});
