import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { childArguments } from "../../testing/child-program.ts";
import { freshDataDir, layEmbedded, removeDataDir } from "../../testing/template.ts";
import type { OpenDatabase } from "../open.ts";
import { isRoot } from "./account.ts";
import { embeddedFolder } from "./home.ts";
import { openEmbedded } from "./open-embedded.ts";
import { DatabaseProblem } from "./problem.ts";

const log = pino({ level: "silent" });
const child = childArguments("db/embedded/testing/open-child.ts");
const folders: string[] = [];
const opened: OpenDatabase[] = [];
afterEach(async () => {
  await closeAll();
  for (const folder of folders.splice(0)) removeDataDir(folder);
});

/** A data folder with a database from an earlier first start; on disk, for a test covers /dev/shm with another one. */
async function prepared(): Promise<string> {
  const folder = freshDataDir("waymark-home-", tmpdir());
  folders.push(folder);
  await layEmbedded(folder);
  return folder;
}
const clusterIn = (dataDir: string) => join(embeddedFolder(dataDir), "cluster");

async function open(dataDir: string): Promise<OpenDatabase> {
  const database = await openEmbedded({ dataDir, log, durable: false });
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

/** Runs a program of `testing/` to its end, as another user or with other mounts; returns its output. */
function openElsewhere(
  dataDir: string,
  as: { uid?: number; mounts?: string; program?: readonly string[] } = {},
): Record<string, unknown> {
  const node = [process.execPath, ...(as.program ?? child), dataDir];
  const [program = "", ...args] =
    as.mounts === undefined
      ? node
      : ["unshare", "--mount", "sh", "-c", `${as.mounts} && exec "$@"`, "sh", ...node];
  const ids = as.uid === undefined ? {} : { uid: as.uid, gid: as.uid };
  const ran = spawnSync(program, args, {
    ...ids,
    encoding: "utf8",
    timeout: 60_000,
    env: { PATH: process.env.PATH, HOME: "/" },
  });
  const line = ran.stdout.trim().split("\n").at(-1) ?? "";
  if (!line.startsWith("{")) throw new Error(`${ran.stdout}\n${ran.stderr}`);
  return JSON.parse(line);
}

/** Whether this process may create mounts that only its children see. */
function canMount(): boolean {
  return spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;
}

describe.runIf(isRoot())("started by root", () => {
  const plainUser = 54_321;

  it("runs as an account of its own, and in the data folder where that account can enter it", async () => {
    const dataDir = await prepared();
    const database = await open(dataDir);
    expect(database.embedded?.home.elsewhere).toBe(false);
    const { uid } = statSync(clusterIn(dataDir));
    expect(uid).toBeGreaterThan(0);
    expect(statSync(`/proc/${database.embedded?.pid}`).uid).toBe(uid);
    expect(statSync(`/proc/${database.embedded?.watcherPid}`).uid).toBe(uid);
  });

  it("in a closed folder lies elsewhere, as a file says; moved along, and refused when copied or gone", async () => {
    const root = mkdtempSync(join(tmpdir(), "waymark-closed-"));
    const dataDir = join(root, "data");
    mkdirSync(dataDir);
    folders.push(dataDir);
    const database = await open(dataDir);
    await database.query("CREATE TABLE kept (n int)");
    const folder = database.embedded?.home.folder ?? "";
    expect(folder).toMatch(/^\/var\/lib\/waymark\/[0-9a-f]{8}$/);
    expect(readFileSync(join(dataDir, "database-location"), "utf8").split("\n")[0]).toBe(folder);
    await closeAll();
    const moved = join(root, "moved");
    renameSync(dataDir, moved);
    expect((await (await open(moved)).query("SELECT n FROM kept")).rows).toEqual([]);
    await closeAll();
    cpSync(moved, dataDir, { recursive: true });
    expect((await problemOf(open(dataDir)))?.reason).toBe("copied");
    rmSync(dataDir, { recursive: true });
    rmSync(folder, { recursive: true });
    expect((await problemOf(open(moved)))?.reason).toBe("gone");
    rmSync(root, { recursive: true });
  });

  it("takes a folder that root copied, and gives it back to the account", async () => {
    const dataDir = await prepared();
    execFileSync("chown", ["-R", "0:0", embeddedFolder(dataDir)]);
    await open(dataDir);
    expect(statSync(clusterIn(dataDir)).uid).toBeGreaterThan(0);
  });

  it("a plain user needs nothing, and is refused another one's folder", async () => {
    const dataDir = freshDataDir();
    folders.push(dataDir);
    chownSync(dataDir, 65_534, 65_534);
    expect(openElsewhere(dataDir, { uid: 65_534 })).toMatchObject({ account: 65_534 });
    expect(statSync(clusterIn(dataDir)).uid).toBe(65_534);
    chmodSync(embeddedFolder(dataDir), 0o755);
    expect(openElsewhere(dataDir, { uid: plainUser })).toMatchObject({ reason: "otherUser" });
  });

  it("a user without a name is told the line to add, and one whose folder is closed to it that", () => {
    const dataDir = freshDataDir();
    folders.push(dataDir);
    expect(openElsewhere(dataDir, { uid: plainUser })).toMatchObject({ reason: "readOnly" });
    chownSync(dataDir, plainUser, plainUser);
    const said = openElsewhere(dataDir, { uid: plainUser });
    expect(said).toMatchObject({
      reason: "noAccount",
      line: `waymark-db:x:${plainUser}:${plainUser}::/nonexistent:/usr/sbin/nologin`,
    });
    expect(existsSync(clusterIn(dataDir))).toBe(false);
  });

  it.runIf(isRoot() && canMount())(
    "says what to do where the disk is full or read-only, and does with little shared memory",
    async () => {
      const full = freshDataDir();
      folders.push(full);
      const small = `mount -t tmpfs -o size=70m,mode=711 none '${full}'`;
      expect(openElsewhere(full, { mounts: small })).toMatchObject({ reason: "diskFull" });
      const dataDir = await prepared();
      const closed = `mount --bind '${dataDir}' '${dataDir}' && mount -o remount,bind,ro '${dataDir}'`;
      expect(openElsewhere(dataDir, { mounts: closed })).toMatchObject({ reason: "readOnly" });
      const { rows } = openElsewhere(dataDir, { mounts: "mount -t tmpfs -o size=64m none /dev/shm" });
      expect(rows).toEqual([{ dynamic_shared_memory_type: "mmap" }]);
    },
  );

  it.runIf(isRoot() && canMount())(
    "a disk that fills up while people write refuses what does not fit, goes on when there is room, and loses nothing",
    () => {
      const dataDir = freshDataDir();
      folders.push(dataDir);
      const mounts = `mount -t tmpfs -o size=160m,mode=711 none '${dataDir}'`;
      const program = childArguments("db/embedded/testing/full-disk-child.ts");
      const said = openElsewhere(dataDir, { mounts, program });
      expect(said.lost).toEqual([]);
      expect(said.acknowledged).toBeGreaterThanOrEqual(140);
      // A full log disk ends the server; it restarts by itself once there is room.
      expect(said.restarts).toBeGreaterThan(0);
    },
  );

  it.runIf(isRoot() && canMount())("is refused while a process in another container serves it", async () => {
    const dataDir = await prepared();
    const node = [process.execPath, ...child, dataDir, "stay"];
    // Process ids are different in there.
    const other = spawn("unshare", ["--mount", "--pid", "--fork", "--kill-child", "--mount-proc", ...node], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    try {
      for await (const line of createInterface({ input: other.stdout })) if (line === "kept") break;
      expect((await problemOf(open(dataDir)))?.reason).toBe("served");
    } finally {
      other.kill("SIGKILL");
    }
    await once(other, "exit");
    expect((await (await open(dataDir)).query("SELECT n FROM kept")).rows).toEqual([{ n: 7 }]);
  });
});
