import { existsSync, mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Logger } from "pino";
import { noneIfMissing } from "../durable-folder.ts";
import { clusterOf, giveOwnership, type Home } from "../embedded/home.ts";
import type { BackupStore } from "./backup-store.ts";
import { beginChain, chainFolder, readChain } from "./chain.ts";
import { hashOf, packSegment, withoutZeros } from "./pack-segment.ts";
import { archivedName, isLogFile, isSegment, parseArchived } from "./wal-names.ts";

/**
 * The command runs as the database's user, which reaches neither our folders nor Node. It waits until this process has
 * archived the segment, and fails after two seconds, or when the watcher reports that our process is gone; PostgreSQL
 * then retries. Paths are relative to the cluster.
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

const lookMs = 250;
const restMs = 5_000;
/** Milliseconds for writing one segment; a store that takes longer has failed. */
const writeMs = 60_000;
/** The most segments waiting for the archive; beyond that the oldest are given up. 1 GB of segments of 4 MB. */
const mostWaiting = 256;
/** While archiving fails: with fewer free bytes on the database's disk all waiting segments are given up. */
const leastRoom = 512 * 2 ** 20;
const slowMs = 10_000;
const roomMs = 2_000;
/** Without a new backup for this long nothing more is archived: only backups delete the archive's old part. */
export const longestWithoutBackupMs = 14 * 86_400_000;
const backupLookMs = 600_000;
/** In milliseconds: a backup that is due is made within a quarter of an hour after a start. */
const graceMs = 3_600_000;

export interface ArchiveState {
  readonly chain: string | null;
  readonly newest: Date | null;
  readonly waiting: number;
  /** Since `at`, with the reason of the last failure. */
  readonly problem: { readonly at: Date; readonly text: string } | null;
}

interface ArchiverOptions {
  readonly home: Home;
  readonly store: BackupStore;
  readonly recipient: string | undefined;
  readonly log: Logger;
  readonly newestBackup: () => Promise<Date | null>;
  readonly mostWaiting?: number;
  readonly writeMs?: number;
  readonly graceMs?: number;
}

/** A name is in the archive with another content: this database was set back to an earlier state from outside. */
class OtherContent extends Error {}

export class WalArchiver {
  readonly #options: ArchiverOptions;
  readonly #began = performance.now();
  readonly #archived = new Map<string, string>();
  #chain: string | null = null;
  #newest: Date | null = null;
  #oldest: Date | null = null;
  #waiting = 0;
  #problem: ArchiveState["problem"] = null;
  #restUntil = 0;
  #lookedForRoom = 0;
  #backup: { readonly at: Date | null; readonly readAt: number } | undefined;
  #writingSince = Number.POSITIVE_INFINITY;
  /** A write that did not end in time: another one would only wait as well. */
  #hanging: Promise<void> | undefined;
  #buffer: Buffer<ArrayBuffer> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #round: Promise<void> = Promise.resolve();

  constructor(options: ArchiverOptions) {
    this.#options = options;
    const marks = archivedMarks(options.home);
    // A restored cluster reuses names, so earlier marks do not count.
    rmSync(marks, { recursive: true, force: true });
    mkdirSync(marks, { mode: 0o700 });
    giveOwnership(marks, options.home.account);
    this.#lookAgain();
  }

