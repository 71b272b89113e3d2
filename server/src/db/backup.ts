import type { Stats } from "node:fs";
import { createWriteStream } from "node:fs";
import { open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
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
import { openS3Backups } from "./archive/s3-backups.ts";
import { readChain } from "./archive/wal-archiver.ts";
import { instantOf, stampOf } from "./archive/wal-names.ts";
import {
  type ArchiveEntry,
  type BackupFile,
  databasePart,
  filesPart,
  manifestName,
  pack,
  textEntry,
} from "./backup-archive.ts";
import { encryptBackup, identityForCheck } from "./backup-encryption.ts";
import { type BackupManifest, newestMigration, productVersion } from "./backup-manifest.ts";
import { baseBackup, type CopiedLog, contentOf } from "./base-backup.ts";
import { makeFolder, syncFolder } from "./durable-folder.ts";
import { backupsToKeep } from "./keep-backups.ts";
import type { OpenDatabase } from "./open.ts";
import { BackupNotOpened, type CheckedBackup, openBackupOnce } from "./open-backup-once.ts";

export const backupsFolder = (dataDir: string) => join(dataDir, "backups");

export type BackupPlaceConfig = Pick<Config, "DATA_DIR"> &
  Partial<
    Pick<
      Config,
      | "BACKUP_TO"
      | "BACKUP_S3_ENDPOINT"
      | "BACKUP_S3_REGION"
      | "BACKUP_S3_ACCESS_KEY_ID"
      | "BACKUP_S3_SECRET_ACCESS_KEY"
    >
  >;

/**
 * The store of backups that the configuration asks for.
 * @param to Another `s3://bucket/folder` than BACKUP_TO, with the same keys.
 */
export function openBackupStore(config: BackupPlaceConfig, to = config.BACKUP_TO): BackupStore {
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_REGION: region = "us-east-1" } = config;
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (!(to && endpoint && accessKeyId && secretAccessKey))
    return openBackupFolder(backupsFolder(config.DATA_DIR));
  const { hostname: bucket, pathname } = new URL(to);
  const folder = pathname.split("/").filter((part) => part !== "");
  const prefix = folder.map((part) => `${part}/`).join("");
  return openS3Backups({ endpoint, region, accessKeyId, secretAccessKey, bucket, prefix });
}

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
 * Saves the embedded database and the stored files as one compressed archive in the store of backups. It counts there
 * once it is whole, lasting, and was opened in a process of its own; then those that are not kept any longer go.
 * With DATABASE_URL it holds the files only. The key that opens what is sealed is left out on purpose.
 * @throws BackupNotOpened when it did not open. It is deleted, and `lastBackupProblem` tells of it.
 */
export function makeBackup(deps: BackupDeps): Promise<Backup> {
  return inTurn(async () => {
    const { DATA_DIR, BACKUP_RECIPIENT } = deps.config;
    const now = deps.now();
    const ending = BACKUP_RECIPIENT === undefined ? ".tar.gz" : ".tar.gz.age";
    const name = `waymark-${stampOf(now)}${ending}`;
    const store = openBackupStore(deps.config);
    try {
      await makeFolder(DATA_DIR, backupsFolder(DATA_DIR));
      await removeHalves(store);
      const made =
        typeof store.place === "string"
          ? await makeInFolder(deps, now, store, name)
          : await makeInStore(deps, now, store, name);
      await rm(problemFile(DATA_DIR), { force: true });
      await prune(store, now);
      return made;
    } catch (error) {
      await noteProblem(DATA_DIR, now, error);
      throw error;
    }
  });
}

/** It has a name that says it is half until it was opened. */
async function makeInFolder(deps: BackupDeps, now: Date, store: BackupStore, name: string): Promise<Backup> {
  const file = join(store.where, name);
  const half = `${file}${halfMark}`;
  try {
    const { log, ...made } = await writeAndOpen(deps, now, half);
    if (log !== null) await writeNote(store, name, { madeAt: now, log });
    await rename(half, file);
    await syncFolder(store.where);
    return { file, ...made };
  } catch (error) {
    await rm(half, { force: true });
    throw error;
  }
}

/** Nothing is renamed in such a store: a backup counts by the note beside it, written once it was opened. */
async function makeInStore(deps: BackupDeps, now: Date, store: BackupStore, name: string): Promise<Backup> {
  try {
    const { log, ...made } = await writeAndOpen(deps, now, { store, name });
    await writeNote(store, name, { madeAt: now, log });
    const newest = JSON.stringify({ at: now.toISOString() });
    await writeFile(newestFile(deps.config.DATA_DIR), newest, { mode: 0o600 });
    return { file: `${store.where}${name}`, ...made };
  } catch (error) {
    await store.delete(name).catch(() => {});
    throw error;
  }
}

