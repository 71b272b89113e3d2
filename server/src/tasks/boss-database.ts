import { SQL } from "drizzle-orm";
import type PgBoss from "pg-boss";
import { type Db, rowsOf } from "../db/db.ts";
import type { OpenDatabase } from "../db/open.ts";

/**
 * Keeps a statement's own `$1` parameters. Drizzle would number each use anew, but the task queue uses a parameter in
 * several places and with several types.
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

export function throughDrizzle(db: Db): PgBoss.Db {
  return {
    executeSql: async (text, values) => ({
      rows: rowsOf(await db.execute(new Numbered(text, values ?? []))),
    }),
  };
}

/**
 * The queue's maintenance is one text with BEGIN and COMMIT: a failure between them would return a connection in a
 * broken transaction to the pool. They are removed, so the text is one implicit transaction.
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
 * For the queue's internal timers, which mark work as done without waiting for the answer: a failure must not end the
 * process. Unmarked work runs again after its time limit.
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
