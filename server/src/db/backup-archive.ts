import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { lstat, mkdir } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract, Header, Parser, type ReadEntry } from "tar";
import { z } from "zod";
import type { BackupStore } from "./archive/backup-store.ts";
import { BackupStoreAway } from "./archive/s3-backups.ts";
import { decryptBackup, isEncrypted } from "./backup-encryption.ts";
import { BackupManifest, BackupRefused, newestMigration } from "./backup-manifest.ts";

/** Names inside the archive: the manifest is the first entry, the digest the last. */
export const manifestName = "waymark.json";
export const databasePart = "database/";
export const filesPart = "files/";
const digestName = "digest.json";
/** The manifest and the digest are a few hundred bytes; a longer one is not ours. */
const longestText = 65_536;

export interface ArchiveEntry {
  /** With slashes; a folder's path ends with one. */
  readonly path: string;
  readonly size: number;
  readonly mtime: Date;
  /** Exactly `size` bytes, read before the next entry is requested. */
  readonly content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

export function textEntry(path: string, text: string): ArchiveEntry {
  const bytes = Buffer.from(text, "utf8");
  return { path, size: bytes.length, mtime: new Date(), content: [bytes] };
}

const Digest = z.object({ entries: z.number(), sha256: z.string() });

/** A digest of names, lengths and contents of all entries in order, in constant memory. */
class RunningDigest {
  readonly #hash = createHash("sha256");
  #entries = 0;
  begin(path: string, size: number): void {
    this.#entries += 1;
    this.#hash.update(`${path}\0${size}\0`);
  }
  add(bytes: Uint8Array): void {
    this.#hash.update(bytes);
  }
  end(): z.infer<typeof Digest> {
    return { entries: this.#entries, sha256: this.#hash.digest("hex") };
  }
}

/** A tar archive of the entries, piece by piece, with a digest of them all as its last entry. */
export async function* pack(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  const digest = new RunningDigest();
  for await (const entry of entries) {
    digest.begin(entry.path, entry.size);
    yield headerOf(entry);
    for await (const bytes of entry.content) {
      digest.add(bytes);
      yield bytes;
    }
    yield paddingOf(entry.size);
  }
  const end = textEntry(digestName, JSON.stringify(digest.end()));
  yield headerOf(end);
  yield* end.content as Iterable<Uint8Array>;
  yield paddingOf(end.size);
  // A tar archive ends with two empty blocks.
  yield Buffer.alloc(1024);
}

function headerOf({ path, size, mtime }: ArchiveEntry): Buffer {
  const isFolder = path.endsWith("/");
  const mode = isFolder ? 0o700 : 0o600;
  const header = new Header({ path, size, mode, mtime, type: isFolder ? "Directory" : "File" });
  header.encode();
  if (header.block === undefined || header.needPax) throw new Error(`No place in the archive for ${path}.`);
  return header.block;
}

const paddingOf = (size: number) => Buffer.alloc((512 - (size % 512)) % 512);

/** A backup: a file of this machine, or one in a store. */
export type BackupFile = string | { readonly store: BackupStore; readonly name: string };

/** The content of a complete backup. */
export interface BackupContent {
  readonly manifest: BackupManifest;
  /** The number of stored files in it. */
  readonly files: number;
}

/**
 * Reads a backup to its end and proves it whole, without writing anything.
 * @param identity Text of an age identity file, for an encrypted one.
 * @throws BackupRefused
 */
export async function readBackup(from: BackupFile, identity?: string): Promise<BackupContent> {
  if (typeof from === "string") {
    const found = await lstat(from).catch(() => undefined);
    if (found === undefined) throw new BackupRefused("no_backup");
    // Versions before the first release wrote folders.
    if (found.isDirectory()) throw new BackupRefused("folder");
  }
  const reader = new BackupReader();
  await readEntries(from, identity, (entry) => reader.read(entry)).catch((error: unknown) => {
    // A file that is no archive at all is reported so; any fault after a manifest of ours is damage.
    if (error instanceof BackupRefused || (error instanceof BackupStoreAway && !error.isMissing)) throw error;
    throw new BackupRefused(reader.begun ? "damaged" : "no_backup");
  });
  return reader.end();
}

/** Writes one part of a backup, `database/` or `files/`, into a folder, after `readBackup` has verified it. */
export async function extractPart(
  from: BackupFile,
  part: string,
  folder: string,
  identity?: string,
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const filter = (path: string) => path.startsWith(part);
  const target = extract({ cwd: folder, strict: true, strip: 1, filter });
  await pipeline(await plainBytes(from, identity), createGunzip(), target);
}

async function plainBytes(
  from: BackupFile,
  identity: string | undefined,
): Promise<AsyncIterable<Uint8Array>> {
  if (typeof from !== "string") {
    const stored = await from.store.read(from.name);
    return from.name.endsWith(".age") ? decryptBackup(stored, identity) : stored;
  }
  const bytes = createReadStream(from);
  return (await isEncrypted(from)) ? decryptBackup(bytes, identity) : bytes;
}

/** Calls back with every entry; `read` has to listen to its bytes. An exception ends the reading. */
async function readEntries(
  from: BackupFile,
  identity: string | undefined,
  read: (entry: ReadEntry) => void,
): Promise<void> {
  let failed: unknown;
  const onReadEntry = (entry: ReadEntry) => {
    // The parser cannot handle exceptions: it would lose its position.
    try {
      if (failed === undefined) read(entry);
      else entry.resume();
    } catch (error) {
      failed = error;
      entry.resume();
    }
  };
  const parser = new Parser({ strict: true, onReadEntry });
  parser.on("error", (error) => {
    failed ??= error;
  });
  await pipeline(await plainBytes(from, identity), createGunzip(), async (tar: AsyncIterable<Buffer>) => {
    for await (const bytes of tar) {
      parser.write(bytes);
      if (failed !== undefined) throw failed;
    }
    parser.end();
    if (failed !== undefined) throw failed;
  });
}

/** Checks the entries of an archive while they are read. */
class BackupReader {
  readonly #digest = new RunningDigest();
  readonly #texts = new Map<string, Buffer[]>();
  #files = 0;
  #last = "";

