import { createRequire } from "node:module";
import { sql } from "drizzle-orm";
import PgBoss from "pg-boss";
import { z } from "zod";
import { type Db, rowsOf } from "./db.ts";

/** The schema that holds the tables of pg-boss, the task queue. */
const schema = "pgboss";
const VersionFile = z.object({ schema: z.number() });
const VersionRow = z.object({ version: z.coerce.number() });

/** The version of the queue's tables that the installed pg-boss works with. */
export function ownQueueVersion(): number {
  return VersionFile.parse(createRequire(import.meta.url)("pg-boss/version.json")).schema;
}

/** The version of the queue's tables in a database; null where there are none. */
export async function readQueueVersion(db: Db): Promise<number | null> {
  const [found] = rowsOf<{ there: boolean }>(
    await db.execute(sql`SELECT to_regclass('pgboss.version') IS NOT NULL AS there`),
  );
  if (found?.there !== true) return null;
  const [row] = rowsOf<unknown>(await db.execute(sql`SELECT version FROM pgboss.version`));
  return row === undefined ? null : VersionRow.parse(row).version;
}

/**
 * Creates the queue's tables, or brings them to our version, in the caller's transaction. Without this, pg-boss would do
 * it at its own start: outside of the upgrade's transaction, and without a backup before it.
 * @param from The version in the database; null where the queue has no tables yet.
 */
export async function migrateQueue(tx: Db, from: number | null): Promise<void> {
  const plan =
    from === null ? PgBoss.getConstructionPlans(schema) : PgBoss.getMigrationPlans(schema, String(from));
  await tx.execute(sql.raw(withoutTransaction(plan)));
}

/** The plan is a transaction with time limits of its own; the caller's transaction has none. */
function withoutTransaction(plan: string): string {
  return plan
    .replace(/^\s*BEGIN;/, "")
    .replace(/COMMIT;\s*$/, "")
    .replaceAll(/SET LOCAL (lock_timeout|idle_in_transaction_session_timeout) = '\d+s';/g, "");
}
