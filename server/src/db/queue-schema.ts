import { createRequire } from "node:module";
import { sql } from "drizzle-orm";
import PgBoss from "pg-boss";
import { z } from "zod";
import { type Db, rowsOf } from "./db.ts";

const schema = "pgboss";
const VersionFile = z.object({ schema: z.number() });
const VersionRow = z.object({ version: z.coerce.number() });

export function ownQueueVersion(): number {
  return VersionFile.parse(createRequire(import.meta.url)("pg-boss/version.json")).schema;
}

export async function readQueueVersion(db: Db): Promise<number | null> {
  const [found] = rowsOf<{ there: boolean }>(
    await db.execute(sql`SELECT to_regclass('pgboss.version') IS NOT NULL AS there`),
  );
  if (found?.there !== true) return null;
  const [row] = rowsOf<unknown>(await db.execute(sql`SELECT version FROM pgboss.version`));
  return row === undefined ? null : VersionRow.parse(row).version;
}

/**
 * In the caller's transaction. pg-boss would do it at its own start: outside of the upgrade's transaction, and without
 * a backup before it. @param from Null where the queue has no tables yet.
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
