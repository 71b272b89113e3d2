import { sql } from "drizzle-orm";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { everyTestDatabase } from "../testing/database.ts";
import { afterCommit, type Db, rowsOf, sendWithNext, sqlState } from "./db.ts";
import type { OpenDatabase } from "./open.ts";
import { StatementNames } from "./round-trip.ts";

const notes = pgTable("round_trip_notes", { id: integer("id").primaryKey(), body: text("body").notNull() });

describe.each(everyTestDatabase())("a transaction on $name", ({ open }) => {
  let database: OpenDatabase;
  let db: Db;

  beforeAll(async () => {
    database = await open();
    db = database.db;
    await database.query("CREATE TABLE round_trip_notes (id integer PRIMARY KEY, body text NOT NULL)");
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.query("TRUNCATE round_trip_notes");
  });
  afterEach(() => void vi.restoreAllMocks());

  const add = (on: Db, id: number, body = "x") => on.insert(notes).values({ id, body });
  const kept = async () =>
    (await db.select({ id: notes.id }).from(notes).orderBy(notes.id)).map(({ id }) => id);

  it("of a read and a write takes two round trips, and one without statements none", async () => {
    await add(db, 1);
    const sync = vi.spyOn(pg.Connection.prototype, "sync");
    const simple = vi.spyOn(pg.Connection.prototype, "query");
    await db.transaction(async (tx) => {
      await tx.select().from(notes).for("update");
      await sendWithNext(tx, tx.update(notes).set({ body: "y" }));
      await sendWithNext(tx, add(tx, 2));
    });
    expect([sync.mock.calls.length, simple.mock.calls.length]).toEqual([2, 0]);
    await db.transaction(async () => {});
    expect([sync.mock.calls.length, simple.mock.calls.length]).toEqual([2, 0]);
    vi.restoreAllMocks();
    expect(await db.select().from(notes).orderBy(notes.id)).toEqual([
      { id: 1, body: "y" },
      { id: 2, body: "x" },
    ]);
  });

  it("shows what was sent ahead to the next statement, and nothing of it after a rollback", async () => {
    const seen: unknown[] = [];
    const undone = db.transaction(async (tx) => {
      await sendWithNext(tx, add(tx, 1));
      seen.push(await tx.select().from(notes));
      await sendWithNext(tx, add(tx, 2));
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(seen).toEqual([[{ id: 1, body: "x" }]]);
    expect(await kept()).toEqual([]);
  });

  it.each([["with the commit"], ["with a statement"]])(
    "in which a statement sent ahead fails %s is not acknowledged, and leaves a sound connection",
    async (when) => {
      await add(db, 7);
      for (let round = 0; round < StatementNames.often + 5; round++) {
        const failed = await db
          .transaction(async (tx) => {
            await add(tx, 1);
            await sendWithNext(tx, add(tx, 7));
            await sendWithNext(tx, add(tx, 2));
            if (when === "with a statement") await tx.select().from(notes);
          })
          .catch((error: unknown) => error);
        expect(sqlState(failed)).toBe("23505");
      }
      expect(await kept()).toEqual([7]);
      await db.transaction(async (tx) => {
        await sendWithNext(tx, add(tx, 2));
      });
      expect(await kept()).toEqual([2, 7]);
    },
  );

  it("with a value that cannot be written down sends nothing after it", async () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    const failed = db.transaction(async (tx) => {
      await sendWithNext(tx, add(tx, 1));
      await tx.execute(sql`INSERT INTO round_trip_notes VALUES (2, ${circular})`);
    });
    await expect(failed).rejects.toThrow();
    await add(db, 3);
    expect(await kept()).toEqual([3]);
  });

  it("that went on after a failed statement is refused, as nothing of it was kept", async () => {
    const swallowed = db.transaction(async (tx) => {
      await add(tx, 1);
      await tx.execute(sql`SELECT 1 / ${0}::int`).catch(() => {});
    });
    await expect(swallowed).rejects.toThrow(/commit/);
    expect(await kept()).toEqual([]);
  });

  it("keeps what stood before a savepoint, and nothing of one that was undone", async () => {
    await db.transaction(async (tx) => {
      await sendWithNext(tx, add(tx, 1));
      await tx
        .transaction(async (inner) => {
          await sendWithNext(inner, add(inner, 2));
          throw new Error("undone");
        })
        .catch(() => {});
      await sendWithNext(tx, add(tx, 3));
    });
    expect(await kept()).toEqual([1, 3]);
  });

  it("calls back after its commit, and never when it is rolled back", async () => {
    const told: string[] = [];
    await db.transaction(async (tx) => {
      await add(tx, 1);
      afterCommit(tx, () => told.push("committed"));
      expect(told).toEqual([]);
    });
    await db
      .transaction(async (tx) => {
        afterCommit(tx, () => told.push("rolled back"));
        throw new Error("undone");
      })
      .catch(() => {});
    afterCommit(db, () => told.push("outside"));
    expect(told).toEqual(["committed", "outside"]);
  });

  it("prepares what is asked often, also where it failed the first time", async () => {
    const ask = (on: Db) => on.execute(sql`SELECT count(*) FROM round_trip_notes WHERE id > ${3}::int`);
    const names = await db.transaction(async (tx) => {
      for (let i = 0; i < StatementNames.often + 1; i++) await ask(tx);
      const found = await tx.execute("SELECT statement FROM pg_prepared_statements");
      return rowsOf<{ statement: string }>(found).map(({ statement }) => statement);
    });
    expect(names.filter((statement) => statement.includes("WHERE id > $1"))).toHaveLength(1);
    const missing = (on: Db) => on.execute(sql`SELECT * FROM round_trip_later WHERE id = ${1}`);
    for (let i = 0; i < StatementNames.often + 1; i++) {
      await expect(missing(db)).rejects.toThrow();
      await expect(db.transaction(missing)).rejects.toThrow();
    }
    await database.query("CREATE TABLE round_trip_later (id integer)");
    expect(rowsOf(await missing(db))).toEqual([]);
    expect(rowsOf(await db.transaction(missing))).toEqual([]);
  });
});
