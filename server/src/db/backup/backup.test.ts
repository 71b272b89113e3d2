import {
  chmodSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip, gunzipSync, gzipSync } from "node:zlib";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { pino } from "pino";
import { list, type ReadEntry } from "tar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Deps } from "../../deps.ts";
import { openContent } from "../../ports/outgoing/content.ts";
import { outgoingMessages } from "../../ports/outgoing/tables.ts";
import { testDeps } from "../../testing/deps.ts";
import { freshDataDir, layEmbedded, removeDataDir } from "../../testing/template.ts";
import { isRoot } from "../embedded/account.ts";
import { embeddedFolder, openHome } from "../embedded/home.ts";
import { openEmbedded } from "../embedded/open-embedded.ts";
import { FolderTaken, lockFolder } from "../lock.ts";
import type { OpenDatabase } from "../open.ts";
import { Keys, loadMasterKey } from "../seal.ts";
import { type Backup, makeBackup } from "./backup.ts";
import { pack, readBackup, textEntry } from "./backup-archive.ts";
import { BackupRefused } from "./backup-manifest.ts";
import { backupWhenDue } from "./backup-task.ts";
import { backupsFolder, lastBackupProblem, listBackups, openBackupStore } from "./kept-backups.ts";
import { BackupNotOpened } from "./open-backup-once.ts";
import { RestoreRefused, restoreBackup } from "./restore.ts";

const root = freshDataDir("waymark-backup-");
const silent = pino({ level: "silent" });
function freshFolder(): string {
  const folder = mkdtempSync(join(root, "data-"));
  chmodSync(folder, 0o711);
  return folder;
}
const backupsIn = (dataDir: string) => listBackups(openBackupStore({ DATA_DIR: dataDir }));
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
 * A product with one sealed message in its outbox, one sealed file, and a key file. By default its database is on the
 * test run's server, which no backup contains.
 */
async function inUse(
  given: Partial<Deps> = {},
  dataDir = freshFolder(),
): Promise<{ deps: Deps; dataDir: string; message: string }> {
  const keys = new Keys(loadMasterKey(dataDir, undefined));
  const deps = await testDeps({
    ...given,
    keys,
    config: { DATA_DIR: dataDir, BACKUP_HOURS: 24, ...given.config },
  });
  opened.push(deps);
  const to = { userId: "ada", to: "ada@example.org", language: "en", key: "welcome" } as const;
  await deps.mail.send(deps.db, { ...to, params: { name: "Ada", link: "https://waymark.example" } });
  await deps.db.update(outgoingMessages).set({ state: "kept" });
  const [row] = await deps.db.select().from(outgoingMessages);
  const seal = await keys.of(deps.db, "ada");
  const place = { table: "resumes", row: "one", column: "file" };
  await deps.files.put("resumes/one", await seal.sealFile(place, Buffer.from("the resume")));
  return { deps, dataDir, message: row?.id ?? "" };
}

const restore = (dataDir: string, from: string, moveAside = false, identity?: string) =>
  restoreBackup(
    { DATA_DIR: dataDir, SEAL_KEY: undefined, DATABASE_URL: undefined },
    from,
    moveAside,
    identity,
  );
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "restored",
    (error: unknown) =>
      error instanceof RestoreRefused || error instanceof BackupRefused ? error.reason : String(error),
  );
/** Paths and contents of a backup's entries. */
async function entriesOf(file: string): Promise<Map<string, string>> {
  const entries = new Map<string, string>();
  const onReadEntry = (entry: ReadEntry) => {
    entries.set(entry.path, "");
    entry.on("data", (bytes: Buffer) =>
      entries.set(entry.path, `${entries.get(entry.path)}${bytes.toString("latin1")}`),
    );
  };
  await list({ file, onReadEntry });
  return entries;
}
/** A backup in our own format with chosen entries; its digest is valid. */
async function forge(entries: Iterable<[path: string, content: string]>): Promise<string> {
  const file = join(freshFolder(), "forged.tar.gz");
  async function* each() {
    for (const [path, text] of entries) if (path !== "digest.json") yield textEntry(path, text);
  }
  await pipeline(Readable.from(pack(each())), createGzip(), createWriteStream(file));
  return file;
}

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
    return [content.to, (await seal.openFile(place, file)).toString("utf8")];
  } finally {
    await database.close();
  }
}

