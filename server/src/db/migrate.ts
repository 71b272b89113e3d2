import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { z } from "zod";
import { repositoryRoot } from "../root.ts";
import { type Db, rowsOf } from "./db.ts";
import type { OpenDatabase } from "./open.ts";
import { migrateQueue, ownQueueVersion, readQueueVersion } from "./queue-schema.ts";

export const migrationsFolder = join(repositoryRoot, "server/src/db/migrations");

export interface Migration {
  readonly tag: string;
  /** In milliseconds since 1970; identifies it in a database. */
  readonly when: number;
  readonly hash: string;
  readonly statements: readonly string[];
}

const AppliedMigration = z.object({
  applied_at: z.coerce.number(),
  tag: z.string().nullish(),
  version: z.string().nullish(),
});
export type AppliedMigration = z.infer<typeof AppliedMigration>;

export const firstVersion = "0.1.0";

export class NewerDatabase extends Error {
  readonly version: string;
  readonly migration: string;
  constructor({ applied_at, tag, version }: AppliedMigration) {
    super(`The database has the migration ${tag ?? applied_at}, which this version does not know.`);
    this.version = version ?? firstVersion;
    this.migration = tag ?? String(applied_at);
  }
}

/** The transaction rolled all migrations back. */
export class MigrationFailed extends Error {
  readonly migration: string;
  constructor(migration: string, cause: unknown) {
    super(`The migration ${migration} failed.`, { cause });
    this.migration = migration;
  }
}

const Journal = z.object({ entries: z.array(z.object({ when: z.number(), tag: z.string() })) });

export function ownMigrations(): Migration[] {
  const text = readFileSync(join(migrationsFolder, "meta/_journal.json"), "utf8");
  const tags = new Map(Journal.parse(JSON.parse(text)).entries.map(({ when, tag }) => [when, tag]));
  return readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash, sql: statements }) => ({
    tag: tags.get(folderMillis) ?? String(folderMillis),
    when: folderMillis,
    hash,
    statements,
  }));
}

export async function readApplied(db: Db): Promise<AppliedMigration[]> {
  const [found] = rowsOf<{ there: boolean }>(
    await db.execute(sql`SELECT to_regclass('drizzle.migrations') IS NOT NULL AS there`),
  );
  if (found?.there !== true) return [];
  // As JSON, because older databases lack columns.
  const rows = rowsOf<{ row: unknown }>(
    await db.execute(sql`SELECT to_jsonb(m) AS row FROM drizzle.migrations m ORDER BY applied_at`),
  );
  return rows.map(({ row }) => AppliedMigration.parse(row));
}

/** @throws NewerDatabase when the database has a migration that is not among `migrations`. */
function pendingMigrations(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): Migration[] {
  const known = new Set(migrations.map(({ when }) => when));
  const newest = applied.at(-1);
  if (newest !== undefined && applied.some(({ applied_at }) => !known.has(applied_at)))
    throw new NewerDatabase(newest);
  const have = new Set(applied.map(({ applied_at }) => applied_at));
  return migrations.filter(({ when }) => !have.has(when));
}

export interface PendingChanges {
  readonly applied: readonly AppliedMigration[];
  readonly migrations: readonly Migration[];
  /** Null when the task queue's tables need no change; `from` is null where there are none. */
  readonly queue: { readonly from: number | null; readonly to: number } | null;
  readonly names: readonly string[];
}

const queueName = (version: number) => `pg-boss ${version}`;

/** @throws NewerDatabase when a newer version has changed its tables or those of the task queue. */
export async function readPending(db: Db, migrations: readonly Migration[]): Promise<PendingChanges> {
  const applied = await readApplied(db);
  const pending = pendingMigrations(applied, migrations);
  const [from, to] = [await readQueueVersion(db), ownQueueVersion()];
  if (from !== null && from > to) {
    const newest = applied.at(-1);
    throw new NewerDatabase({
      applied_at: newest?.applied_at ?? 0,
      tag: queueName(from),
      version: newest?.version,
    });
  }
  const queue = from === to ? null : { from, to };
  const names = [...pending.map(({ tag }) => tag), ...(queue === null ? [] : [queueName(to)])];
  return { applied, migrations: pending, queue, names };
}

export interface MigrateOptions {
  readonly migrations?: readonly Migration[];
  readonly version?: string;
  readonly between?: () => void;
}

/**
 * One transaction without time limits for our schema and the task queue's; parallel processes do it one after the
 * other.
 * @throws NewerDatabase when a newer version has changed either.
 * @throws MigrationFailed when one failed; the database is then unchanged.
 */
export async function migrate(
  database: OpenDatabase,
  { migrations = ownMigrations(), version = firstVersion, between = () => {} }: MigrateOptions = {},
): Promise<{ applied: number }> {
  return database.db.transaction(async (tx) => {
    // Not every PostgreSQL has all of these settings. Waiting for another migrating process has no time limit.
    await tx.execute(sql`SELECT set_config(name, '0', true) FROM pg_settings WHERE name IN
      ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(7716231)`);
    const { migrations: pending, queue } = await readPending(tx, migrations);
    if (pending.length > 0) await prepareTable(tx);
    for (const { tag, when, hash, statements } of pending) {
      try {
        for (const statement of statements) await tx.execute(sql.raw(statement));
      } catch (error) {
        throw new MigrationFailed(tag, error);
      }
      await tx.execute(sql`INSERT INTO drizzle.migrations (applied_at, hash, tag, version)
        VALUES (${when}, ${hash}, ${tag}, ${version})`);
      between();
    }
    if (queue !== null) {
      try {
        await migrateQueue(tx, queue.from);
      } catch (error) {
        throw new MigrationFailed(queueName(queue.to), error);
      }
      between();
    }
    return { applied: pending.length };
  });
}

async function prepareTable(db: Db): Promise<void> {
  await db.execute(sql`CREATE SCHEMA IF NOT EXISTS drizzle`);
  await db.execute(sql`CREATE TABLE IF NOT EXISTS drizzle.migrations
    (applied_at bigint PRIMARY KEY, hash text NOT NULL)`);
  await db.execute(sql`ALTER TABLE drizzle.migrations
    ADD COLUMN IF NOT EXISTS tag text, ADD COLUMN IF NOT EXISTS version text`);
}
