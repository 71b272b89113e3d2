import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import type { Logger } from "pino";
import { encryptTo } from "../backup-encryption.ts";
import { clusterOf, give, type Home } from "../embedded/home.ts";
import type { BackupStore } from "./backup-store.ts";
import { archivedName, isLogFile, isSegment, parseArchived } from "./wal-names.ts";

/**
 * PostgreSQL passes on a log segment with a command, which runs as the database's own user and can reach neither our
 * folders nor Node. It waits until this process has archived the segment, and fails after two seconds, or when the
 * watcher reports that our process is gone; PostgreSQL then keeps the segment and retries. Paths are relative to the
 * cluster, where the command runs.
 */
export const archivingSettings: Readonly<Record<string, string>> = {
  archive_mode: "on",
  archive_timeout: "60s",
  archive_command: [
    // The server's error stream must close with the server, because its reader waits for the end.
    "exec 2>/dev/null; n=0; until [ -e ../archived/%f ]; do",
    "n=$((n+1)); [ $n -gt 20 ] && exit 1; [ -e ../archived/nobody ] && exit 1; sleep 0.1;",
    "done; rm -f ../archived/%f",
  ].join(" "),
};
const archivedMarks = (home: Home) => join(home.folder, "archived");

/** Names the chain of segments that a cluster writes; a restored one begins another, so that they never mix. */
const chainFile = (cluster: string) => join(cluster, "waymark-chain");
export const chainFolder = (chain: string) => `wal/${chain}`;

export function readChain(cluster: string): string | null {
  try {
    const chain = readFileSync(chainFile(cluster), "utf8").trim();
    return /^[0-9a-f]{16}$/.test(chain) ? chain : null;
  } catch {
    return null;
  }
}

/** Makes a restored cluster begin its own chain when it is archived next. */
export const forgetChain = (cluster: string) => rmSync(chainFile(cluster), { force: true });

/** Milliseconds between checks for segments, and after a failure. */
const lookMs = 250;
const restMs = 5_000;
/** The most segments waiting for the archive; beyond that the oldest are given up. 1 GB of segments of 4 MB. */
const mostWaiting = 256;
/** With fewer free bytes than this on the database's disk they are given up earlier. */
const leastRoom = 512 * 2 ** 20;

export interface ArchiveState {
  readonly chain: string | null;
  /** The newest time whose log is archived; null before there is one. */
  readonly newest: Date | null;
  readonly waiting: number;
  /** The reason of the last failure, and the start of the failures. */
  readonly problem: { readonly at: Date; readonly text: string } | null;
}

interface ArchiverOptions {
  readonly home: Home;
  readonly store: BackupStore;
  /** The recipient that segments are encrypted to. */
  readonly recipient: string | undefined;
  readonly log: Logger;
  /** Different limits for tests. */
  readonly mostWaiting?: number;
}

/** Puts every finished log segment of a cluster into the backup store, compressed, and encrypted if the backups are. */
export class WalArchiver {
  readonly #options: ArchiverOptions;
  /** Hashes of archived files, by their name in the log. */
  readonly #archived = new Map<string, string>();
  #chain: string | null = null;
  #newest: Date | null = null;
  #waiting = 0;
  #problem: ArchiveState["problem"] = null;
  #restUntil = 0;
  /** All segments are read into this buffer: a new one for each would create garbage faster than it is collected. */
  #buffer: Buffer | undefined;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();

  constructor(options: ArchiverOptions) {
    this.#options = options;
    const marks = archivedMarks(options.home);
    // A restored cluster reuses names, so earlier marks do not count.
    rmSync(marks, { recursive: true, force: true });
    mkdirSync(marks, { mode: 0o700 });
    give(marks, options.home.account);
    this.#lookAgain();
  }

