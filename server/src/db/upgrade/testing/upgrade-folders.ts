import { pino } from "pino";
import { afterAll, afterEach, expect } from "vitest";
import { readConfig } from "../../../config.ts";
import { freshDataDir, removeDataDir } from "../../../testing/template.ts";
import { clusterOf, openHome } from "../../embedded/home.ts";
import { openEmbedded } from "../../embedded/open-embedded.ts";
import { clusterMajor } from "../../embedded/programs.ts";
import { type Migration, migrate } from "../../migrate.ts";
import type { OpenDatabase } from "../../open.ts";
import { UpgradeFailed } from "../upgrade-database.ts";
import { layOlder, olderMigrations, removePrepared } from "./lay-older.ts";

export const silent = pino({ level: "silent" });

/** Settings of a product whose key opens what stands in the older version's rows. */
export const configOf = (dataDir: string, over: Record<string, string> = {}) => {
  const own = { DATA_DIR: dataDir, SEAL_KEY: "07".repeat(32), JOB_SOURCES: "none", LOG_LEVEL: "silent" };
  return readConfig({ ...own, ...over });
};

export const depsOn = (database: OpenDatabase, dataDir: string, over: Record<string, string> = {}) => ({
  config: configOf(dataDir, over),
  database,
  log: silent,
  now: () => new Date(),
});

/** A migration of a later version. */
export const later = (tag: string, ...statements: string[]): Migration => ({
  tag,
  when: 9e12,
  hash: tag,
  statements,
});

export const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof UpgradeFailed) return error;
      throw error;
    },
  );

/** A checksum of all rows of each table, so that one look says whether anything differs. */
export async function everything(database: OpenDatabase): Promise<Record<string, unknown>> {
  const { rows } = await database.query(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'drizzle') ORDER BY 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of rows as { name: string }[]) {
    const text = `SELECT count(*), md5(string_agg(t::text, '|' ORDER BY t::text)) FROM ${name} t`;
    found[name] = (await database.query(text)).rows[0];
  }
  return found;
}

/** Data folders and databases of a test file, closed and removed after each test. */
export function upgradeFolders() {
  const folders: string[] = [];
  const opened: OpenDatabase[] = [];
  /** By the major version of PostgreSQL. */
  const untouched = new Map<string, Record<string, unknown>>();
  const closeAll = async () => {
    for (const database of opened.splice(0)) await database.close();
  };
  afterEach(async () => {
    await closeAll();
    for (const folder of folders.splice(0)) removeDataDir(folder);
  });
  afterAll(removePrepared);

  const emptyFolder = () => {
    const folder = freshDataDir("waymark-upgrade-");
    folders.push(folder);
    return folder;
  };
  /** A data folder that the version of before has used, on a major version of PostgreSQL. */
  const olderFolder = async (major?: string) => {
    const folder = emptyFolder();
    await layOlder(folder, major);
    return folder;
  };
  const open = async (dataDir: string) => {
    const database = await openEmbedded({ dataDir, log: silent, durable: false });
    opened.push(database);
    return database;
  };
  /** Whether the version of before finds all as it left it, and works. */
  const asItWas = async (dataDir: string) => {
    const major = clusterMajor(clusterOf(openHome(dataDir))) ?? "";
    const before = untouched.get(major) ?? (await everything(await open(await olderFolder(major))));
    untouched.set(major, before);
    await closeAll();
    const database = await open(dataDir);
    expect(await migrate(database, { migrations: olderMigrations() })).toEqual({ applied: 0 });
    const now = await everything(database);
    await closeAll();
    return JSON.stringify(now) === JSON.stringify(before);
  };
  return { emptyFolder, olderFolder, open, closeAll, asItWas };
}
