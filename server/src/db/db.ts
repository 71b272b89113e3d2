import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/**
 * Features get it as `deps.db`: a database or a transaction. Inside a transaction use only the transaction's own
 * handle: the outer one is another connection, which does not see its rows.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

interface Transaction {
  ahead(text: string, values: readonly unknown[]): boolean;
  afterCommit(told: () => void): void;
}

/** By drizzle's session, which a transaction shares with nested ones. */
const transactions = new WeakMap<object, Transaction>();

export function rememberTransaction(db: Db, transaction: Transaction): void {
  transactions.set(db._.session, transaction);
}

/**
 * For a statement without a result. In a transaction it is sent in one round trip with the next statement or with
 * COMMIT, which then throws its error; outside of one it runs at once.
 */
export async function sendWithNext(
  db: Db,
  statement: PromiseLike<unknown> & { toSQL(): { sql: string; params: unknown[] } },
): Promise<void> {
  const transaction = transactions.get(db._.session);
  if (transaction !== undefined) {
    const { sql, params } = statement.toSQL();
    if (transaction.ahead(sql, params)) return;
  }
  await statement;
}

/** Never after a rollback; at once outside of a transaction. */
export function afterCommit(db: Db, told: () => void): void {
  const transaction = transactions.get(db._.session);
  if (transaction === undefined) told();
  else transaction.afterCommit(told);
}

export function rowsOf<Row>(result: unknown): Row[] {
  // The driver returns `{ rows }`; drizzle's common type does not contain it.
  return (result as { rows: Row[] }).rows;
}

/** Finds it inside drizzle's wrapper; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ("code" in e && typeof e.code === "string" && /^[0-9A-Z]{5}$/.test(e.code)) return e.code;
  }
  return undefined;
}

export function isStorageFull(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ("code" in e && (e.code === "ENOSPC" || e.code === "EDQUOT" || e.code === "53100")) return true;
  }
  return false;
}

const goneStates = /^(08|57P0|53|58)/;
const goneCodes = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOENT", "EIO", "EROFS"]);

/** Tells an unavailable database, or a failing disk of stored files, from a wrong statement. */
export function isDatabaseGone(error: unknown): boolean {
  for (let e = error; e instanceof Error; e = e.cause) {
    if ("code" in e && typeof e.code === "string" && (goneStates.test(e.code) || goneCodes.has(e.code)))
      return true;
    if (
      /Connection terminated|connection timeout|timeout exceeded when trying to connect|is not queryable/i.test(
        e.message,
      )
    )
      return true;
  }
  return false;
}
