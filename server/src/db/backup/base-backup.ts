import type { Dirent } from "node:fs";
import { type FileHandle, open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { z } from "zod";
import { type ArchiveEntry, textEntry } from "./backup-archive.ts";

/** Files that a server recreates at its start, or that belong only to the running one. */
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?)$|(^|\/)pgsql_tmp|(^|\/)pg_internal\.init/;
/** Folders that must exist but without their content. The needed part of the log is added at the end. */
const kept = /^pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\//;
const controlFile = "global/pg_control";
const chunk = 1 << 20;

const Started = z.object({ segment: z.string(), bytes: z.coerce.number() });
const Stopped = z.object({ labelfile: z.string(), segment: z.string(), at: z.coerce.date() });

export interface CopiedLog {
  readonly first: string;
  readonly last: string;
  readonly segmentBytes: number;
  /** When the copy ended, by the database's clock: the earliest time that it can be restored to. */
  readonly stoppedAt: Date;
}

interface Cluster {
  readonly url: string;
  readonly folder: string;
}

/**
 * PostgreSQL's low-level base backup of a running database, with the part of its log that the copy needs. A server
 * that starts on it recovers to the moment at which the copy ended. @param onCopied Called after the copy.
 */
export async function* baseBackup(
  { url, folder }: Cluster,
  onCopied: (log: CopiedLog) => void,
): AsyncGenerator<ArchiveEntry> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    const ask = async <S extends z.ZodType>(shape: S, text: string): Promise<z.infer<S>> =>
      shape.parse((await client.query(text)).rows[0]);
    // Keeps the log until this connection ends.
    const slot = `waymark_backup_${crypto.randomUUID().replaceAll("-", "")}`;
    await client.query("SELECT pg_create_physical_replication_slot($1, true, true)", [slot]);
    const { segment: first, bytes: segmentBytes } = await ask(
      Started,
      `SELECT pg_walfile_name(pg_backup_start('waymark', true)) AS segment,
        (SELECT setting FROM pg_settings WHERE name = 'wal_segment_size') AS bytes`,
    );
    for await (const entry of entriesIn(folder, "")) yield* entryOf(folder, entry);
    yield* entryOf(folder, { path: controlFile, isFolder: false });
    const stopped = await ask(
      Stopped,
      `SELECT labelfile, pg_walfile_name(lsn) AS segment, clock_timestamp() AS at
        FROM pg_backup_stop(false)`,
    );
    onCopied({ first, last: stopped.segment, segmentBytes, stoppedAt: stopped.at });
    yield textEntry("backup_label", stopped.labelfile);
    for (const name of (await readdir(join(folder, "pg_wal"))).sort())
      if (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= stopped.segment)
        yield* entryOf(folder, { path: `pg_wal/${name}`, isFolder: false });
  } finally {
    await client.end().catch(() => {});
  }
}

interface Entry {
  readonly path: string;
  readonly isFolder: boolean;
}

async function* entriesIn(folder: string, below: string): AsyncGenerator<Entry> {
  const entries: Dirent[] = await readdir(join(folder, below), { withFileTypes: true });
  for (const entry of entries) {
    const path = below === "" ? entry.name : `${below}/${entry.name}`;
    if (leftOut.test(path) || (kept.test(path) && path !== "pg_wal/archive_status")) continue;
    if (entry.isDirectory()) {
      yield { path, isFolder: true };
      yield* entriesIn(folder, path);
    } else if (entry.isFile() && path !== controlFile) yield { path, isFolder: false };
  }
}

/** The file has its length from the beginning; the log repairs changes made meanwhile. */
async function* entryOf(folder: string, { path, isFolder }: Entry): AsyncGenerator<ArchiveEntry> {
  const file = join(folder, path);
  if (isFolder) {
    const found = await stat(file).catch(ifThere);
    if (found !== undefined) yield { path: `${path}/`, size: 0, mtime: found.mtime, content: [] };
    return;
  }
  const handle = await open(file, "r").catch(ifThere);
  if (handle === undefined) return;
  try {
    const { size, mtime } = await handle.stat();
    yield { path, size, mtime, content: contentOf(handle, size) };
  } finally {
    await handle.close();
  }
}

/** Exactly `size` bytes; a file that became shorter is padded with zeros. */
export async function* contentOf(handle: FileHandle, size: number): AsyncGenerator<Uint8Array> {
  for (let left = size; left > 0; ) {
    const buffer = Buffer.alloc(Math.min(chunk, left));
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, size - left);
    // It became shorter, which the log records too.
    yield bytesRead === 0 ? buffer : buffer.subarray(0, bytesRead);
    left -= bytesRead === 0 ? buffer.length : bytesRead;
  }
}

/** Tables and stored files come and go while the copy is made: a missing file is no failure, any other error is. */
export function ifThere(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
