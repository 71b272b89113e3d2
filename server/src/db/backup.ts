import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { copyFile, link, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Deps } from "../deps.ts";
import { filesFolder } from "../ports/files/open-file-store.ts";
import {
  type BackupManifest,
  dumpName,
  filesName,
  manifestName,
  newestMigration,
  productVersion,
} from "./backup-manifest.ts";
import { baseBackup } from "./base-backup.ts";

export const backupsFolder = (dataDir: string) => join(dataDir, "backups");

/** A half-made backup; no finished one looks like it. */
const halfMark = ".half";
const finished = /^waymark-(\d{4}-\d{2}-\d{2}T\d{6}\.\d{3}Z)$/;

export interface Backup {
  readonly folder: string;
  readonly manifest: BackupManifest;
}

/**
 * Saves the embedded database and the stored files in a new folder of DATA_DIR/backups, which appears when it is
 * whole. With DATABASE_URL it saves the files only. The key that opens what is sealed is left out on purpose.
 */
export async function makeBackup(deps: Pick<Deps, "config" | "database" | "now">): Promise<Backup> {
  const { config, database } = deps;
  const now = deps.now();
  const folder = join(backupsFolder(config.DATA_DIR), `waymark-${stampOf(now)}`);
  const half = `${folder}${halfMark}`;
  await mkdir(half, { recursive: true, mode: 0o700 });
  try {
    const stored = filesFolder(config.DATA_DIR);
    // Before the dump for what is deleted meanwhile, and again after it for what is added.
    await linkAll(stored, join(half, filesName));
    if (database.embedded !== null) {
      const copy = baseBackup({ url: database.url, folder: database.embedded.cluster });
      await writeWhole(join(half, dumpName), Readable.from(copy), createGzip({ level: 1 }));
    }
    await linkAll(stored, join(half, filesName));
    const manifest: BackupManifest = {
      format: 1,
      product: productVersion(),
      createdAt: now.toISOString(),
      migration: newestMigration(),
      database: database.embedded === null ? null : await digest(join(half, dumpName)),
      files: await digestAll(join(half, filesName)),
      keyIncluded: false,
    };
    await writeWhole(join(half, manifestName), Readable.from([`${JSON.stringify(manifest, null, 2)}\n`]));
    await rename(half, folder);
    return { folder, manifest };
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
}

/** A sortable name: the instant without the colons that some file systems refuse. */
const stampOf = (at: Date) => at.toISOString().replaceAll(":", "");

/** Finished backups, oldest first, with the instant each was made. */
export async function listBackups(dataDir: string): Promise<{ folder: string; at: Date }[]> {
  const names = await readdir(backupsFolder(dataDir)).catch(() => []);
  return names.sort().flatMap((name) => {
    const stamp = finished.exec(name)?.[1];
    if (stamp === undefined) return [];
    const at = new Date(stamp.replace(/T(\d{2})(\d{2})/, "T$1:$2:"));
    return [{ folder: join(backupsFolder(dataDir), name), at }];
  });
}

/** Deletes all but the newest backups, and what a stopped process left half made. */
export async function pruneBackups(dataDir: string, keep: number): Promise<void> {
  const backups = await listBackups(dataDir);
  const names = await readdir(backupsFolder(dataDir)).catch(() => []);
  const halves = names.filter((name) => name.endsWith(halfMark));
  const old = backups.slice(0, Math.max(0, backups.length - keep)).map(({ folder }) => folder);
  for (const folder of [...old, ...halves.map((name) => join(backupsFolder(dataDir), name))])
    await rm(folder, { recursive: true, force: true });
}

/** Every stored file as a second name of the same content: files are replaced whole, never changed. */
async function linkAll(from: string, to: string): Promise<void> {
  for (const key of await keysIn(from)) {
    const target = join(to, key);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    try {
      await link(join(from, key), target);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : "";
      if (code === "EEXIST" || code === "ENOENT") continue;
      // A file system without links, or another one.
      await copyFile(join(from, key), target);
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

async function digestAll(folder: string): Promise<BackupManifest["files"]> {
  const files = [];
  for (const key of await keysIn(folder)) files.push({ key, ...(await digest(join(folder, key))) });
  return files;
}

export async function digest(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return { bytes: (await stat(path)).size, sha256: hash.digest("hex") };
}

async function writeWhole(path: string, ...content: [Readable, ...NodeJS.ReadWriteStream[]]): Promise<void> {
  await pipeline([...content, createWriteStream(path, { flags: "wx", mode: 0o600 })]);
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
