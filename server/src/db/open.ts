import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { WalArchiver } from "./archive/wal-archiver.ts";
import { type Db, isDatabaseGone, rememberTransaction } from "./db.ts";
import type { EmbeddedServer } from "./embedded/server.ts";
import { Listener } from "./listen.ts";
import { Notices } from "./notices.ts";
import { StatementNames, TransactionConnection } from "./round-trip.ts";

export interface OpenDatabase {
  readonly url: string;
  /** Null for an external server (DATABASE_URL). */
  readonly embedded: EmbeddedServer | null;
  readonly archiver: WalArchiver | null;
  readonly db: Db;
  /** `$1` parameters, outside drizzle (for the task queue). */
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
  /** One after another on a separate connection, outside transactions and without a time limit. */
  maintain(statements: readonly string[]): Promise<void>;
  /** @returns a function that stops it. */
  listen(channel: string, heard: () => void): Promise<() => Promise<void>>;
  /**
   * Use it after a commit: a NOTIFY inside a transaction makes every other commit wait. Several within a moment are
   * sent as one; a process that dies before sends none, so listeners also poll from time to time.
   */
  notify(channel: string): void;
  close(): Promise<void>;
}

export const poolSize = 10;
/** Milliseconds that a query waits for a free or a new connection before it fails. */
const connectMs = 5_000;
const statementMs = 30_000;
/** A transaction without queries for this long was forgotten; ending it releases its locks. */
const idleInTransactionMs = 60_000;

/**
 * Connections are made when they are needed, so an absent server fails the first query and not this call.
 * @param url `postgres://user@host/database`; a Unix socket's folder goes into the parameter `host`.
 * @param onTrouble Called for every broken connection, whether it was in use or not.
 */
export function openPostgres(url: string, onTrouble: (error: Error) => void, max = poolSize): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
  });
  // The pool only listens to idle connections: an error of one in use would be unhandled and end the process.
  pool.on("connect", (client) => client.on("error", onTrouble));
  // The same error again, from an idle connection.
  pool.on("error", () => {});
  const names = new StatementNames();
  pool.on("connect", (client) => nameStatements(client, names));
  const listener = new Listener(url, onTrouble);
  const notices = new Notices(pool);
  return {
    url,
    embedded: null,
    archiver: null,
    db: withReleasedConnections(pool, names),
    query: async (text, values) => {
      const result = await pool.query(text, values);
      // Several statements in one text return a list; the last one's rows count.
      const last: { rows?: unknown[] } | undefined = Array.isArray(result) ? result.at(-1) : result;
      return { rows: last?.rows ?? [] };
    },
    maintain: (statements) => runUnlimited(url, statements, onTrouble),
    listen: (channel, heard) => listener.listen(channel, heard),
    notify: (channel) => notices.notify(channel),
    close: async () => {
      await notices.close();
      await pool.end();
    },
  };
}

function nameStatements(client: pg.PoolClient, names: StatementNames): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client);
  const named = (config: unknown, values: unknown, ...rest: unknown[]) => {
    const isPlain = typeof config === "object" && config !== null && !("submit" in config);
    const text = isPlain && "text" in config ? config.text : config;
    if (typeof text !== "string" || !Array.isArray(values) || values.length === 0)
      return query(config, values, ...rest);
    return query({ ...(isPlain ? config : {}), text, name: names.of(text) }, values, ...rest);
  };
  Object.assign(client, { query: named });
}

async function runUnlimited(
  url: string,
  statements: readonly string[],
  onTrouble: (error: Error) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs });
  client.on("error", onTrouble);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Sends BEGIN with the first statement and always returns the connection: drizzle's own transaction keeps it when
 * BEGIN fails, and ten such failures exhaust the pool.
 */
function withReleasedConnections(pool: pg.Pool, names: StatementNames): Db {
  const db = drizzle(pool);
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect();
    let broken = false;
    try {
      const connection = new TransactionConnection(client, names);
      return await drizzle(asClient(connection)).transaction((tx) => {
        rememberTransaction(tx, connection);
        return work(tx);
      }, config);
    } catch (error) {
      broken = isDatabaseGone(error);
      throw error;
    } finally {
      client.release(broken);
    }
  };
  // `Db` is drizzle's type without the driver's own result type, which `rowsOf` covers.
  return Object.assign(db, { transaction }) as unknown as Db;
}

/** Drizzle's transaction only uses a client's `query`. */
const asClient = (connection: TransactionConnection) => connection as unknown as pg.PoolClient;
