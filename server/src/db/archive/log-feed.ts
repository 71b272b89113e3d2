import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { decryptBackup } from "../backup/backup-encryption.ts";
import { BackupRefused } from "../backup/backup-manifest.ts";
import type { Account } from "../embedded/account.ts";
import { giveOwnership } from "../embedded/home.ts";
import type { BackupStore } from "./backup-store.ts";
import { BackupStoreUnavailable } from "./s3-backups.ts";
import { type ArchivedFile, isSegment, nextSegment } from "./wal-names.ts";

export const recoveringFolder = "waymark-recovering";

/**
 * Requests a log segment from this process and waits until it is there or known to be missing. An exit code above 125
 * stops the recovery; 1 would mean that the log ends here.
 */
export const restoreCommand = [
  "exec 2>/dev/null; d=waymark-recovering; n=0; [ -e $d/have/%f ] || : > $d/want/%f;",
  "until [ -e $d/have/%f ] || [ -e $d/none/%f ]; do",
  "n=$((n+1)); [ $n -gt 6000 ] && exit 200; [ -e $d/broken ] && exit 200; sleep 0.01;",
  "done; [ -e $d/have/%f ] || exit 1; mv $d/have/%f %p",
].join(" ");

const ahead = 16;
const lookMs = 5;

interface FeedOptions {
  readonly cluster: string;
  readonly account: Account | null;
  readonly store: BackupStore;
  readonly files: ReadonlyMap<string, ArchivedFile>;
  /** Valid segments in `pg_wal` of the current cluster; null without one of the chain. */
  readonly local: { readonly folder: string; readonly segments: readonly string[] } | null;
  readonly identity: string | undefined;
  readonly segmentBytes: number;
}

export class LogFeed {
  readonly #options: FeedOptions;
  readonly #folder: string;
  readonly #local: Set<string>;
  #fed = 0;
  #timer: NodeJS.Timeout | undefined;
  #work: Promise<void> = Promise.resolve();
  #problem: unknown;
  #closed = false;

  constructor(options: FeedOptions) {
    this.#options = options;
    this.#folder = join(options.cluster, recoveringFolder);
    this.#local = new Set(options.local?.segments);
    for (const name of ["", "have", "want", "none"]) {
      mkdirSync(join(this.#folder, name), { recursive: true, mode: 0o700 });
      giveOwnership(join(this.#folder, name), options.account);
    }
    this.#lookAgain();
  }

  get problem(): unknown {
    return this.#problem;
  }
  get fed(): number {
    return this.#fed;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#work;
  }

  #lookAgain(): void {
    this.#timer = setTimeout(() => {
      this.#work = this.#serve()
        .catch((error: unknown) => {
          this.#problem ??= error;
          writeFileSync(join(this.#folder, "broken"), "");
        })
        .finally(() => !this.#closed && this.#lookAgain());
    }, lookMs);
  }

  async #serve(): Promise<void> {
    for (const name of readdirSync(join(this.#folder, "want")).sort()) {
      rmSync(join(this.#folder, "want", name), { force: true });
      if (!(await this.#provide(name))) writeFileSync(join(this.#folder, "none", name), "");
      if (isSegment(name)) await this.#provideAhead(name);
    }
  }

  async #provideAhead(name: string): Promise<void> {
    const there = new Set(readdirSync(join(this.#folder, "have")));
    let next = name;
    for (let i = 0; i < ahead; i++) {
      next = nextSegment(next, this.#options.segmentBytes);
      if (!there.has(next) && !(await this.#provide(next))) return;
    }
  }

  async #provide(name: string): Promise<boolean> {
    const content = await this.#contentOf(name);
    if (content === null) return false;
    const half = join(this.#folder, `${name}.half`);
    await writeFile(half, content, { mode: 0o600 });
    giveOwnership(half, this.#options.account);
    renameSync(half, join(this.#folder, "have", name));
    this.#fed += 1;
    return true;
  }

  async #contentOf(name: string): Promise<Buffer | null> {
    const { files, local, store, identity, segmentBytes } = this.#options;
    const file = files.get(name);
    if (file === undefined)
      return local !== null && this.#local.has(name) ? readFile(join(local.folder, name)) : null;
    const content = await unpack(store, file, identity);
    return isSegment(name) ? Buffer.concat([content, Buffer.alloc(segmentBytes - content.length)]) : content;
  }
}

/** @throws BackupRefused when it is damaged, or the identity does not open it. */
async function unpack(store: BackupStore, file: ArchivedFile, identity: string | undefined): Promise<Buffer> {
  const packed = await store.read(file.path);
  const plain = file.encrypted ? decryptBackup(packed, identity) : packed;
  const pieces: Buffer[] = [];
  const gunzip = createGunzip();
  try {
    await pipeline(plain, gunzip, async (bytes: AsyncIterable<Buffer>) => {
      for await (const piece of bytes) pieces.push(piece);
    });
  } catch (error) {
    const isTold = error instanceof BackupRefused || error instanceof BackupStoreUnavailable;
    throw isTold ? error : new BackupRefused("damaged");
  }
  const content = Buffer.concat(pieces);
  const hash = createHash("sha256").update(content).digest("hex").slice(0, 32);
  if (hash !== file.hash) throw new BackupRefused("damaged");
  return content;
}
