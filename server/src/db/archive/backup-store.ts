import { createReadStream, createWriteStream } from "node:fs";
import { readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { makeFolder, noneIfMissing, syncFolder } from "../durable-folder.ts";
import { openS3Backups, type S3Place } from "./s3-backups.ts";

export interface BackupStore {
  /** For the operator: a folder, or `s3://bucket/prefix`. */
  readonly where: string;
  readonly place: string | S3Place;
  list(below: string): Promise<string[]>;
  size(name: string): Promise<number>;
  /** Atomic and durable. */
  write(name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<void>;
  /** @throws the store's own error when the file is missing. */
  read(name: string): Promise<Readable>;
  delete(name: string): Promise<void>;
  /** Leftovers of a stopped process. Nothing may be writing a backup meanwhile. */
  removePartial(): Promise<void>;
}

export const openBackupPlace = (place: string | S3Place): BackupStore =>
  typeof place === "string" ? openBackupFolder(place) : openS3Backups(place);

/** Suffix of a file that is being written; no complete one has it. */
export const partialSuffix = ".half";

/** Readable by its owner only. */
export function openBackupFolder(folder: string): BackupStore {
  const pathOf = (name: string) => join(folder, ...name.split("/"));
  return {
    where: folder,
    place: folder,
    async list(below) {
      const found = await readdir(pathOf(below), { recursive: true, withFileTypes: true }).catch(
        noneIfMissing,
      );
      return found
        .filter((entry) => entry.isFile() && !entry.name.endsWith(partialSuffix))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
        .sort();
    },
    size: async (name) => (await stat(pathOf(name))).size,
    async write(name, content) {
      const path = pathOf(name);
      const half = `${path}${partialSuffix}`;
      await makeFolder(dirname(folder), dirname(path));
      try {
        await pipeline(Readable.from(content), createWriteStream(half, { mode: 0o600, flush: true }));
        await rename(half, path);
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },
    read: async (name) => createReadStream(pathOf(name)),
    async delete(name) {
      await rm(pathOf(name), { force: true });
    },
    async removePartial() {
      await makeFolder(dirname(folder), folder);
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !entry.name.endsWith(partialSuffix)) continue;
        // The log is being archived meanwhile, below the folder.
        if (entry.parentPath === folder || (await isOld(path))) await rm(path, { force: true });
      }
    },
  };
}

const oldMs = 3_600_000;

/** Nobody has written to the file for an hour, or it is gone. */
async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  return found === undefined || Date.now() - found.mtimeMs > oldMs;
}
