import type { Dirent } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { Header } from "tar";
import { z } from "zod";

/** Files that a server makes anew at its start, or that belong to the running one alone. */
const leftOut =
  /^(postmaster\.(pid|opts)|backup_label(\.old)?|tablespace_map(\.old)?)$|(^|\/)pgsql_tmp|(^|\/)pg_internal\.init/;
/** Folders that have to be there, without what is in them. The log is added at the end, as far as it is needed. */
const kept = /^pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\//;
const controlFile = "global/pg_control";
const chunk = 1 << 20;

const Started = z.object({ segment: z.string() });
const Stopped = z.object({ labelfile: z.string(), segment: z.string() });

interface Cluster {
  readonly url: string;
  readonly folder: string;
}

/**
 * A copy of a running database as a tar archive, piece by piece: PostgreSQL's own low-level base backup, with the part
 * of its log that the copy needs. A server that starts on it recovers to the moment at which the copy ended.
 */
export async function* baseBackup({ url, folder }: Cluster): AsyncGenerator<Buffer> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    const ask = async <S extends z.ZodType>(shape: S, text: string): Promise<z.infer<S>> =>
      shape.parse((await client.query(text)).rows[0]);
    // Holds the log back until this connection ends.
    const slot = `waymark_backup_${crypto.randomUUID().replaceAll("-", "")}`;
    await client.query("SELECT pg_create_physical_replication_slot($1, true, true)", [slot]);
    const { segment: first } = await ask(
      Started,
      "SELECT pg_walfile_name(pg_backup_start('waymark', true)) AS segment",
    );
    for await (const entry of entriesIn(folder, "")) yield* tarEntry(folder, entry);
    yield* tarEntry(folder, { path: controlFile, isFolder: false });
    const stopped = await ask(
      Stopped,
      "SELECT labelfile, pg_walfile_name(lsn) AS segment FROM pg_backup_stop(false)",
    );
    yield* tarText("backup_label", stopped.labelfile);
    for (const name of (await readdir(join(folder, "pg_wal"))).sort())
      if (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= stopped.segment)
        yield* tarEntry(folder, { path: `pg_wal/${name}`, isFolder: false });
    // The end of an archive: two empty blocks.
    yield Buffer.alloc(1024);
  } finally {
    await client.end().catch(() => {});
  }
}

interface Entry {
  /** Below the cluster's folder, with slashes. */
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

function headerOf(path: string, size: number, isFolder: boolean, mtime: Date): Buffer {
  const header = new Header({
    path: isFolder ? `${path}/` : path,
    size,
    mode: isFolder ? 0o700 : 0o600,
    mtime,
    type: isFolder ? "Directory" : "File",
  });
  header.encode();
  if (header.block === undefined || header.needPax) throw new Error(`No place in the archive for ${path}.`);
  return header.block;
}

const paddingOf = (size: number) => Buffer.alloc((512 - (size % 512)) % 512);

function* tarText(path: string, text: string): Generator<Buffer> {
  const bytes = Buffer.from(text, "utf8");
  yield headerOf(path, bytes.length, false, new Date());
  yield bytes;
  yield paddingOf(bytes.length);
}

/** A file of the running database: as long as it was at first. The log makes good what changes meanwhile. */
async function* tarEntry(folder: string, { path, isFolder }: Entry): AsyncGenerator<Buffer> {
  const file = join(folder, path);
  const found = await stat(file).catch(ifThere);
  if (found === undefined) return;
  if (isFolder) {
    yield headerOf(path, 0, true, found.mtime);
    return;
  }
  const handle = await open(file, "r").catch(ifThere);
  if (handle === undefined) return;
  try {
    yield headerOf(path, found.size, false, found.mtime);
    for (let left = found.size; left > 0; ) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(Math.min(chunk, left)), 0);
      // It became shorter: the log says so too.
      if (bytesRead === 0) for (; left > 0; left -= chunk) yield Buffer.alloc(Math.min(chunk, left));
      else yield buffer.subarray(0, bytesRead);
      left -= bytesRead;
    }
    yield paddingOf(found.size);
  } finally {
    await handle.close();
  }
}

/** Tables come and go while the copy is made: a file that is gone by now is no failure. */
function ifThere(error: unknown): undefined {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
  throw error;
}
