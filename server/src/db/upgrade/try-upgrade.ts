import {
  constants,
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pino } from "pino";
import type { Config } from "../../config.ts";
import { filesFolder } from "../../ports/files/open-file-store.ts";
import { forgetChain } from "../archive/chain.ts";
import { productVersion } from "../backup-manifest.ts";
import { baseBackup } from "../base-backup.ts";
import { databaseName } from "../embedded/cluster.ts";
import { clusterOf, give, giveTree, type Home, openHome, socketFolder } from "../embedded/home.ts";
import { holdHome, openEmbedded } from "../embedded/open-embedded.ts";
import { DatabaseProblem } from "../embedded/problem.ts";
import { backupsFolder } from "../kept-backups.ts";
import { FolderTaken, lockFolder } from "../lock.ts";
import { type Migration, migrate, ownMigrations, pendingMigrations, readApplied } from "../migrate.ts";

export interface TriedUpgrade {
  /** Whether the database was in use, so that its running server gave the copy. */
  readonly wasRunning: boolean;
  /** Names of the migrations that were tried; none when the database is of this version already. */
  readonly pending: readonly string[];
  /** Duration in milliseconds. */
  readonly milliseconds: number;
  /** Room on each disk that the real upgrade writes to. */
  readonly disks: readonly DiskRoom[];
}

interface DiskRoom {
  /** A folder on this disk. */
  readonly folder: string;
  /** The most bytes that the upgrade takes there, and the free bytes. */
  readonly needed: number;
  readonly free: number;
}

/** Nothing was ever stored in this data folder. */
export class NoDatabaseYet extends Error {}

/**
 * Tries the upgrade of the embedded database on a copy in a folder beside it, which is removed again. The database
 * itself may be in use meanwhile; nothing in it changes.
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
  give(folder, home.account);
  const beside: Home = { folder, account: home.account, elsewhere: true };
  try {
    const wasRunning = await copyDatabase(DATA_DIR, home, clusterOf(beside));
    giveTree(clusterOf(beside), home.account);
    forgetChain(clusterOf(beside));
    const { bytes, grown, ...tried } = await migrateCopy(beside, migrations);
    const disks = tried.pending.length === 0 ? [] : roomFor({ DATA_DIR, home, bytes, grown });
    return { wasRunning, ...tried, disks };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Copies the files of a stopped database, or lets its running server make the copy; returns which. */
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
): Promise<Omit<TriedUpgrade, "wasRunning" | "disks"> & { bytes: number; grown: number }> {
  const before = sizeOf(clusterOf(home));
  const log = pino({ level: "silent" });
  const database = await openEmbedded({ dataDir: home.folder, home, log, durable: false });
  try {
    const pending = pendingMigrations(await readApplied(database.db), migrations).map(({ tag }) => tag);
    const began = performance.now();
    await migrate(database, { migrations, version: productVersion() });
    const milliseconds = performance.now() - began;
    return { pending, milliseconds, bytes: before, grown: Math.max(0, sizeOf(clusterOf(home)) - before) };
  } finally {
    await database.close();
  }
}

/**
 * The backup holds the database and the stored files (at most their size, because it is compressed); then it is
 * unpacked once beside the database, and the migrations add to that.
 * @param bytes Of the database, whose copy is still there.
 * @param grown What the migrations added to the copy.
 */
function roomFor({
  DATA_DIR,
  home,
  bytes,
  grown,
}: {
  readonly DATA_DIR: string;
  readonly home: Home;
  readonly bytes: number;
  readonly grown: number;
}): DiskRoom[] {
  const freeIn = (folder: string) => {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  };
  const ofBackup = bytes + sizeOf(filesFolder(DATA_DIR));
  const ofDatabase = bytes + grown;
  // The copy goes away again.
  const free = freeIn(home.folder) + bytes + grown;
  // A disk of their own for backups is one more; without the folder they go where DATA_DIR is.
  const backups = existsSync(backupsFolder(DATA_DIR)) ? backupsFolder(DATA_DIR) : DATA_DIR;
  if (statSync(backups).dev === statSync(home.folder).dev)
    return [{ folder: home.folder, needed: ofBackup + ofDatabase, free }];
  return [
    { folder: home.folder, needed: ofDatabase, free },
    { folder: backups, needed: ofBackup, free: freeIn(backups) },
  ];
}

function sizeOf(folder: string): number {
  if (!existsSync(folder)) return 0;
  let bytes = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      bytes += statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0;
  return bytes;
}
