import { SQL } from "drizzle-orm";
import type PgBoss from "pg-boss";
import { type Db, rowsOf } from "../db/db.ts";
import type { OpenDatabase } from "../db/open.ts";

/**
 * A finished statement with its own `$1` parameters. Drizzle would number each use anew; the task queue uses a
 * parameter in several places and with several types, which only works while it stays a single one.
 */
class Numbered extends SQL {
  readonly #text: string;
  readonly #values: unknown[];
  constructor(text: string, values: unknown[]) {
    super([]);
    this.#text = text;
    this.#values = values;
  }
  override toQuery() {
    return { sql: this.#text, params: this.#values };
  }
}

/** Lets the task queue write through the caller's database or transaction. */
export function throughDrizzle(db: Db): PgBoss.Db {
  return {
    executeSql: async (text, values) => ({
      rows: rowsOf(await db.execute(new Numbered(text, values ?? []))),
    }),
  };
}

/**
 * The task queue's own connection. Its maintenance is one text with BEGIN and COMMIT: a failure between them would
 * return a connection in a broken transaction to the pool, so they are removed, and the whole text is one implicit
 * transaction.
 */
export function throughConnection(database: OpenDatabase, onTrouble: (error: unknown) => void): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const cut = text.replace(/^\s*BEGIN;/, "").replace(/COMMIT;\s*$/, "");
      try {
        // The queue's type says any[], the database's rows are unknown; each caller parses its rows.
        return { rows: (await database.query(cut, values)).rows as object[] };
      } catch (error) {
        onTrouble(error);
        throw error;
      }
    },
  };
}

/**
 * The same for the queue's internal timers, which mark work as done without waiting for the answer: a failure there
 * must not end the process. Unmarked work runs again after its time limit.
 */
export function ignoringFailures(strict: PgBoss.Db): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      try {
        return await strict.executeSql(text, values);
      } catch (error) {
        if (/FROM results\s*$/.test(text)) return { rows: [{ count: 0 }] };
        throw error;
      }
    },
  };
}
