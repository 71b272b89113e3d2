import { constants, cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Logger, pino } from "pino";
import type { Deps } from "../../deps.ts";
import { productVersion } from "../backup/backup-manifest.ts";
import { isStorageFull } from "../db.ts";
import { clusterOf, giveOwnership, giveTreeOwnership, type Home, openHome } from "../embedded/home.ts";
import { type HeldHome, holdHome, openEmbedded } from "../embedded/open-embedded.ts";
import { DatabaseProblem } from "../embedded/problem.ts";
import { layPrograms, ownMajor, previousMajor } from "../embedded/programs.ts";
import { recordWriter } from "../embedded/writer.ts";
import { type Migration, migrate, ownMigrations, readPending } from "../migrate.ts";
import { writeAndSwap } from "../swap.ts";
import { copyTables } from "./copy-tables.ts";
import { sizeOf, spaceNeeded } from "./disk-space.ts";
import { asideFolder, deleteEarlierBackups } from "./upgrade-backup.ts";
import { backUpFirst, UpgradeFailed } from "./upgrade-database.ts";

const silent: Logger = pino({ level: "silent" });
const megabyte = 1e6;

const workFolder = (home: Home) => join(home.folder, "carry-over");
/** Bytes for the copy, the new database, and its log. The backup needs room of its own. */
export const carryOverBytes = (bytes: number) => 3 * bytes;

type CarryDeps = Pick<Deps, "config" | "log" | "now">;

/**
 * Makes a backup, copies all rows of the previous major version of PostgreSQL into a new database beside it, compares
 * them, and puts the new one in its place in one marked step. Needs the data folder's lock, and no interrupted
 * restore.
 * @param between Called between any two steps; tests die there.
 * @throws UpgradeFailed, NewerDatabase, DatabaseProblem; the older version can still use the database then.
 */
export async function carryOver(deps: CarryDeps, between: () => void = () => {}): Promise<void> {
  const home = openHome(deps.config.DATA_DIR);
  // Also against a process in another container.
  const held = await holdHome(home);
  try {
    await carry(deps, { home, held }, between);
  } finally {
    held.release();
  }
}

async function carry(
  deps: CarryDeps,
  { home, held }: { readonly home: Home; readonly held: HeldHome },
  between: () => void,
): Promise<void> {
  const { config, log, now } = deps;
  const cluster = clusterOf(home);
  // Without its programs nothing begins.
  layPrograms(join(home.folder, "programs"), previousMajor());
  rmSync(workFolder(home), { recursive: true, force: true });
  const details = { folder: cluster, version: previousMajor(), own: ownMajor() };
  assertRoom(config.DATA_DIR, home, details);
  log.info(details, "the database is carried over to a newer PostgreSQL");
  between();
  const backup = await saveOld(deps, home, held);
  between();
  const fresh = besideIn(home, "new");
  const aside = asideFolder(home, previousMajor(), now());
  const swap = { from: clusterOf(fresh), to: cluster, aside };
  const lay = async () => {
    try {
      await layNew(home, fresh, between);
    } catch (error) {
      throw failure(error, details);
    }
  };
  const kind = { isRestore: false, work: workFolder(home) };
  await writeAndSwap(config.DATA_DIR, [swap], lay, between, kind);
  await deleteEarlierBackups(backup);
  between();
  log.info({ ...details, backup, aside }, "the database was carried over");
}

function assertRoom(dataDir: string, home: Home, details: Readonly<Record<string, string>>): void {
  const bytes = sizeOf(clusterOf(home));
  const disks = spaceNeeded({ DATA_DIR: dataDir, home, bytes, besides: carryOverBytes(bytes) });
  for (const { folder, needed, free } of disks) {
    if (free >= needed) continue;
    const room = { needed: (needed / megabyte).toFixed(0), free: (free / megabyte).toFixed(0) };
    throw new UpgradeFailed("carryRoom", { ...details, ...room, disk: folder }, null);
  }
}

async function saveOld({ config, log, now }: CarryDeps, home: Home, held: HeldHome): Promise<string> {
  // With archiving on and no command, so that log that is not archived yet is kept for the older version.
  const settings = { archive_mode: "on", archive_command: "" };
  const database = await openEmbedded({ dataDir: config.DATA_DIR, home, held, log: silent, settings });
  try {
    const { applied } = await readPending(database.db, ownMigrations());
    const backup = await backUpFirst({ config, log, now, database }, applied, ownMigrations());
    if (backup === null) throw new Error("the database has no backup");
    return backup;
  } finally {
    await database.close();
  }
}

async function layNew(home: Home, fresh: Home, between: () => void): Promise<void> {
  const old = besideIn(home, "old");
  const reflink = { recursive: true, mode: constants.COPYFILE_FICLONE };
  cpSync(clusterOf(home), clusterOf(old), reflink);
  giveTreeOwnership(clusterOf(old), home.account);
  between();
  await copyCarriedOver(old, fresh, between);
  recordWriter(clusterOf(fresh), productVersion(), home.account);
}

function besideIn(home: Home, name: string): Home {
  const folder = join(workFolder(home), name);
  for (const made of [workFolder(home), folder]) {
    mkdirSync(made, { recursive: true, mode: 0o700 });
    giveOwnership(made, home.account);
  }
  return { folder, account: home.account, elsewhere: true };
}

/** Brings a copy of the old database to this version's schema and copies its rows into a new one. Syncs nothing. */
export async function copyCarriedOver(
  old: Home,
  fresh: Home,
  between: () => void = () => {},
  migrations: readonly Migration[] = ownMigrations(),
): Promise<{ tables: number; rows: number }> {
  const open = (home: Home) => openEmbedded({ dataDir: home.folder, home, log: silent, durable: false });
  const from = await open(old);
  try {
    await migrate(from, { migrations, version: productVersion() });
    between();
    const to = await open(fresh);
    try {
      await migrate(to, { migrations, version: productVersion() });
      between();
      return await copyTables(from.url, to.url);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

function failure(error: unknown, details: Readonly<Record<string, string>>): unknown {
  const isFull = isStorageFull(error) || (error instanceof DatabaseProblem && error.reason === "diskFull");
  if (isFull) return new UpgradeFailed("carryDiskFull", details, error);
  if (error instanceof DatabaseProblem) return error;
  const problem = error instanceof Error ? error.message : String(error);
  return new UpgradeFailed("carry", { ...details, problem }, error);
}
