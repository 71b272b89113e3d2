import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { childArguments } from "../../testing/child-program.ts";
import { freshDataDir, layEmbedded, removeDataDir } from "../../testing/template.ts";
import type { OpenDatabase } from "../open.ts";
import { embeddedFolder } from "./home.ts";
import { type EmbeddedOptions, openEmbedded } from "./open-embedded.ts";
import { DatabaseProblem } from "./problem.ts";
import { sharedBuffers } from "./settings.ts";

const log = pino({ level: "silent" });
const child = childArguments("db/embedded/testing/open-child.ts");
const folders: string[] = [];
const opened: OpenDatabase[] = [];
const started: ChildProcess[] = [];
afterEach(async () => {
  for (const database of opened.splice(0)) await database.close();
  for (const process of started.splice(0)) process.kill("SIGKILL");
  for (const folder of folders.splice(0)) removeDataDir(folder);
});

/** A data folder with a database from an earlier first start. */
async function prepared(): Promise<string> {
  const folder = freshDataDir();
  folders.push(folder);
  await layEmbedded(folder);
  return folder;
}
const clusterIn = (dataDir: string) => join(embeddedFolder(dataDir), "cluster");

async function open(dataDir: string, options: Partial<EmbeddedOptions> = {}): Promise<OpenDatabase> {
  const database = await openEmbedded({ dataDir, log, durable: false, ...options });
  opened.push(database);
  return database;
}
async function closeAll(): Promise<void> {
  for (const database of opened.splice(0)) await database.close();
}
const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => {
      if (error instanceof DatabaseProblem) return error;
      throw error;
    },
  );
const show = async (database: OpenDatabase, name: string) =>
  Object.values((await database.query(`SHOW ${name}`)).rows[0] as Record<string, string>)[0];

