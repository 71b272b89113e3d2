import { constants, cpSync, createWriteStream, mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pino } from "pino";
import type { Config } from "../../config.ts";
import { forgetChain } from "../archive/chain.ts";
import { productVersion } from "../backup/backup-manifest.ts";
import { baseBackup } from "../backup/base-backup.ts";
import { databaseName } from "../embedded/cluster.ts";
import {
  clusterOf,
  giveOwnership,
  giveTreeOwnership,
  type Home,
  openHome,
  socketFolder,
} from "../embedded/home.ts";
import { holdHome, openEmbedded } from "../embedded/open-embedded.ts";
import { DatabaseProblem } from "../embedded/problem.ts";
import { clusterMajor, ownMajor, previousMajor } from "../embedded/programs.ts";
import { FolderTaken, lockFolder } from "../lock.ts";
import { type Migration, migrate, ownMigrations, readPending } from "../migrate.ts";
import { carryOverBytes, copyCarriedOver } from "./carry-over.ts";
import { type DiskSpace, sizeOf, spaceNeeded } from "./disk-space.ts";

export interface TriedUpgrade {
  readonly wasRunning: boolean;
  readonly pending: readonly string[];
  readonly milliseconds: number;
  readonly disks: readonly DiskSpace[];
  /** Rows carried over to a newer major version of PostgreSQL; null where it stays the same. */
  readonly carried: {
    readonly from: string;
    readonly to: string;
    readonly tables: number;
    readonly rows: number;
  } | null;
}

export class NoDatabaseYet extends Error {}

/**
 * Works on a copy in a folder beside the database, which may be in use; nothing in it changes.
 * @throws NoDatabaseYet, NewerDatabase, MigrationFailed, DatabaseProblem; `served` when a process in another container
 * serves it.
 */
export async function tryUpgrade(
  { DATA_DIR }: Pick<Config, "DATA_DIR">,
  migrations: readonly Migration[] = ownMigrations(),
): Promise<TriedUpgrade> {
  const home = openHome(DATA_DIR);
  const folder = join(home.folder, "upgrade-check");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  giveOwnership(folder, home.account);
  const beside: Home = { folder, account: home.account, elsewhere: true };
  try {
    const wasRunning = await copyDatabase(DATA_DIR, home, clusterOf(beside));
    giveTreeOwnership(clusterOf(beside), home.account);
    forgetChain(clusterOf(beside));
    const { bytes, grown, ...tried } = await migrateCopy(beside, migrations);
    const began = performance.now();
    const carried = await carryTried(beside, migrations);
    const milliseconds = tried.milliseconds + performance.now() - began;
    const freed = bytes + grown + sizeOf(join(folder, "new/cluster"));
    const besides = carried === null ? bytes + grown : carryOverBytes(bytes);
    const isNeeded = tried.pending.length > 0 || carried !== null;
    const disks = isNeeded ? spaceNeeded({ DATA_DIR, home, bytes, besides, freed }) : [];
    return { wasRunning, ...tried, carried, milliseconds, disks };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function copyDatabase(dataDir: string, home: Home, to: string): Promise<boolean> {
  const cluster = clusterOf(home);
  if (statSync(join(cluster, "PG_VERSION"), { throwIfNoEntry: false }) === undefined)
    throw new NoDatabaseYet();
  let release: () => void;
  try {
    release = lockFolder(dataDir);
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error;
    await copyRunning(home, to);
    return true;
  }
  try {
    // Process ids mean nothing to another container: there a server may be writing to these files.
    const held = await holdHome(home);
    try {
      cpSync(cluster, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
    } finally {
      held.release();
    }
    rmSync(join(to, "postmaster.pid"), { force: true });
    return false;
  } finally {
    release();
  }
}

async function copyRunning(home: Home, to: string): Promise<void> {
  if (process.platform === "win32") throw new DatabaseProblem("served", { folder: home.folder });
  const sockets = socketFolder(home);
  try {
    await copyThrough(sockets.folder, clusterOf(home), to);
  } finally {
    sockets.release();
  }
}

async function copyThrough(sockets: string, cluster: string, to: string): Promise<void> {
  const host = encodeURIComponent(sockets);
  const url = `postgres://${databaseName}@localhost/${databaseName}?host=${host}`;
  mkdirSync(to, { mode: 0o700 });
  for await (const { path, content } of baseBackup({ url, folder: cluster }, () => {})) {
    const target = join(to, path);
    if (path.endsWith("/")) mkdirSync(target, { recursive: true, mode: 0o700 });
    else {
      mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
      await pipeline(Readable.from(content), createWriteStream(target, { mode: 0o600 }));
    }
  }
}

async function migrateCopy(
  home: Home,
  migrations: readonly Migration[],
): Promise<Omit<TriedUpgrade, "wasRunning" | "carried" | "disks"> & { bytes: number; grown: number }> {
  const before = sizeOf(clusterOf(home));
  const log = pino({ level: "silent" });
  const database = await openEmbedded({ dataDir: home.folder, home, log, durable: false });
  try {
    const { names: pending } = await readPending(database.db, migrations);
    const began = performance.now();
    await migrate(database, { migrations, version: productVersion() });
    const milliseconds = performance.now() - began;
    return { pending, milliseconds, bytes: before, grown: Math.max(0, sizeOf(clusterOf(home)) - before) };
  } finally {
    await database.close();
  }
}

async function carryTried(copy: Home, migrations: readonly Migration[]): Promise<TriedUpgrade["carried"]> {
  const [from, to] = [previousMajor(), ownMajor()];
  if (clusterMajor(clusterOf(copy)) !== from) return null;
  const fresh: Home = { ...copy, folder: join(copy.folder, "new") };
  mkdirSync(fresh.folder, { mode: 0o700 });
  giveOwnership(fresh.folder, fresh.account);
  return { from, to, ...(await copyCarriedOver(copy, fresh, () => {}, migrations)) };
}
