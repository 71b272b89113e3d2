import type { Stats } from "node:fs";
import { createWriteStream } from "node:fs";
import { open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { z } from "zod";
import type { Config } from "../config.ts";
import type { Deps } from "../deps.ts";
import { filesFolder } from "../ports/files/open-file-store.ts";
import { type BackupStore, halfMark, openBackupFolder } from "./archive/backup-store.ts";
import {
  type BackupNote,
  type BaseLog,
  backupsForMoments,
  noteEnding,
  noteOf,
  pruneLog,
} from "./archive/moments.ts";
import { readChain } from "./archive/wal-archiver.ts";
import { instantOf, stampOf } from "./archive/wal-names.ts";
import {
  type ArchiveEntry,
  databasePart,
  filesPart,
  manifestName,
  pack,
  textEntry,
} from "./backup-archive.ts";
import { encryptBackup, identityForCheck } from "./backup-encryption.ts";
import { type BackupManifest, productVersion } from "./backup-manifest.ts";
import { baseBackup, type CopiedLog, contentOf } from "./base-backup.ts";
import { makeFolder, syncFolder } from "./durable-folder.ts";
import { backupsToKeep } from "./keep-backups.ts";
import { readApplied } from "./migrate.ts";
import type { OpenDatabase } from "./open.ts";
import { BackupNotOpened, type CheckedBackup, openBackupOnce } from "./open-backup-once.ts";

export const backupsFolder = (dataDir: string) => join(dataDir, "backups");

export const openBackupStore = (config: Pick<Config, "DATA_DIR">): BackupStore =>
  openBackupFolder(backupsFolder(config.DATA_DIR));

const finished = /^waymark-(\d{4}-\d{2}-\d{2}T\d{6}\.\d{3}Z)\.tar\.gz(\.age)?$/;

type BackupDeps = Pick<Deps, "config" | "database" | "now">;

export interface Backup extends CheckedBackup {
  readonly file: string;
  /** Length of the file. */
  readonly bytes: number;
  readonly manifest: BackupManifest;
}

let last: Promise<unknown> = Promise.resolve();

/** One backup at a time: each removes what the one before left half made. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => {});
  return mine;
}

/**
 * Saves the embedded database and the stored files as one compressed archive in DATA_DIR/backups. It appears there
 * once it is whole, on the disk, and was opened in a process of its own; then those that are not kept any longer go.
 * With DATABASE_URL it holds the files only. The key that opens what is sealed is left out on purpose.
 * @throws BackupNotOpened when it did not open. It is deleted, and `lastBackupProblem` tells of it.
 */
export function makeBackup(deps: BackupDeps): Promise<Backup> {
  return inTurn(async () => {
    const { DATA_DIR, BACKUP_RECIPIENT } = deps.config;
    const now = deps.now();
    const ending = BACKUP_RECIPIENT === undefined ? ".tar.gz" : ".tar.gz.age";
    const file = join(backupsFolder(DATA_DIR), `waymark-${stampOf(now)}${ending}`);
    await removeHalves(DATA_DIR, backupsFolder(DATA_DIR));
    try {
      const { log, ...made } = await writeAndOpen(deps, now, `${file}${halfMark}`);
      const store = openBackupStore(deps.config);
      const note: BackupNote = { madeAt: now, log };
      if (log !== null) await store.write(noteOf(basename(file)), [Buffer.from(JSON.stringify(note))]);
      await rename(`${file}${halfMark}`, file);
      await syncFolder(backupsFolder(DATA_DIR));
      await rm(problemFile(DATA_DIR), { force: true });
      await prune(DATA_DIR, store, now);
      return { file, ...made };
    } catch (error) {
      await rm(`${file}${halfMark}`, { force: true });
      await noteProblem(DATA_DIR, now, error);
      throw error;
    }
  });
}

/**
 * Makes a backup that somebody else takes away: it is opened like every other, and stays out of those that are kept.
 * @param name Of the half-made file that is left in DATA_DIR/backups.
 */
export function makeBackupToTake(deps: BackupDeps, name: string): Promise<Backup> {
  return inTurn(async () => {
    const file = fileToTake(deps.config.DATA_DIR, name);
    await makeFolder(deps.config.DATA_DIR, backupsFolder(deps.config.DATA_DIR));
    try {
      const { log: _log, ...made } = await writeAndOpen(deps, deps.now(), file);
      return { file, ...made };
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  });
}

/**
 * Makes a backup that stays apart from those made by the clock and is not deleted with them.
 * @param file In a folder of its own, where half-made ones of before are removed.
 */
export function makeBackupApart(deps: BackupDeps, file: string): Promise<Backup> {
  return inTurn(async () => {
    const half = `${file}${halfMark}`;
    await removeHalves(deps.config.DATA_DIR, dirname(file));
    try {
      const { log: _log, ...made } = await writeAndOpen(deps, deps.now(), half);
      await rename(half, file);
      await syncFolder(dirname(file));
      return { file, ...made };
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
  });
}

/** The next backup removes it when whoever wanted it has gone away. */
export const fileToTake = (dataDir: string, name: string) =>
  join(backupsFolder(dataDir), `${name}${halfMark}`);

interface Written extends Omit<Backup, "file"> {
  /** What is needed to bring it to a later moment; null where nothing is archived. */
  readonly log: BaseLog | null;
}

async function writeAndOpen(deps: BackupDeps, now: Date, file: string): Promise<Written> {
  const { config, database } = deps;
  const chain = database.archiver === null ? null : (database.archiver.state.chain ?? chainOf(database));
  let log: BaseLog | null = null;
  const onCopied = (copied: CopiedLog) => {
    log = chain === null ? null : { chain, ...copied };
  };
  const manifest: BackupManifest = {
    format: 2,
    product: productVersion(),
    createdAt: now.toISOString(),
    // The database's own, which is older than this version's while an upgrade is being prepared.
    migration: (await readApplied(database.db)).at(-1)?.applied_at ?? 0,
    database: database.embedded !== null,
    keyIncluded: false,
  };
  const recipient = config.BACKUP_RECIPIENT;
  const identity = recipient === undefined ? undefined : await identityForCheck(recipient);
  const bytes = Readable.from(pack(entriesOf(deps, manifest, onCopied)), { highWaterMark: 1 });
  const out = createWriteStream(file, { flags: "wx", mode: 0o600, flush: true });
  const gzip = createGzip({ level: 1 });
  if (recipient === undefined || identity === undefined) await pipeline(bytes, gzip, out);
  else
    await pipeline(
      bytes,
      gzip,
      (zipped: AsyncIterable<Uint8Array>) => encryptBackup(zipped, recipient, identity),
      out,
    );
  const home = database.embedded?.home ?? null;
  const checked = await openBackupOnce({ file, home, ...(identity === undefined ? {} : { identity }) });
  return { ...checked, manifest, log, bytes: (await stat(file)).size };
}

const chainOf = ({ embedded }: OpenDatabase) => (embedded === null ? null : readChain(embedded.cluster));

async function* entriesOf(
  { config, database }: BackupDeps,
  manifest: BackupManifest,
  onCopied: (log: CopiedLog) => void,
): AsyncGenerator<ArchiveEntry> {
  yield textEntry(manifestName, `${JSON.stringify(manifest, null, 2)}\n`);
  // Before the database for what is deleted meanwhile, and after it for what is added.
  const seen = new Set<string>();
  const stored = filesFolder(config.DATA_DIR);
  yield* storedFiles(stored, seen);
  if (database.embedded !== null) {
    yield { path: databasePart, size: 0, mtime: new Date(manifest.createdAt), content: [] };
    const copy = baseBackup({ url: database.url, folder: database.embedded.cluster }, onCopied);
    for await (const entry of copy) yield { ...entry, path: `${databasePart}${entry.path}` };
  }
  yield* storedFiles(stored, seen);
}

/** Stored files that were not seen yet: they are replaced whole, never changed. */
async function* storedFiles(folder: string, seen: Set<string>): AsyncGenerator<ArchiveEntry> {
  for (const key of await keysIn(folder)) {
    const handle = await open(join(folder, key), "r").catch(() => undefined);
    if (handle === undefined) continue;
    try {
      const found: Stats = await handle.stat();
      const version = `${key}\0${found.ino}\0${found.mtimeMs}`;
      if (seen.has(version)) continue;
      seen.add(version);
      const path = `${filesPart}${key.replaceAll("\\", "/")}`;
      yield { path, size: found.size, mtime: found.mtime, content: contentOf(handle, found.size) };
    } finally {
      await handle.close();
    }
  }
}

/** Paths of the files in a folder, sorted, without half-written ones. */
async function keysIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes("~"))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

export interface KeptBackup {
  readonly file: string;
  readonly at: Date;
  readonly encrypted: boolean;
}

/** Finished backups, oldest first, with the instant each was made. */
export async function listBackups(dataDir: string): Promise<KeptBackup[]> {
  const names = await readdir(backupsFolder(dataDir)).catch(() => []);
  return names.sort().flatMap((name) => {
    const [, stamp, age] = finished.exec(name) ?? [];
    if (stamp === undefined) return [];
    const file = join(backupsFolder(dataDir), name);
    return [{ file, at: instantOf(stamp), encrypted: age !== undefined }];
  });
}

/** Deletes the backups, and the archived log, that are not kept any longer. */
async function prune(dataDir: string, store: BackupStore, now: Date): Promise<void> {
  const backups = await listBackups(dataDir);
  const kept = backupsToKeep(
    backups.map(({ at }) => at),
    now,
  );
  const bases = await backupsForMoments(store, now);
  for (const { file, at } of backups) {
    if (kept.has(at) || bases.has(basename(file))) continue;
    for (const path of [file, noteOf(file)]) await rm(path, { force: true });
  }
  await pruneLog(store, now);
}

/** Deletes what a stopped process left half made. */
async function removeHalves(dataDir: string, folder: string): Promise<void> {
  await makeFolder(dataDir, folder);
  const names = await readdir(folder);
  const isStrayNote = (name: string) =>
    name.startsWith("waymark-") &&
    name.endsWith(noteEnding) &&
    !names.includes(name.slice(0, -noteEnding.length));
  for (const name of names)
    if (name.endsWith(halfMark) || isStrayNote(name)) await rm(join(folder, name), { force: true });
}

const Problem = z.object({ at: z.iso.datetime(), problem: z.string(), opened: z.boolean() });
/** `opened` is false when a backup was made and did not open, true when none could be made. */
export type BackupProblem = z.infer<typeof Problem>;

const problemFile = (dataDir: string) => join(backupsFolder(dataDir), "problem.json");

async function noteProblem(dataDir: string, now: Date, error: unknown): Promise<void> {
  const problem: BackupProblem = {
    at: now.toISOString(),
    problem: error instanceof Error ? error.message.slice(0, 300) : "unknown",
    opened: !(error instanceof BackupNotOpened),
  };
  // A full disk may refuse even this; the log has it in any case.
  await writeFile(problemFile(dataDir), JSON.stringify(problem), { mode: 0o600 }).catch(() => {});
}

/** Why the newest attempt at a backup failed; null when it succeeded. */
export async function lastBackupProblem(dataDir: string): Promise<BackupProblem | null> {
  try {
    return Problem.parse(JSON.parse(await readFile(problemFile(dataDir), "utf8")));
  } catch {
    return null;
  }
}