  get begun(): boolean {
    return this.#texts.has(manifestName);
  }

  read(entry: ReadEntry): void {
    const { path, size } = entry;
    if (!isOurs(entry) || this.#last === digestName) throw new BackupRefused("damaged");
    if (!this.begun && path !== manifestName) throw new BackupRefused("no_backup");
    this.#last = path;
    if (path !== digestName) this.#digest.begin(path, size);
    if (path.startsWith(filesPart) && entry.type === "File") this.#files += 1;
    const text: Buffer[] | null = path === manifestName || path === digestName ? [] : null;
    if (text !== null) this.#texts.set(path, text);
    entry.on("data", (bytes: Buffer) => {
      text?.push(bytes);
      if (path !== digestName) this.#digest.add(bytes);
    });
  }

  end(): BackupContent {
    if (!this.begun) throw new BackupRefused("no_backup");
    const manifest = this.#parse(manifestName, BackupManifest);
    if (manifest.migration > newestMigration()) throw new BackupRefused("newer");
    const told = this.#parse(digestName, Digest);
    const seen = this.#digest.end();
    if (told.sha256 !== seen.sha256 || told.entries !== seen.entries) throw new BackupRefused("damaged");
    return { manifest, files: this.#files };
  }

  #parse<T>(name: string, shape: z.ZodType<T>): T {
    try {
      return shape.parse(JSON.parse(Buffer.concat(this.#texts.get(name) ?? []).toString("utf8")));
    } catch {
      throw new BackupRefused("damaged");
    }
  }
}

function isOurs({ path, type, size }: ReadEntry): boolean {
  if (type !== "File" && type !== "Directory") return false;
  if (path === manifestName || path === digestName) return size <= longestText;
  const isBelow = path.startsWith(databasePart) || path.startsWith(filesPart);
  return isBelow && !path.split(/[/\\]/).includes("..");
}
