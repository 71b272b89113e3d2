import { AsyncLocalStorage } from "node:async_hooks";
import { createHash } from "node:crypto";
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { pino } from "pino";
import type { Db } from "../db/db.ts";
import { databaseName } from "../db/embedded/cluster.ts";
import { clusterOf, giveTreeOwnership, openHome } from "../db/embedded/home.ts";
import { openEmbedded } from "../db/embedded/open-embedded.ts";
import { migrate, migrationsFolder } from "../db/migrate.ts";
import { type OpenDatabase, openPostgres } from "../db/open.ts";
import { repositoryRoot } from "../root.ts";

/** Increase it when `prepare` changes. */
const recipe = 5;
const silent = pino({ level: "silent" });

/**
 * Depends on everything that shapes a migrated database: the migrations and the versions of the packages that write to
 * it.
 */
function fingerprint(): string {
  const hash = createHash("sha256").update(`${recipe} ${process.getuid?.()}`);
  for (const file of readdirSync(migrationsFolder).sort()) {
    if (file.endsWith(".sql")) hash.update(readFileSync(join(migrationsFolder, file)));
  }
  // A database knows its applied migrations by their times.
  hash.update(readFileSync(join(migrationsFolder, "meta/_journal.json")));
  hash.update(readFileSync(join(repositoryRoot, "server/package.json")));
  return hash.digest("hex").slice(0, 16);
}

async function prepare(database: OpenDatabase): Promise<void> {
  await migrate(database);
}

/**
 * Drops the databases that nobody opens in a test: a copy, a backup or a check of the data folder then handles two
 * thirds of the files.
 */
export async function dropUnused(database: OpenDatabase): Promise<void> {
  await database.query("DROP DATABASE postgres");
  await database.query("ALTER DATABASE template1 IS_TEMPLATE false");
  await database.query("DROP DATABASE template1");
}

/**
 * An empty data folder that the database's user can enter, even when the tests run as root. In memory a start or a
 * backup takes half as long, for a disk makes each sync wait; whether something is synced is the power cuts' to show.
 */
export function freshDataDir(prefix = "waymark-test-", base = inMemory()): string {
  const folder = mkdtempSync(join(base, prefix));
  chmodSync(folder, 0o711);
  return folder;
}

/** Removes a data folder, and its database if that is elsewhere. No server may run on it. */
export function removeDataDir(dataDir: string): void {
  if (existsSync(join(dataDir, "database-location")))
    rmSync(openHome(dataDir).folder, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
}

/** PostgreSQL's data folder with one migrated, empty database, made once and kept until something changes. */
async function preparedCluster(): Promise<string> {
  const folder = join(repositoryRoot, "node_modules/.cache/waymark-test", fingerprint());
  if (existsSync(folder)) return folder;
  const dataDir = freshDataDir("waymark-template-");
  try {
    const database = await openEmbedded({ dataDir, log: silent, durable: false });
    try {
      await prepare(database);
      await dropUnused(database);
    } finally {
      await database.close();
    }
    mkdirSync(join(folder, ".."), { recursive: true });
    // Written to another name and renamed, because another run may be making the same folder.
    const half = `${folder}.${process.pid}`;
    cpSync(clusterOf(openHome(dataDir)), half, { recursive: true, mode: constants.COPYFILE_FICLONE });
    if (existsSync(folder)) rmSync(half, { recursive: true });
    else renameSync(half, folder);
  } finally {
    removeDataDir(dataDir);
  }
  return folder;
}

/** Copies a migrated, empty embedded database into a data folder, which saves a first start. */
export async function layEmbedded(dataDir: string): Promise<void> {
  const from = await preparedCluster();
  const home = openHome(dataDir);
  const cluster = clusterOf(home);
  cpSync(from, cluster, { recursive: true, mode: constants.COPYFILE_FICLONE });
  chmodSync(cluster, 0o700);
  giveTreeOwnership(home.folder, home.account);
}

/** A folder in memory, if there is room for many small databases. */
function inMemory(): string {
  try {
    const { bavail, bsize } = statfsSync("/dev/shm");
    return bavail * bsize > 4 * 2 ** 30 ? "/dev/shm" : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** One database server for a whole test run, with a migrated database to copy from. */
export async function startTestServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const dataDir = freshDataDir();
  await layEmbedded(dataDir);
  // A machine with many cores runs many test files at once, each with its own pool.
  const database = await openEmbedded({ dataDir, log: silent, durable: false, connections: 400 });
  // A database cannot be copied while somebody is connected to it: `freshDatabase` connects to this one.
  await database.maintain(["CREATE DATABASE postgres TEMPLATE template0"]);
  return {
    url: database.url,
    stop: async () => {
      await database.close();
      removeDataDir(dataDir);
    },
  };
}

const complain = (error: Error) => {
  // Tests end connections on purpose, and a forced drop ends those that a test left open.
  if (!/terminating connection|Connection terminated|connection ended|write EPIPE/.test(error.message))
    throw error;
};

/** Address of another database on the same server. */
const addressOf = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

const insideTransaction = new AsyncLocalStorage<true>();

/**
 * Fails when code inside a transaction uses the database itself: that would be another connection, which does not see
 * the transaction's rows, and for which ten such transactions at once would wait in vain.
 */
function guardTransactions(db: Db): void {
  const isPool = (client: unknown): client is pg.Pool => client instanceof pg.Pool;
  const pool = "$client" in db ? db.$client : undefined;
  if (!isPool(pool)) throw new Error("The database has no pool to be watched.");
  const forbidden = () => {
    if (insideTransaction.getStore() === true)
      throw new Error("Inside a transaction only the transaction's own handle may be used.");
  };
  const transaction = db.transaction.bind(db);
  const connect = pool.connect.bind(pool);
  const guarded: typeof db.transaction = (work, config) => {
    forbidden();
    return transaction((tx) => insideTransaction.run(true, () => work(tx)), config);
  };
  Object.assign(db, { transaction: guarded });
  Object.assign(pool, {
    connect: (...args: Parameters<typeof connect>) => {
      forbidden();
      return connect(...args);
    },
  });
}

/** A fresh copy of the migrated database `from` on a server; closing it drops it. */
export async function freshDatabase(url: string, from: string = databaseName): Promise<OpenDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const server = openPostgres(addressOf(url, "postgres"), complain, 1);
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${from} STRATEGY file_copy`);
  const database = openPostgres(addressOf(url, name), complain, 5);
  guardTransactions(database.db);
  return {
    ...database,
    close: async () => {
      await database.close();
      await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await server.close();
    },
  };
}

/** Creates the migrated database of a server that has none yet. */
export async function prepareServer(url: string): Promise<void> {
  const server = openPostgres(url, complain, 1);
  await server.query(`CREATE DATABASE ${databaseName}`);
  await server.close();
  const database = openPostgres(addressOf(url, databaseName), complain, 1);
  await prepare(database);
  await database.close();
}