const writeNote = (store: BackupStore, name: string, note: BackupNote) =>
  store.write(noteOf(name), [Buffer.from(JSON.stringify(note))]);

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

/** The next backup removes it when whoever wanted it has gone away. */
export const fileToTake = (dataDir: string, name: string) =>
  join(backupsFolder(dataDir), `${name}${halfMark}`);

interface Written extends Omit<Backup, "file"> {
  /** What is needed to bring it to a later moment; null where nothing is archived. */
  readonly log: BaseLog | null;
}

async function writeAndOpen(deps: BackupDeps, now: Date, file: BackupFile): Promise<Written> {
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
    migration: newestMigration(),
    database: database.embedded !== null,
    keyIncluded: false,
  };
  const recipient = config.BACKUP_RECIPIENT;
  const identity = recipient === undefined ? undefined : await identityForCheck(recipient);
  const bytes = Readable.from(pack(entriesOf(deps, manifest, onCopied)), { highWaterMark: 1 });
  const gzip = createGzip({ level: 1 });
  const out =
    typeof file === "string"
      ? createWriteStream(file, { flags: "wx", mode: 0o600, flush: true })
      : (packed: AsyncIterable<Uint8Array>) => file.store.write(file.name, packed);
  if (recipient === undefined || identity === undefined) await pipeline(bytes, gzip, out);
  else
    await pipeline(
      bytes,
      gzip,
      (zipped: AsyncIterable<Uint8Array>) => encryptBackup(zipped, recipient, identity),
      out,
    );
  const checked = await openBackupOnce({
    file: typeof file === "string" ? file : { place: file.store.place, name: file.name },
    home: database.embedded?.home ?? null,
    ...(identity === undefined ? {} : { identity }),
  });
  const length = typeof file === "string" ? (await stat(file)).size : await file.store.size(file.name);
  return { ...checked, manifest, log, bytes: length };
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
  /** In its store. */
  readonly name: string;
  readonly at: Date;
  readonly encrypted: boolean;
}

/** Finished backups of a store, oldest first, with the instant each was made. */
export async function listBackups(store: BackupStore): Promise<KeptBackup[]> {
  const inFolder = typeof store.place === "string";
  const names = inFolder ? await readdir(store.where).catch(() => []) : await store.list("");
  return names.sort().flatMap((name) => {
    const [, stamp, age] = finished.exec(name) ?? [];
    if (stamp === undefined || !(inFolder || names.includes(noteOf(name)))) return [];
    return [{ name, at: instantOf(stamp), encrypted: age !== undefined }];
  });
}

const Newest = z.object({ at: z.coerce.date() });
const newestFile = (dataDir: string) => join(backupsFolder(dataDir), "newest.json");

/** When the newest backup was made, without asking a store elsewhere. */
export async function newestBackupAt(config: BackupPlaceConfig): Promise<Date | null> {
  const store = openBackupStore(config);
  if (typeof store.place === "string") return (await listBackups(store)).at(-1)?.at ?? null;
  try {
    return Newest.parse(JSON.parse(await readFile(newestFile(config.DATA_DIR), "utf8"))).at;
  } catch {
    return null;
  }
}

/** Deletes the backups, and the archived log, that are not kept any longer. */
async function prune(store: BackupStore, now: Date): Promise<void> {
  const backups = await listBackups(store);
  const kept = backupsToKeep(
    backups.map(({ at }) => at),
    now,
  );
  const bases = await backupsForMoments(store, now);
  for (const { name, at } of backups) {
    if (kept.has(at) || bases.has(name)) continue;
    for (const path of [noteOf(name), name]) await store.delete(path);
  }
  await pruneLog(store, now);
}

/** Deletes what a stopped process left: half a backup, one that was never opened, a note without its backup. */
async function removeHalves(store: BackupStore): Promise<void> {
  await store.removeHalves();
  const names = await store.list("");
  const finishedOnes = new Set((await listBackups(store)).map(({ name }) => name));
  for (const name of names) {
    const ofBackup = name.endsWith(noteEnding) ? name.slice(0, -noteEnding.length) : name;
    if (finished.test(ofBackup) && !finishedOnes.has(ofBackup)) await store.delete(name);
  }
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