describe("the embedded database", () => {
  it("waits for the disk, checks its pages, sorts by code point, and is open to nobody else", async () => {
    const dataDir = freshDataDir();
    folders.push(dataDir);
    const database = await open(dataDir, { durable: true });
    const names = ["fsync", "full_page_writes", "synchronous_commit", "data_checksums"];
    expect(await Promise.all(names.map((name) => show(database, name)))).toEqual(["on", "on", "on", "on"]);
    expect(await show(database, "listen_addresses")).toBe("");
    expect(await show(database, "statement_timeout")).toBe("30s");
    expect(await show(database, "idle_in_transaction_session_timeout")).toBe("1min");
    const sorted = await database.query("SELECT x FROM unnest(array['b','a','B','é','z','_a']) x ORDER BY x");
    expect(sorted.rows.map((row) => Object.values(row as object)[0])).toEqual([
      "B",
      "_a",
      "a",
      "b",
      "z",
      "é",
    ]);
    const { rows } = await database.query("SELECT lower('ÉCOLE ŁÓDŹ') AS word, 'É' ILIKE 'é' AS alike");
    expect(rows).toEqual([{ word: "école łódź", alike: true }]);
    for (const folder of ["cluster", "run"])
      expect(statSync(join(embeddedFolder(dataDir), folder)).mode & 0o077, folder).toBe(0);
  });

  it("listens on a port with a made password where it is asked to, as on Windows", async () => {
    const dataDir = freshDataDir();
    folders.push(dataDir);
    const database = await open(dataDir, { by: "port" });
    const url = new URL(database.url);
    expect(url.hostname).toBe("127.0.0.1");
    expect(url.password).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(join(embeddedFolder(dataDir), "password")).mode & 0o077).toBe(0);
    expect((await database.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    url.password = "wrong";
    const stranger = new pg.Client({ connectionString: url.href });
    await expect(stranger.connect()).rejects.toThrow("password authentication failed");
  });

  /** A data folder whose path is too long for a socket's address. */
  const deepDataDir = () => {
    const dataDir = freshDataDir();
    folders.push(dataDir);
    const deep = join(dataDir, "a".repeat(60), "b".repeat(60));
    mkdirSync(deep, { recursive: true, mode: 0o711 });
    return deep;
  };

  it.runIf(process.platform === "linux")(
    "is held and reached in the data folder itself, however long its path, since containers do not share /tmp",
    async () => {
      const deep = deepDataDir();
      await open(deep);
      const sockets = join(embeddedFolder(deep), "run");
      expect(readdirSync(sockets).sort()).toEqual([".s.PGSQL.5432", ".s.PGSQL.5432.lock", "holder"]);
      expect(statSync(sockets).mode & 0o077).toBe(0);
      expect((await problemOf(open(deep)))?.reason).toBe("served");
      await closeAll();
      expect(readdirSync(sockets)).toEqual([]);
      await open(deep);
    },
  );

  it("has its programs laid anew where a power cut left names without content", async () => {
    const dataDir = await prepared();
    await open(dataDir);
    await closeAll();
    const programs = join(embeddedFolder(dataDir), "programs");
    const [version = ""] = readdirSync(programs);
    const file = join(programs, version, "share/postgresql/errcodes.txt");
    const { size } = statSync(file);
    // A new file, because the present one is hard-linked to npm's.
    rmSync(file);
    writeFileSync(file, "");
    await open(dataDir);
    expect(statSync(file).size).toBe(size);
  });

  it.each([
    [256, 16],
    [1_024, 16],
    [2_048, 32],
    [24_000, 32],
  ])("takes of %i MB of memory %i MB for its pages", (memory, buffers) => {
    expect(sharedBuffers(memory * 2 ** 20)).toBe(buffers);
  });
});

describe("a folder that cannot be served", () => {
  it("of the former engine, PGlite, names the last commit that reads it", async () => {
    const dataDir = freshDataDir();
    folders.push(dataDir);
    mkdirSync(embeddedFolder(dataDir));
    writeFileSync(join(embeddedFolder(dataDir), "PG_VERSION"), "18");
    const problem = await problemOf(open(dataDir));
    expect([problem?.reason, problem?.details.commit]).toEqual(["oldEngine", "4a2aa5f3"]);
  });

  it.each<[string, string, (cluster: string) => void]>([
    [
      "a much older version's",
      "otherVersion",
      (cluster) => writeFileSync(join(cluster, "PG_VERSION"), "16\n"),
    ],
    ["a newer version's", "otherVersion", (cluster) => writeFileSync(join(cluster, "PG_VERSION"), "19\n")],
    ["half copied", "incomplete", (cluster) => rmSync(join(cluster, "global/pg_control"))],
    [
      "copied without its log",
      "incomplete",
      (cluster) => rmSync(join(cluster, "pg_wal"), { recursive: true }),
    ],
    ["cut short", "incomplete", (cluster) => truncateSync(join(cluster, "global/pg_control"), 100)],
  ])("%s is refused with its own sentence, and left as it is", async (_, reason, spoil) => {
    const dataDir = await prepared();
    spoil(clusterIn(dataDir));
    const before = readdirSync(clusterIn(dataDir), { recursive: true }).length;
    expect((await problemOf(open(dataDir)))?.reason).toBe(reason);
    expect(readdirSync(clusterIn(dataDir), { recursive: true }).length - before).toBeLessThan(4);
  });
});

describe.runIf(existsSync("/proc/self/stat"))("after a process that was killed", () => {
  /** A process that has the database open; returns the ids of its children. */
  async function holder(dataDir: string) {
    const process = spawn(globalThis.process.execPath, [...child, dataDir, "stay"], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    started.push(process);
    const lines: string[] = [];
    for await (const line of createInterface({ input: process.stdout })) {
      lines.push(line);
      if (line === "kept") break;
    }
    const { server, watcher } = JSON.parse(lines[0] ?? "") as { server: number; watcher: number };
    return { process, server, watcher };
  }

  it("whose watcher was killed with it: the server that still runs is ended, and its rows are there", async () => {
    const dataDir = await prepared();
    const { process, server, watcher } = await holder(dataDir);
    globalThis.process.kill(watcher, "SIGKILL");
    process.kill("SIGKILL");
    await once(process, "exit");
    expect(existsSync(`/proc/${server}/cmdline`)).toBe(true);
    const database = await open(dataDir);
    expect(database.embedded?.pid).not.toBe(server);
    expect((await database.query("SELECT n FROM kept")).rows).toEqual([{ n: 7 }]);
  });

  it("a file that names somebody else's process does not keep it from starting", async () => {
    const dataDir = await prepared();
    const lines = [process.ppid, clusterIn(dataDir), 1_700_000_000, 5432, "", "", "", "ready"];
    writeFileSync(join(clusterIn(dataDir), "postmaster.pid"), `${lines.join("\n")}\n`);
    const database = await open(dataDir);
    expect((await database.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
  });

  it("a server that somebody else asked to stop is started again, since our connections never end by themselves", async () => {
    const dataDir = await prepared();
    const database = await open(dataDir, { stopAnywayMs: 100 });
    await database.query("SELECT 1");
    process.kill(database.embedded?.pid ?? 0, "SIGTERM");
    await expect.poll(() => database.embedded?.restarts, { timeout: 60_000 }).toBe(1);
    await expect
      .poll(
        () =>
          database.query("SELECT 1 AS one").then(
            ({ rows }) => rows,
            () => null,
          ),
        { timeout: 60_000 },
      )
      .toEqual([{ one: 1 }]);
  });

  it.each(["server", "connection"])(
    "a killed %s leads to a new server, with what was committed",
    async (killed) => {
      const dataDir = await prepared();
      const database = await open(dataDir, { durable: true });
      await database.query("CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)");
      const connection = (await database.query("SELECT pg_backend_pid() AS pid")).rows[0];
      expect(connection).toEqual({ pid: expect.any(Number) });
      const pids = { server: database.embedded?.pid, connection: (connection as { pid: number }).pid };
      process.kill(pids[killed as keyof typeof pids] ?? 0, "SIGKILL");
      await expect.poll(() => database.embedded?.restarts, { timeout: 60_000 }).toBe(1);
      await expect
        .poll(
          () =>
            database.query("SELECT n FROM kept").then(
              ({ rows }) => rows,
              () => null,
            ),
          { timeout: 60_000 },
        )
        .toEqual([{ n: 7 }]);
    },
  );
});