  get store(): BackupStore {
    return this.#options.store;
  }
  get state(): ArchiveState {
    return { chain: this.#chain, newest: this.#newest, waiting: this.#waiting, problem: this.#problem };
  }

  /** Names the chain of a cluster that has none. Its server is running. */
  nameChain(): void {
    const cluster = clusterOf(this.#options.home);
    if (readChain(cluster) !== null) return;
    writeFileSync(chainFile(cluster), `${randomBytes(8).toString("hex")}\n`, { mode: 0o600, flush: true });
    give(chainFile(cluster), this.#options.home.account);
  }

  /** Pauses for that many milliseconds; it does so by itself after a failure. */
  rest(ms: number): void {
    this.#restUntil = performance.now() + ms;
  }

  /** Archives waiting segments at once. */
  async look(): Promise<void> {
    this.#round = this.#round.then(() => this.#archiveReady()).catch((error: unknown) => this.#failed(error));
    await this.#round;
  }

  /** Call it after the server has ended, which archives the last segment. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#round;
  }

  #lookAgain(): void {
    this.#timer = setTimeout(() => {
      void this.look().finally(() => this.#timer !== undefined && this.#lookAgain());
    }, lookMs);
    this.#timer.unref();
  }

  async #archiveReady(): Promise<void> {
    const cluster = clusterOf(this.#options.home);
    const ready = await readdir(join(cluster, "pg_wal/archive_status")).catch(() => []);
    const names = ready
      .flatMap((name) => (name.endsWith(".ready") ? name.slice(0, -6) : []))
      .filter(isLogFile);
    this.#waiting = names.length;
    if (names.length === 0) this.#buffer = undefined;
    if (performance.now() < this.#restUntil || names.length === 0) return;
    await this.#readChain(cluster);
    if (this.#chain === null) return;
    const marks = new Set(await readdir(archivedMarks(this.#options.home)));
    // Timeline histories first: their names are shorter.
    for (const name of names.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))) {
      // A missing file was given up meanwhile.
      if (!marks.has(name) && existsSync(join(cluster, "pg_wal", name))) await this.#archive(cluster, name);
      this.#mark(name);
    }
    if (this.#problem !== null) this.#options.log.info("the database's log is archived again");
    this.#problem = null;
  }

  async #readChain(cluster: string): Promise<void> {
    const chain = readChain(cluster);
    if (chain === null || chain === this.#chain) return;
    this.#archived.clear();
    this.#newest = null;
    for (const path of await this.#options.store.list(chainFolder(chain))) {
      const file = parseArchived(path);
      if (file === null) continue;
      this.#archived.set(file.name, file.hash);
      if (isSegment(file.name) && (this.#newest === null || file.at > this.#newest)) this.#newest = file.at;
    }
    this.#chain = chain;
  }

  async #archive(cluster: string, name: string): Promise<void> {
    const { store, recipient } = this.#options;
    const { content, mtime } = await this.#read(join(cluster, "pg_wal", name));
    const bytes = withoutZeros(content);
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    const before = this.#archived.get(name);
    // After a crash PostgreSQL may pass on an archived segment again.
    if (before === undefined) {
      const file = { name, at: mtime, hash, encrypted: recipient !== undefined };
      const packed = Readable.from([bytes]).pipe(createGzip({ level: 1 }));
      const written = recipient === undefined ? packed : encryptTo([recipient], packed);
      await store.write(`${chainFolder(this.#chain ?? "")}/${archivedName(file)}`, written);
      this.#archived.set(name, hash);
    } else if (before !== hash) throw new Error(`${name} is in the archive with another content`);
    if (isSegment(name) && (this.#newest === null || mtime > this.#newest)) this.#newest = mtime;
  }

  /** Reads a file of the log into the shared buffer. */
  async #read(path: string): Promise<{ content: Buffer; mtime: Date }> {
    const file = await open(path, "r");
    try {
      const { size, mtime } = await file.stat();
      if (this.#buffer === undefined || this.#buffer.length < size)
        this.#buffer = Buffer.allocUnsafeSlow(size);
      let length = 0;
      for (let read = -1; read !== 0 && length < size; length += read)
        read = (await file.read(this.#buffer, length, size - length, length)).bytesRead;
      return { content: this.#buffer.subarray(0, length), mtime };
    } finally {
      await file.close();
    }
  }

  /** Allows PostgreSQL to delete a segment. */
  #mark(name: string): void {
    writeFileSync(join(archivedMarks(this.#options.home), name), "", { mode: 0o600 });
  }

  /** Logs once that archiving fails; PostgreSQL keeps unarchived segments, up to a limit. */
  async #failed(error: unknown): Promise<void> {
    const { log, home } = this.#options;
    const text = error instanceof Error ? error.message.slice(0, 300) : "unknown";
    if (this.#problem === null) log.error({ problem: text }, "the database's log cannot be archived");
    this.#problem = { at: this.#problem?.at ?? new Date(), text };
    this.rest(restMs);
    try {
      await this.#giveUpOldest(clusterOf(home));
    } catch (err) {
      log.warn({ err }, "segments of the log that wait for the archive could not be given up");
    }
  }

  /**
   * The database's disk must not fill up: the times in these segments cannot be restored any more, and a new backup is
   * due.
   */
  async #giveUpOldest(cluster: string): Promise<void> {
    const { home, log, mostWaiting: most = mostWaiting } = this.#options;
    const { bavail, bsize } = statfsSync(home.folder);
    const kept = bavail * bsize < leastRoom ? 0 : most;
    const ready = await readdir(join(cluster, "pg_wal/archive_status")).catch(() => []);
    const names = ready.flatMap((name) => (name.endsWith(".ready") ? name.slice(0, -6) : [])).sort();
    const marks = new Set(await readdir(archivedMarks(home)));
    const over = names.slice(0, Math.max(0, names.length - kept)).filter((name) => !marks.has(name));
    for (const name of over) this.#mark(name);
    if (over.length > 0) log.error({ segments: over.length }, "segments of the log were given up unarchived");
  }
}

/** A segment that was closed early ends in zeros, which need not be stored. */
function withoutZeros(content: Buffer): Buffer {
  let end = content.length;
  while (end > 0 && content[end - 1] === 0) end -= 1;
  return content.subarray(0, end);
}
