import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../deps.ts";
import { openContent } from "../ports/outgoing/content.ts";
import { outgoingMessages } from "../ports/outgoing/tables.ts";
import { testDeps } from "../testing/deps.ts";
import { freshDataDir, layEmbedded } from "../testing/template.ts";
import { backupsFolder, listBackups, makeBackup, pruneBackups } from "./backup.ts";
import { backupWhenDue } from "./backup-task.ts";
import { embeddedFolder } from "./embedded/home.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { FolderTaken, lockFolder } from "./lock.ts";
import type { OpenDatabase } from "./open.ts";
import { type RestoreRefusal, RestoreRefused, restoreBackup } from "./restore.ts";
import { Keys, loadMasterKey } from "./seal.ts";

const root = freshDataDir("waymark-backup-");
const silent = pino({ level: "silent" });
function freshFolder(): string {
  const folder = mkdtempSync(join(root, "data-"));
  chmodSync(folder, 0o711);
  return folder;
}
const opened: Deps[] = [];
afterAll(async () => {
  for (const deps of opened) await deps.database.close();
  rmSync(root, { recursive: true, force: true });
});

/** The embedded database of a data folder, migrated. */
async function embedded(dataDir: string): Promise<OpenDatabase> {
  await layEmbedded(dataDir);
  return openEmbedded({ dataDir, log: silent, durable: false });
}

/**
 * A product with one sealed message in its outbox, one sealed file, and a key file. Its database is one of the test
 * run's server, which no backup holds, unless another is given.
 */
async function inUse(
  given: Partial<Deps> = {},
  dataDir = freshFolder(),
): Promise<{ deps: Deps; dataDir: string; message: string }> {
  const keys = new Keys(loadMasterKey(dataDir, undefined));
  const deps = await testDeps({
    ...given,
    keys,
    config: { DATA_DIR: dataDir, BACKUP_HOURS: 24, BACKUP_KEEP: 2 },
  });
  opened.push(deps);
  const to = { userId: "ada", to: "ada@example.org", language: "en", key: "welcome" } as const;
  await deps.mail.send(deps.db, { ...to, params: { name: "Ada", link: "https://waymark.example" } });
  await deps.db.update(outgoingMessages).set({ state: "kept" });
  const [row] = await deps.db.select().from(outgoingMessages);
  const seal = await keys.of(deps.db, "ada");
  const place = { table: "resumes", row: "one", column: "file" };
  await deps.files.put("resumes/one", seal.sealBytes(place, Buffer.from("the resume")));
  return { deps, dataDir, message: row?.id ?? "" };
}

const restore = (dataDir: string, from: string, moveAside = false) =>
  restoreBackup({ DATA_DIR: dataDir, SEAL_KEY: undefined, DATABASE_URL: undefined }, from, moveAside);
const refusal = (work: Promise<unknown>): Promise<RestoreRefusal | string> =>
  work.then(
    () => "restored",
    (error: unknown) => (error instanceof RestoreRefused ? error.reason : String(error)),
  );

/** Reads the sealed message and the sealed file of a data folder. */
async function readSealed(dataDir: string, message: string): Promise<string[]> {
  const database = await openEmbedded({ dataDir, log: silent });
  try {
    const keys = new Keys(loadMasterKey(dataDir, undefined));
    const [row] = await database.db.select().from(outgoingMessages);
    const content = await openContent(keys, database.db, {
      id: message,
      sealedFor: "ada",
      sealed: row?.sealed ?? "",
    });
    const seal = await keys.of(database.db, "ada");
    const file = readFileSync(join(dataDir, "files/resumes/one"));
    const place = { table: "resumes", row: "one", column: "file" };
    return [content.to, seal.openBytes(place, file).toString("utf8")];
  } finally {
    await database.close();
  }
}

