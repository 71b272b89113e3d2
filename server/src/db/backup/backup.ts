import type { Stats } from "node:fs";
import { createWriteStream } from "node:fs";
import { open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Deps } from "../../deps.ts";
import { filesFolder } from "../../ports/files/open-file-store.ts";
import { type BackupStore, openBackupFolder, partialSuffix } from "../archive/backup-store.ts";
import { readChain } from "../archive/chain.ts";
import { copyLedger } from "../archive/ledger-copy.ts";
import { type BackupNote, type BaseLog, noteOf } from "../archive/moments.ts";
import { stampOf } from "../archive/wal-names.ts";
import { makeFolder, noneIfMissing, syncFolder } from "../durable-folder.ts";
import { readApplied } from "../migrate.ts";
import type { OpenDatabase } from "../open.ts";
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
import { type BackupManifest, productVersion } from "./backup-manifest.ts";
import { baseBackup, type CopiedLog, contentOf, ifThere } from "./base-backup.ts";
import {
  backupsFolder,
  forgetProblem,
  noteNewest,
  noteProblem,
  openBackupStore,
  pruneBackups,
  removePartialBackups,
} from "./kept-backups.ts";
import { type CheckedBackup, openBackupOnce } from "./open-backup-once.ts";

type BackupDeps = Pick<Deps, "config" | "database" | "now">;

export interface Backup extends CheckedBackup {
  readonly file: string;
  readonly bytes: number;
  readonly manifest: BackupManifest;
}

export const backupSteps = [
  "cleared",
  "copying",
  "written",
  "opened",
  "noted",
  "named",
  "ledger",
  "pruned",
] as const;
type Between = (step: (typeof backupSteps)[number]) => void;

let last: Promise<unknown> = Promise.resolve();

/** Each backup deletes half-made earlier ones. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work, work);
  last = mine.catch(() => {});
  return mine;
}

/**
 * One compressed archive of the embedded database (not with DATABASE_URL) and the stored files. It counts once it is
 * complete, durable, and was opened in another process; then expired backups are deleted. The key for sealed data is
 * left out on purpose.
 * @param between Called between any two steps that change the disk; tests die there.
 * @throws BackupNotOpened when it did not open. It is deleted, and `lastBackupProblem` reports it.
 */
export function makeBackup(deps: BackupDeps, between: Between = () => {}): Promise<Backup> {
  return inTurn(async () => {
    const { DATA_DIR, BACKUP_RECIPIENT } = deps.config;
    const now = deps.now();
    const ending = BACKUP_RECIPIENT === undefined ? ".tar.gz" : ".tar.gz.age";
    const name = `waymark-${stampOf(now)}${ending}`;
    const store = openBackupStore(deps.config);
    try {
      await makeFolder(DATA_DIR, backupsFolder(DATA_DIR));
      await removePartialBackups(store);
      between("cleared");
      const made = await makeIn(deps, now, store, name, between);
      await copyLedger({ dataDir: DATA_DIR, store, recipient: BACKUP_RECIPIENT });
      between("ledger");
      await forgetProblem(DATA_DIR);
      await pruneBackups(store, now);
      between("pruned");
      return made;
    } catch (error) {
      await noteProblem(DATA_DIR, now, error);
      throw error;
    }
  });
}

/**
 * Its note is written after the backup was opened. Until then its name in a folder marks it as incomplete; a store
 * cannot rename, so there the note counts.
 */
async function makeIn(
  deps: BackupDeps,
  now: Date,
  store: BackupStore,
  name: string,
  between: Between,
): Promise<Backup> {
  const isFolder = typeof store.place === "string";
  const file = isFolder ? join(store.where, name) : `${store.where}${name}`;
  const half = `${file}${partialSuffix}`;
  try {
    const { log, ...made } = await writeAndOpen(deps, now, isFolder ? half : { store, name }, between);
    between("opened");
    if (log !== null || !isFolder) await writeNote(store, name, { madeAt: now, log });
    between("noted");
    if (!isFolder) await noteNewest(deps.config.DATA_DIR, now);
    else {
      await rename(half, file);
      await syncFolder(store.where);
      between("named");
    }
    return { file, ...made };
  } catch (error) {
    await (isFolder ? rm(half, { force: true }) : store.delete(name).catch(() => {}));
    throw error;
  }
}

const writeNote = (store: BackupStore, name: string, note: BackupNote) =>
  store.write(noteOf(name), [Buffer.from(JSON.stringify(note))]);

/** Opened like every other, but not one of the kept ones. @param name Of the half-made file in DATA_DIR/backups. */
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

/** Not deleted with scheduled ones. @param file In a folder of its own, where half-made ones are removed first. */
export function makeBackupApart(deps: BackupDeps, file: string): Promise<Backup> {
  return inTurn(async () => {
    const half = `${file}${partialSuffix}`;
    await makeFolder(deps.config.DATA_DIR, dirname(file));
    await openBackupFolder(dirname(file)).removePartial();
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

export const fileToTake = (dataDir: string, name: string) =>
  join(backupsFolder(dataDir), `${name}${partialSuffix}`);

interface Written extends Omit<Backup, "file"> {
  readonly log: BaseLog | null;
}

async function writeAndOpen(
  deps: BackupDeps,
  now: Date,
  file: BackupFile,
  between: Between = () => {},
): Promise<Written> {
  const { config, database } = deps;
  const chain = database.archiver === null ? null : (database.archiver.state.chain ?? chainOf(database));
  let log: BaseLog | null = null;
  const onCopied = (copied: CopiedLog) => {
    between("copying");
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
  between("written");
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
  // Before the database for files deleted meanwhile, and after it for added ones.
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

/** Files that are not in `seen`. @throws for one that cannot be read: a backup without it would count as whole. */
async function* storedFiles(folder: string, seen: Set<string>): AsyncGenerator<ArchiveEntry> {
  for (const key of await keysIn(folder)) {
    const handle = await open(join(folder, key), "r").catch(ifThere);
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

async function keysIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(noneIfMissing);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes("~"))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