  get store(): BackupStore {
    return this.#options.store;
  }
  get state(): ArchiveState {
    return { chain: this.#chain, newest: this.#newest, waiting: this.#waiting, problem: this.#problem };
  }

  /** Does nothing when it has one. Its server is running. */
  nameChain(): void {
    if (readChain(clusterOf(this.#options.home)) === null) beginChain(this.#options.home);
  }

  rest(ms: number): void {
    this.#restUntil = performance.now() + ms;
  }

  async look(): Promise<void> {
    this.#round = this.#round.then(() => this.#archiveReady()).catch((error: unknown) => this.#failed(error));
    await this.#round;
  }

  /** Call it after the server has ended, which archives the last segment. Leaves a write that is stuck. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, slowMs);
    });
    await Promise.race([this.#round, patience]);
    clearTimeout(timer);
  }

  #lookAgain(): void {
    let isLooking = false;
    this.#timer = setInterval(() => {
      // By itself, because a round can wait long for its store.
      void this.#watchRoom();
      if (isLooking) return;
      isLooking = true;
      void this.look().finally(() => {
        isLooking = false;
      });
    }, lookMs);
    this.#timer.unref();
  }

  async #watchRoom(): Promise<void> {
    if (performance.now() < this.#lookedForRoom + roomMs) return;
    this.#lookedForRoom = performance.now();
    await this.giveUpOldest();
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
    if (this.#hanging !== undefined) throw new Error("the place of backups does not answer");
    await this.#readChain(cluster);
    if (this.#chain === null) return;
    await this.#checkPlace();
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
    [this.#newest, this.#oldest] = [null, null];
    for (const path of await this.#options.store.list(chainFolder(chain))) {
      const file = parseArchived(path);
      if (file === null) continue;
      this.#archived.set(file.name, file.hash);
      if (isSegment(file.name)) this.#note(file.at);
    }
    this.#chain = chain;
  }

  async #archive(cluster: string, name: string): Promise<void> {
    const { store, recipient } = this.#options;
    const { content, mtime } = await this.#read(join(cluster, "pg_wal", name));
    const bytes = withoutZeros(content);
    const hash = await hashOf(bytes);
    const before = this.#archived.get(name);
    // After a crash PostgreSQL may pass on an archived segment again.
    if (before === undefined) {
      const file = { name, at: mtime, hash, encrypted: recipient !== undefined };
      const path = `${chainFolder(this.#chain ?? "")}/${archivedName(file)}`;
      await this.#inTime(store.write(path, packSegment(bytes, recipient)));
      this.#archived.set(name, hash);
    } else if (before !== hash) throw new OtherContent(`${name} is in the archive with another content`);
    if (isSegment(name)) this.#note(mtime);
  }

  #note(at: Date): void {
    if (this.#newest === null || at > this.#newest) this.#newest = at;
    if (this.#oldest === null || at < this.#oldest) this.#oldest = at;
  }

  /**
   * @throws when a write takes too long. It goes on, with its part of the buffer; no other begins until it has ended.
   */
  async #inTime(write: Promise<void>): Promise<void> {
    const { writeMs: most = writeMs } = this.#options;
    let timer: NodeJS.Timeout | undefined;
    const over = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`the place of backups did not answer within ${most} ms`)),
        most,
      );
    });
    let isWritten = false;
    const ended = write.finally(() => {
      isWritten = true;
      this.#hanging = undefined;
    });
    this.#writingSince = performance.now();
    try {
      await Promise.race([ended, over]);
    } finally {
      this.#writingSince = Number.POSITIVE_INFINITY;
      clearTimeout(timer);
      if (!isWritten) {
        this.#hanging = ended.catch(() => {});
        this.#buffer = undefined;
      }
    }
  }

  /** @throws while the archive's disk is nearly full, or it would grow because no backup was made for long. */
  async #checkPlace(): Promise<void> {
    const { newestBackup, store } = this.#options;
    if (typeof store.place === "string" && existsSync(store.place) && freeBytes(store.place) < leastRoom)
      throw new Error(`less than ${leastRoom / 2 ** 20} MB are free in ${store.place}`);
    const readAt = performance.now();
    if (this.#backup === undefined || readAt > this.#backup.readAt + backupLookMs || this.#isWithoutBackup())
      this.#backup = { at: await newestBackup(), readAt };
    if (!this.#isWithoutBackup()) return;
    throw new Error(`there was no backup for ${longestWithoutBackupMs / 86_400_000} days`);
  }

  /** Counts from the beginning of the archived log when there is no backup at all. */
  #isWithoutBackup(): boolean {
    const since = this.#backup?.at ?? this.#oldest;
    if (since === null || performance.now() < this.#began + (this.#options.graceMs ?? graceMs)) return false;
    return Date.now() - since.getTime() > longestWithoutBackupMs;
  }

  async #read(path: string): Promise<{ content: Buffer<ArrayBuffer>; mtime: Date }> {
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

  #mark(name: string): void {
    writeFileSync(join(archivedMarks(this.#options.home), name), "", { mode: 0o600 });
  }

  /** Logs once; PostgreSQL keeps unarchived segments, up to a limit. */
  async #failed(error: unknown): Promise<void> {
    const { log } = this.#options;
    if (error instanceof OtherContent) {
      // The archived segment belongs to the future that the snapshot undid; it stays as it is.
      log.warn("the database was set back to an earlier state: a new chain of archived segments begins");
      beginChain(this.#options.home);
      return;
    }
    const text = error instanceof Error ? error.message.slice(0, 300) : "unknown";
    if (this.#problem === null) log.error({ problem: text }, "the database's log cannot be archived");
    this.#problem = { at: this.#problem?.at ?? new Date(), text };
    this.rest(restMs);
    await this.giveUpOldest();
  }

  /** Restoring to their times is not possible any more, so a new backup is due. */
  async giveUpOldest(): Promise<void> {
    const { home, log } = this.#options;
    try {
      const ready = await readdir(join(clusterOf(home), "pg_wal/archive_status")).catch(noneIfMissing);
      const names = ready.flatMap((name) => (name.endsWith(".ready") ? name.slice(0, -6) : [])).sort();
      const marks = new Set(await readdir(archivedMarks(home)));
      const over = names
        .slice(0, Math.max(0, names.length - this.#mostKept()))
        .filter((name) => !marks.has(name));
      for (const name of over) this.#mark(name);
      if (over.length > 0)
        log.error({ segments: over.length }, "segments of the log were given up unarchived");
    } catch (err) {
      log.warn({ err }, "segments of the log that wait for the archive could not be given up");
    }
  }

  #mostKept(): number {
    const { home, mostWaiting: most = mostWaiting } = this.#options;
    if (this.#isWithoutBackup()) return 0;
    // A working archive takes them in a moment.
    const isStuck = this.#problem !== null || performance.now() > this.#writingSince + slowMs;
    return isStuck && freeBytes(home.folder) < leastRoom ? 0 : most;
  }
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
