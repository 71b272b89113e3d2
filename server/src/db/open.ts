import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import pg from "pg";
import type { Db } from "./db.ts";

/** One open database, of either engine. */
export interface OpenDatabase {
  readonly kind: "embedded" | "postgres";
  readonly db: Db;
  /** Runs one statement with `$1` parameters outside drizzle (for the task queue). */
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Calls back on every NOTIFY of a channel; answers a function that stops it. */
  listen(channel: string, heard: () => void): Promise<() => Promise<void>>;
  /** A tar archive of the embedded database's folder; only there. */
  dump?(): Promise<Blob>;
  close(): Promise<void>;
}

/** The default of 128MB lies in this process's own memory; the operating system caches the files anyway. */
const sharedBuffers = "32MB";

/** Old log segments are deleted, not used again: a used one keeps what was in it, also of people who were erased. */
const forgetful = ["wal_recycle = off", "min_wal_size = 32MB"];

export const embeddedExtensions = { pg_trgm, unaccent, citext };

/** Opens the embedded database in a folder, or in memory from a dumped folder. */
export async function openEmbedded(at: { folder: string } | { archive?: Blob }): Promise<OpenDatabase> {
  if ("folder" in at) mkdirSync(at.folder, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({
    extensions: embeddedExtensions,
    postgresqlconf: [`shared_buffers = ${sharedBuffers}`, ...forgetful],
    ...("folder" in at ? { dataDir: at.folder } : at.archive ? { loadDataDir: at.archive } : {}),
  });
  return {
    kind: "embedded",
    // Both drivers implement PgDatabase; only their raw result types differ, which `rowsOf` covers.
    db: drizzlePglite(client) as unknown as Db,
    query: async (text, values) => {
      if (values && values.length > 0) return { rows: (await client.query(text, values)).rows };
      const results = await client.exec(text);
      return { rows: results.at(-1)?.rows ?? [] };
    },
    listen: (channel, heard) => client.listen(channel, heard),
    dump: () => client.dumpDataDir("gzip"),
    close: () => client.close(),
  };
}

/** Opens a pool on a PostgreSQL server; a connection that breaks is replaced by the pool. */
export function openPostgres(url: string, onTrouble: (error: Error) => void, max = 10): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 30_000,
  });
  pool.on("error", onTrouble);
  return {
    kind: "postgres",
    db: drizzlePg(pool) as unknown as Db,
    query: async (text, values) => {
      const result = await pool.query(text, values);
      // Several statements in one text answer a list; the last one's rows count.
      const last: { rows?: unknown[] } | undefined = Array.isArray(result) ? result.at(-1) : result;
      return { rows: last?.rows ?? [] };
    },
    listen: (channel, heard) => keepListening(url, channel, heard, onTrouble),
    close: () => pool.end(),
  };
}

/** Holds one connection that listens, and opens another one when it breaks. */
async function keepListening(
  url: string,
  channel: string,
  heard: () => void,
  onTrouble: (error: Error) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let again: NodeJS.Timeout | undefined;
  const connect = async () => {
    if (stopped) return;
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client = next;
    let broken = false;
    const retry = (error: Error) => {
      if (broken || stopped) return;
      broken = true;
      onTrouble(error);
      again = setTimeout(() => void connect(), 1_000);
    };
    next.on("error", retry);
    next.on("end", () => retry(new Error("The listening connection ended.")));
    next.on("notification", heard);
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      // What was said while nobody listened is found by the reader's own cursor.
      heard();
    } catch (error) {
      retry(error instanceof Error ? error : new Error(String(error)));
    }
  };
  await connect();
  return async () => {
    stopped = true;
    clearTimeout(again);
    await client?.end().catch(() => {});
  };
}

/** Where the embedded database lives inside the data folder. */
export const embeddedFolder = (dataDir: string) => join(dataDir, "database");