// Creates and opens databases on disk: slow on a busy machine.
describe("a backup of the embedded database", { timeout: 120_000 }, () => {
  let deps: Deps;
  let dataDir: string;
  let message: string;
  let made: Backup;
  let backup: string;
  beforeAll(async () => {
    const folder = freshFolder();
    ({ deps, dataDir, message } = await inUse({ database: await embedded(folder) }, folder));
    made = await makeBackup(deps);
    backup = made.file;
  }, 120_000);

  it("is read again after it was restored beside its key", async () => {
    const elsewhere = freshFolder();
    loadMasterKey(elsewhere, undefined);
    writeFileSync(join(elsewhere, "keys/seal.key"), readFileSync(join(dataDir, "keys/seal.key")));
    const { key, aside, files } = await restore(elsewhere, backup);
    expect([key, aside, files]).toEqual(["fits", null, 1]);
    expect(await readSealed(elsewhere, message)).toEqual(["ada@example.org", "the resume"]);
    expect(readdirSync(elsewhere).sort()).toEqual(["database", "files", "keys", "restoring"]);
  });

  it("holds no key, and says after restoring that it is missing or another one", async () => {
    const names = [...(await entriesOf(backup)).keys()];
    expect([names.at(0), names.at(-1)]).toEqual(["waymark.json", "digest.json"]);
    expect([...new Set(names.slice(1, -1).map((name) => name.split("/")[0]))]).toEqual(["files", "database"]);
    expect(names).toContain("database/backup_label");
    const without = freshFolder();
    expect((await restore(without, backup)).key).toBe("missing");
    expect(existsSync(join(without, "keys"))).toBe(false);
    const other = freshFolder();
    loadMasterKey(other, undefined);
    expect((await restore(other, backup)).key).toBe("wrong");
  });

  it("is readable by its owner only and stays as it was when files are replaced or deleted", async () => {
    const modeOf = (path: string) => statSync(path).mode & 0o777;
    expect([modeOf(backupsFolder(dataDir)), modeOf(backup)]).toEqual([0o700, 0o600]);
    await deps.files.put("resumes/one", Buffer.from("another"));
    await deps.files.delete("resumes/one");
    expect((await restore(freshFolder(), backup)).files).toBe(1);
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
    expect(existsSync(join(used, "files/resumes/one"))).toBe(true);
  });

  it("is not restored while a server uses the folder", async () => {
    const used = freshFolder();
    const release = lockFolder(used);
    await expect(restore(used, backup)).rejects.toBeInstanceOf(FolderTaken);
    release();
    expect(readdirSync(used)).toEqual([]);
  });

  it.runIf(isRoot())("is restored where the database lies elsewhere, beside what was there", async () => {
    const target = join(mkdtempSync(join(tmpdir(), "waymark-closed-")), "data");
    try {
      await restore(target, backup);
      expect(existsSync(embeddedFolder(target))).toBe(false);
      const asides = (await restore(target, backup, true)).aside?.split(", ");
      expect(asides?.map((folder) => folder.startsWith(openHome(target).folder))).toEqual([true, false]);
    } finally {
      removeDataDir(target);
    }
  });

  it("was opened once before it counts, and says what was found", () => {
    const { bytes, files, people } = made;
    expect([bytes, files, people]).toEqual([statSync(backup).size, 1, 0]);
    expect(readdirSync(embeddedFolder(dataDir))).not.toContain("backup-check");
  });

  it.each([
    ["nothing there", "no_backup", () => join(root, "nowhere")],
    ["a folder, as before the first release", "folder", () => freshFolder()],
    ["a file that is something else", "no_backup", () => writeAnew(Buffer.from("a letter"))],
    ["its second half gone", "damaged", (bytes: Buffer) => writeAnew(bytes.subarray(0, bytes.length / 2))],
    ["its last byte gone", "damaged", (bytes: Buffer) => writeAnew(bytes.subarray(0, -1))],
    ["one bit turned", "damaged", (bytes: Buffer) => writeAnew(turnBit(bytes, bytes.length >> 1))],
  ] as const)("with %s is refused and nothing is changed", async (_, reason, change) => {
    const target = freshFolder();
    expect(await refusal(restore(target, change(readFileSync(backup))))).toBe(reason);
    expect(readdirSync(target)).toEqual([]);
  });

  it.each([
    ["by a newer version", "newer", (at: Entries) => editManifest(at, { migration: 9e15 })],
    ["of files alone", "files_only", (at: Entries) => editManifest(at, { database: false })],
    ["of another format", "damaged", (at: Entries) => editManifest(at, { format: 1 })],
    ["with a path that leads outside", "damaged", (at: Entries) => at.set("files/../../escaped", "x")],
    ["with a path of neither part", "damaged", (at: Entries) => at.set("keys/seal.key", "x")],
  ] as const)("made %s is refused and nothing is changed", async (_, reason, change) => {
    const entries: Entries = new Map([["waymark.json", JSON.stringify(made.manifest)]]);
    change(entries);
    const target = freshFolder();
    expect(await refusal(restore(target, await forge(entries)))).toBe(reason);
    expect(readdirSync(target)).toEqual([]);
  });

  it("whose content was edited and packed again is refused", async () => {
    const tar = gunzipSync(readFileSync(backup));
    const stored = Buffer.from((await entriesOf(backup)).get("files/resumes/one") ?? "", "latin1");
    const edited = turnBit(tar, tar.indexOf(stored));
    expect((await readBackup(writeAnew(gzipSync(tar)))).files).toBe(1);
    expect(await refusal(restore(freshFolder(), writeAnew(gzipSync(edited))))).toBe("damaged");
  });

  it("that does not open is deleted and told, and those of before stay", async () => {
    const version = join(embeddedFolder(dataDir), "cluster/PG_VERSION");
    const right = readFileSync(version);
    writeFileSync(version, "16\n");
    const before = await backupsIn(dataDir);
    const later = new Date(Date.now() + 86_400_000);
    await expect(makeBackup({ ...deps, now: () => later })).rejects.toBeInstanceOf(BackupNotOpened);
    expect(await backupsIn(dataDir)).toEqual(before);
    const problem = await lastBackupProblem(dataDir);
    expect([problem?.opened, problem?.at]).toEqual([false, later.toISOString()]);
    expect(problem?.problem).toContain("otherVersion");
    writeFileSync(version, right);
    await makeBackup(deps);
    expect(await lastBackupProblem(dataDir)).toBeNull();
  });

  it("to a recipient is opened by its identity, and by no other", async () => {
    const identity = await generateIdentity();
    const config = { ...deps.config, BACKUP_RECIPIENT: await identityToRecipient(identity) };
    const now = () => new Date(Date.now() + 2_000);
    const { file, people } = await makeBackup({ ...deps, config, now });
    expect([file.endsWith(".tar.gz.age"), people]).toEqual([true, 0]);
    const target = freshFolder();
    expect(await refusal(restore(target, file))).toBe("encrypted");
    expect(await refusal(restore(target, file, false, await generateIdentity()))).toBe("other_key");
    const bytes = readFileSync(file);
    for (const damaged of [bytes.subarray(0, -1), turnBit(bytes, bytes.length >> 1)])
      expect(await refusal(restore(target, writeAnew(damaged), false, identity))).toBe("damaged");
    expect(readdirSync(target)).toEqual([]);
    expect((await restore(target, file, false, `# mine\n${identity}\n`)).key).toBe("missing");
  });
});

