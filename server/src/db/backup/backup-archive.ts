import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { lstat, mkdir } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { Header, Parser, type ReadEntry, Unpack } from "tar";
import { z } from "zod";
import type { BackupStore } from "../archive/backup-store.ts";
import { BackupStoreUnavailable } from "../archive/s3-backups.ts";
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

/** Names, lengths and contents of all entries in order, in constant memory. */
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

/** The last entry is a digest of all. */
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

export type BackupFile = string | { readonly store: BackupStore; readonly name: string };

export interface BackupContent {
  readonly manifest: BackupManifest;
  readonly files: number;
}

/** @param identity Text of an age identity file, for an encrypted backup. @throws BackupRefused */
export const readBackup = (from: BackupFile, identity?: string): Promise<BackupContent> =>
  readInto([], from, identity);

async function readInto(
  targets: readonly PartTarget[],
  from: BackupFile,
  identity: string | undefined,
): Promise<BackupContent> {
  if (typeof from === "string") {
    const found = await lstat(from).catch(() => undefined);
    if (found === undefined) throw new BackupRefused("no_backup");
    // Versions before the first release wrote folders.
    if (found.isDirectory()) throw new BackupRefused("folder");
  }
  const reader = new BackupReader();
  await readEntries(from, identity, (entry) => reader.read(entry), targets).catch((error: unknown) => {
    if (error instanceof NotWritten) throw error.cause;
    // A file that is no archive at all is reported so; any fault after a manifest of ours is damage.
    if (error instanceof BackupRefused || (error instanceof BackupStoreUnavailable && !error.isMissing))
      throw error;
    throw new BackupRefused(reader.begun ? "damaged" : "no_backup");
  });
  return reader.end();
}

export interface UnpackInto {
  readonly database?: string;
  readonly files?: string;
}

/**
 * Writes the parts of a backup into folders while reading it once. They are worth nothing before this returns: only
 * the end proves the backup whole. @throws BackupRefused; the file system's own error.
 */
export async function unpackBackup(
  from: BackupFile,
  into: UnpackInto,
  identity?: string,
): Promise<BackupContent> {
  const parts = [
    { part: databasePart, folder: into.database },
    { part: filesPart, folder: into.files },
  ].flatMap(({ part, folder }) => (folder === undefined ? [] : [{ part, folder }]));
  const targets: PartTarget[] = [];
  for (const { part, folder } of parts) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    targets.push(new PartTarget(part, folder));
  }
  return readInto(targets, from, identity);
}

class NotWritten extends Error {}

class PartTarget {
  readonly #unpack: Unpack;
  #problem: unknown;
  #isClosed = false;
  #wake = () => {};

  constructor(part: string, cwd: string) {
    // Other types are refused by the reader, which gets each piece first.
    const filter = (path: string) => path.startsWith(part);
    this.#unpack = new Unpack({ cwd, strict: true, strip: 1, filter });
    this.#unpack.on("error", (error: unknown) => {
      this.#problem ??= error;
      this.#wake();
    });
    this.#unpack.on("drain", () => this.#wake());
    this.#unpack.on("close", () => {
      this.#isClosed = true;
      this.#wake();
    });
  }

  async write(bytes: Buffer): Promise<void> {
    if (!this.#unpack.write(bytes)) await this.#woken();
    this.#check();
  }

  async end(): Promise<void> {
    this.#unpack.end();
    while (!this.#isClosed && this.#problem === undefined) await this.#woken();
    this.#check();
  }

  async #woken(): Promise<void> {
    if (this.#problem !== undefined) return;
    await new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
  }
  #check(): void {
    if (this.problem !== undefined) throw this.problem;
  }

  get problem(): NotWritten | undefined {
    return this.#problem === undefined ? undefined : new NotWritten("not written", { cause: this.#problem });
  }
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

/** `read` has to listen to the entry's bytes. An exception ends the reading. */
async function readEntries(
  from: BackupFile,
  identity: string | undefined,
  read: (entry: ReadEntry) => void,
  targets: readonly PartTarget[],
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
  const reading = pipeline(
    await plainBytes(from, identity),
    createGunzip(),
    async (tar: AsyncIterable<Buffer>) => {
      for await (const bytes of tar) {
        parser.write(bytes);
        if (failed !== undefined) throw failed;
        for (const target of targets) await target.write(bytes);
      }
      parser.end();
      if (failed !== undefined) throw failed;
      for (const target of targets) await target.end();
    },
  );
  await reading.catch((error: unknown) => {
    // Leaving the loop aborts the stream before it, whose error may arrive first.
    throw failed ?? targets.find(({ problem }) => problem !== undefined)?.problem ?? error;
  });
}

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
