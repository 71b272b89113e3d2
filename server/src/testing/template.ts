import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { migrate, migrationsFolder } from "../db/migrate.ts";
import { embeddedFolder, type OpenDatabase, openEmbedded, openPostgres } from "../db/open.ts";
import { repositoryRoot } from "../root.ts";
import { installTasks } from "../tasks/open-tasks.ts";

/** Raised when `prepare` does something else than before. */
const recipe = 2;

/** What a migrated database depends on: the migrations and the versions of the packages that write to it. */
function fingerprint(): string {
  const hash = createHash("sha256").update(String(recipe));
  for (const file of readdirSync(migrationsFolder).sort()) {
    if (file.endsWith(".sql")) hash.update(readFileSync(join(migrationsFolder, file)));
  }
  // A migration made anew with the same tables has another time, by which a database knows it.
  hash.update(readFileSync(join(migrationsFolder, "meta/_journal.json")));
  hash.update(readFileSync(join(repositoryRoot, "server/package.json")));
  return hash.digest("hex").slice(0, 16);
}

async function prepare(database: OpenDatabase): Promise<void> {
  await migrate(database);
  await installTasks(database);
}

let archive: Promise<Blob> | undefined;

/** A dump of one migrated embedded database, made once for all test workers and kept until something changes. */
export function embeddedTemplate(): Promise<Blob> {
  archive ??= makeEmbeddedTemplate();
  return archive;
}

/** Lays a migrated, empty embedded database into a data folder: a first start that somebody has already waited for. */
export async function layEmbedded(dataDir: string): Promise<void> {
  await embeddedTemplate();
  const folder = embeddedFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The names in the dump begin with a slash; tar says on stderr that it leaves it out.
  await promisify(execFile)("tar", ["-xzf", templateFile(), "-C", folder]);
}

const templateFolder = join(repositoryRoot, "node_modules/.cache/waymark-test");
const templateFile = () => join(templateFolder, `${fingerprint()}.tar.gz`);

async function makeEmbeddedTemplate(): Promise<Blob> {
  const file = templateFile();
  if (!existsSync(file)) {
    const database = await openEmbedded({});
    await prepare(database);
    const dump = await database.dump?.();
    await database.close();
    if (dump === undefined) throw new Error("The embedded database cannot be dumped.");
    mkdirSync(templateFolder, { recursive: true });
    // Written aside and renamed: another worker may be reading or making the same file.
    writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
    renameSync(`${file}.${process.pid}`, file);
  }
  return new Blob([readFileSync(file)], { type: "application/x-gzip" });
}

const complain = (error: Error) => {
  // Tests end connections on purpose, and a forced drop ends those that a test left open.
  if (!/terminating connection|Connection terminated|connection ended/.test(error.message)) throw error;
};

/** Address of another database on the same server. */
const addressOf = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

let template: Promise<string> | undefined;

/** Name of a migrated database on the server, made once by whichever worker comes first. */
function postgresTemplate(url: string): Promise<string> {
  template ??= makePostgresTemplate(url);
  return template;
}

async function makePostgresTemplate(url: string): Promise<string> {
  const name = `template_${fingerprint()}`;
  const server = openPostgres(url, complain, 1);
  await server.query("SELECT pg_advisory_lock(7716230)");
  try {
    const { rows } = await server.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (rows.length === 0) {
      await server.query(`CREATE DATABASE ${name}_half`);
      const database = openPostgres(addressOf(url, `${name}_half`), complain, 1);
      await prepare(database);
      await database.close();
      await server.query(`ALTER DATABASE ${name}_half RENAME TO ${name}`);
    }
    return name;
  } finally {
    await server.query("SELECT pg_advisory_unlock(7716230)");
    await server.close();
  }
}

/** Makes what every test file starts from, before the first one: it may take long on a busy machine. */
export async function prepareTemplates(postgresUrl: string | null): Promise<void> {
  await embeddedTemplate();
  if (postgresUrl !== null) await postgresTemplate(postgresUrl);
}

/** A fresh migrated database on the server; closing it drops it. */
export async function freshPostgres(url: string): Promise<OpenDatabase & { readonly url: string }> {
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  const from = await postgresTemplate(url);
  const server = openPostgres(url, complain, 1);
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${from}`);
  const database = openPostgres(addressOf(url, name), complain, 5);
  return {
    ...database,
    url: addressOf(url, name),
    close: async () => {
      await database.close();
      await server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await server.close();
    },
  };
}