type Entries = Map<string, string>;
function editManifest(entries: Entries, change: object): void {
  const manifest: unknown = JSON.parse(entries.get("waymark.json") ?? "");
  entries.set("waymark.json", JSON.stringify(Object.assign({}, manifest, change)));
}
function writeAnew(bytes: Uint8Array): string {
  const file = join(freshFolder(), "changed.tar.gz");
  writeFileSync(file, bytes);
  return file;
}
function turnBit(bytes: Buffer, at: number): Buffer {
  const turned = Buffer.from(bytes);
  turned.writeUInt8(turned.readUInt8(at) ^ 1, at);
  return turned;
}

describe("backups by the clock", () => {
  it("come when the newest is old enough, also after the clock was set back", async () => {
    const { deps, dataDir } = await inUse();
    const start = Date.now();
    const at = (hours: number) => backupWhenDue({ ...deps, now: () => new Date(start + hours * 3_600_000) });
    const made = async () =>
      (await backupsIn(dataDir)).map((backup) => Math.round((backup.at.getTime() - start) / 3_600_000));
    for (const hours of [0, 1, 23]) await at(hours);
    expect(await made()).toEqual([0]);
    await at(24);
    expect(await made()).toEqual([0, 24]);
    await at(9_000);
    await at(48);
    await at(49);
    expect(await made()).toEqual([0, 24, 48, 9_000]);
  });

  it("leave nothing of one that was interrupted", async () => {
    const folder = freshFolder();
    const { deps, dataDir } = await inUse({ database: await embedded(folder) }, folder);
    const failing = { ...deps.database, url: "postgres://nobody@127.0.0.1:1/nothing" };
    await expect(makeBackup({ ...deps, database: failing })).rejects.toThrow("ECONNREFUSED");
    expect(readdirSync(backupsFolder(dataDir))).toEqual(["problem.json"]);
    expect((await lastBackupProblem(dataDir))?.opened).toBe(true);
    writeFileSync(join(backupsFolder(dataDir), "waymark-2026.half"), "");
    const { file } = await makeBackup(deps);
    expect(readdirSync(backupsFolder(dataDir))).toEqual(["ledger", "ledger-copy", basename(file)]);
  });
});

describe("a backup with a server that the operator runs", () => {
  it("holds the files, and leaves the database to its own tools", async () => {
    const { deps } = await inUse();
    const { database } = deps;
    const { file, manifest, files, people } = await makeBackup(deps);
    expect([manifest.database, files, people]).toEqual([false, 1, null]);
    const target = freshFolder();
    const config = { DATA_DIR: target, SEAL_KEY: undefined, DATABASE_URL: database.url };
    await restoreBackup(config, file, false);
    expect(existsSync(join(target, "files/resumes/one"))).toBe(true);
    expect(existsSync(embeddedFolder(target))).toBe(false);
  });
});
