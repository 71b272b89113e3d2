import { constants, cpSync, readFileSync, renameSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { dropUnused, freshDataDir, removeDataDir } from "../../../testing/template.ts";
import { ensureCluster } from "../../embedded/cluster.ts";
import { clusterOf, giveTreeOwnership, openHome } from "../../embedded/home.ts";
import { openEmbedded } from "../../embedded/open-embedded.ts";
import { layPrograms, ownMajor } from "../../embedded/programs.ts";
import { type Migration, ownMigrations } from "../../migrate.ts";
import type { OpenDatabase } from "../../open.ts";
import { migrateQueue } from "../../queue-schema.ts";

/** The migrations of commit 4a2aa5f3, the last one whose embedded database was another engine. */
export const olderMigrations = (): Migration[] => ownMigrations().slice(0, 4);

/** Writes schema and rows of commit 4a2aa5f3 into an empty database, as that version wrote them. */
async function writeOlder(database: OpenDatabase): Promise<void> {
  await database.query(
    `CREATE SCHEMA drizzle; CREATE TABLE drizzle.migrations (applied_at bigint PRIMARY KEY, hash text NOT NULL)`,
  );
  for (const { when, hash, statements } of olderMigrations()) {
    for (const statement of statements) await database.query(statement);
    await database.query("INSERT INTO drizzle.migrations (applied_at, hash) VALUES ($1, $2)", [when, hash]);
  }
  await migrateQueue(database.db, null);
  await database.query(readFileSync(join(import.meta.dirname, "rows-of-before.sql"), "utf8"));
}

/** By the major version of PostgreSQL. */
const prepared = new Map<string, string>();

/** PostgreSQL's data folder with the older version's database, made once for a test file. */
async function preparedCluster(major: string): Promise<string> {
  const made = prepared.get(major);
  if (made !== undefined) return made;
  const dataDir = freshDataDir("waymark-older-");
  const home = openHome(dataDir);
  const programs = layPrograms(join(home.folder, "programs"), major);
  await ensureCluster(programs, home, clusterOf(home), { durable: false });
  const database = await openEmbedded({ dataDir, log: pino({ level: "silent" }), durable: false });
  try {
    await writeOlder(database);
    await dropUnused(database);
  } finally {
    await database.close();
  }
  prepared.set(major, dataDir);
  return dataDir;
}

/** Lays a database of the older version into an empty data folder. */
export async function layOlder(dataDir: string, major = ownMajor()): Promise<void> {
  const from = clusterOf(openHome(await preparedCluster(major)));
  const home = openHome(dataDir);
  const half = `${clusterOf(home)}.half`;
  cpSync(from, half, { recursive: true, mode: constants.COPYFILE_FICLONE });
  renameSync(half, clusterOf(home));
  giveTreeOwnership(home.folder, home.account);
}

export function removePrepared(): void {
  for (const dataDir of prepared.values()) removeDataDir(dataDir);
  prepared.clear();
}