// Databases on the disk are made and opened here: slow on a busy machine.
describe("a backup of the embedded database", { timeout: 120_000 }, () => {
  let deps: Deps;
  let dataDir: string;
  let message: string;
  let backup: string;
  beforeAll(async () => {
    const folder = freshFolder();
    ({ deps, dataDir, message } = await inUse({ database: await embedded(folder) }, folder));
    backup = (await makeBackup(deps)).folder;
  }, 120_000);

  it("is read again after it was restored beside its key", async () => {
    const elsewhere = freshFolder();
    loadMasterKey(elsewhere, undefined);
    writeFileSync(join(elsewhere, "keys/seal.key"), readFileSync(join(dataDir, "keys/seal.key")));
    const { key, aside, manifest } = await restore(elsewhere, backup);
    expect([key, aside, manifest.files.length]).toEqual(["fits", null, 1]);
    expect(await readSealed(elsewhere, message)).toEqual(["ada@example.org", "the resume"]);
    expect(readdirSync(elsewhere).sort()).toEqual(["database", "files", "keys", "restoring"]);
  });

  it("holds no key, and says after restoring that it is missing or another one", async () => {
    expect(readdirSync(backup).sort()).toEqual(["database.tar.gz", "files", "manifest.json"]);
    const without = freshFolder();
    expect((await restore(without, backup)).key).toBe("missing");
    expect(existsSync(join(without, "keys"))).toBe(false);
    const other = freshFolder();
    loadMasterKey(other, undefined);
    expect((await restore(other, backup)).key).toBe("wrong");
  });

  it("is readable by its owner only and stays as it was when files are replaced or deleted", async () => {
    const modeOf = (path: string) => statSync(path).mode & 0o777;
    expect([modeOf(backup), modeOf(join(backup, "database.tar.gz"))]).toEqual([0o700, 0o600]);
    await deps.files.put("resumes/one", Buffer.from("another"));
    await deps.files.delete("resumes/one");
    expect((await restore(freshFolder(), backup)).manifest.files).toHaveLength(1);
  });

  it("does not go over data that is there, unless that is moved aside", async () => {
    const used = freshFolder();
    const cluster = join(embeddedFolder(used), "cluster");
    mkdirSync(cluster, { recursive: true });
    writeFileSync(join(cluster, "PG_VERSION"), "17");
    expect(await refusal(restore(used, backup))).toBe("not_empty");
    const { aside } = await restore(used, backup, true);
    const [asideCluster = ""] = (aside ?? "").split(", ");
    expect(readFileSync(join(asideCluster, "cluster/PG_VERSION"), "utf8")).toBe("17");
    expect(await readFile(join(used, "files/resumes/one"))).toEqual(
      await readFile(join(backup, "files/resumes/one")),
    );
  });

  it("is not restored while a server uses the folder", async () => {
    const used = freshFolder();
    const release = lockFolder(used);
    await expect(restore(used, backup)).rejects.toBeInstanceOf(FolderTaken);
    release();
    expect(readdirSync(used)).toEqual([]);
  });

  it.each([
    ["a folder that is none", "no_backup", (folder: string) => rmSync(join(folder, "manifest.json"))],
    ["half a manifest", "damaged", (folder: string) => writeFileSync(join(folder, "manifest.json"), "{")],
    ["a changed file", "damaged", (folder: string) => writeFileSync(join(folder, "files/resumes/one"), "x")],
    ["a missing dump", "damaged", (folder: string) => rmSync(join(folder, "database.tar.gz"))],
    ["a newer version", "newer", (folder: string) => edit(folder, { migration: 9e15 })],
    ["a path outside", "damaged", (folder: string) => edit(folder, { files: [outside] })],
    ["files without a database", "files_only", (folder: string) => edit(folder, { database: null })],
  ] satisfies [string, RestoreRefusal, (folder: string) => void][])(
    "with %s is refused and nothing is changed",
    async (_, reason, change) => {
      const changed = freshFolder();
      cpSync(backup, changed, { recursive: true });
      change(changed);
      const target = freshFolder();
      expect(await refusal(restore(target, changed))).toBe(reason);
      expect(readdirSync(target)).toEqual([]);
    },
  );
});

const outside = { key: "../../../etc/passwd", bytes: 1, sha256: "0".repeat(64) };
function edit(folder: string, change: object): void {
  const path = join(folder, "manifest.json");
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, "utf8")), ...change }));
}

describe("backups by the clock", () => {
  it("come when the newest is old enough, and only so many are kept", async () => {
    const { deps, dataDir } = await inUse();
    const start = Date.now();
    const at = (hours: number) => backupWhenDue({ ...deps, now: () => new Date(start + hours * 3_600_000) });
    const made = async () =>
      (await listBackups(dataDir)).map((backup) => Math.round((backup.at.getTime() - start) / 3_600_000));
    await at(0);
    await at(1);
    await at(23);
    expect(await made()).toEqual([0]);
    await at(24);
    await at(48);
    expect(await made()).toEqual([24, 48]);
  });

  it("leave nothing of one that was interrupted", async () => {
    const folder = freshFolder();
    const { deps, dataDir } = await inUse({ database: await embedded(folder) }, folder);
    const failing = { ...deps.database, url: "postgres://nobody@127.0.0.1:1/nothing" };
    await expect(makeBackup({ ...deps, database: failing })).rejects.toThrow("ECONNREFUSED");
    expect(readdirSync(backupsFolder(dataDir))).toEqual([]);
    writeFileSync(join(backupsFolder(dataDir), "waymark-2026.half"), "");
    await pruneBackups(dataDir, 2);
    expect(readdirSync(backupsFolder(dataDir))).toEqual([]);
  });
});

describe("a backup with a server that the operator runs", () => {
  it("holds the files, and leaves the database to its own tools", async () => {
    const { deps } = await inUse();
    const { database } = deps;
    const { folder, manifest } = await makeBackup(deps);
    expect([manifest.database, manifest.files.length]).toEqual([null, 1]);
    const target = freshFolder();
    const config = { DATA_DIR: target, SEAL_KEY: undefined, DATABASE_URL: database.url };
    await restoreBackup(config, folder, false);
    expect(existsSync(join(target, "files/resumes/one"))).toBe(true);
    expect(existsSync(embeddedFolder(target))).toBe(false);
  });
});
