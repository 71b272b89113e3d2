import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { z } from "zod";
import { repositoryRoot } from "../root.ts";
import { rowsOf } from "./db.ts";
import type { OpenDatabase } from "./open.ts";

export const migrationsFolder = join(repositoryRoot, "server/src/db/migrations");

/** The database was written by a version of Waymark that knows more migrations than this one. */
export class NewerDatabase extends Error {}

const Journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });

/**
 * Brings the schema up to this version in one transaction, several processes one after the other.
 * @throws NewerDatabase when the database already has a migration that this version does not know.
 */
export async function migrate(database: OpenDatabase): Promise<{ applied: number }> {
  const journal = Journal.parse(
    JSON.parse(readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8")),
  );
  const files = readMigrationFiles({ migrationsFolder });
  await database.query(
    `CREATE SCHEMA IF NOT EXISTS drizzle;
     CREATE TABLE IF NOT EXISTS drizzle.migrations (applied_at bigint PRIMARY KEY, hash text NOT NULL)`,
  );
  return database.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(7716231)`);
    const done = rowsOf<{ applied_at: string | number; hash: string }>(
      await tx.execute(sql`SELECT applied_at, hash FROM drizzle.migrations ORDER BY applied_at`),
    );
    const known = new Set(journal.entries.map((entry) => entry.when));
    if (done.some((row) => !known.has(Number(row.applied_at)))) throw new NewerDatabase();
    const have = new Set(done.map((row) => Number(row.applied_at)));
    let applied = 0;
    for (const file of files) {
      if (have.has(file.folderMillis)) continue;
      for (const statement of file.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`INSERT INTO drizzle.migrations (applied_at, hash) VALUES (${file.folderMillis}, ${file.hash})`,
      );
      applied++;
    }
    return { applied };
  });
}
