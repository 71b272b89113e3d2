import { randomBytes } from "node:crypto";
import { readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../config.ts";
import { runOperator } from "../../operator/main.ts";
import { localTime } from "../../operator/restore-moment-command.ts";
import { aPerson } from "../../testing/a-person.ts";
import { testDeps } from "../../testing/deps.ts";
import { type S3StandIn, s3Keys, startS3 } from "../../testing/stand-ins/s3-stand-in.ts";
import { freshDataDir, layEmbedded, removeDataDir } from "../../testing/template.ts";
import { makeBackup } from "../backup/backup.ts";
import { backupsFolder, listBackups, openBackupStore } from "../backup/kept-backups.ts";
import { BackupNotOpened, openBackupOnce } from "../backup/open-backup-once.ts";
import { Keys, loadMasterKey } from "../seal.ts";
import { readMoments } from "./moments.ts";
import { openArchived } from "./open-archived.ts";
import { openS3Backups } from "./s3-backups.ts";

let s3: S3StandIn;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

const megabyte = 2 ** 20;

describe("a store of backups that speaks S3", () => {
  const open = () => {
    s3.buckets.set("backups", new Map());
    return openS3Backups({ ...s3Keys, endpoint: s3.url, bucket: "backups", prefix: "here/" });
  };
  async function* inPieces(content: Buffer, brokenAt = Number.POSITIVE_INFINITY) {
    for (let at = 0; at < content.length; at += 100_000) {
      if (at > brokenAt) throw new Error("the disk broke");
      yield content.subarray(at, at + 100_000);
    }
  }
  const read = async (store: ReturnType<typeof open>, name: string) => {
    const pieces: Buffer[] = [];
    for await (const piece of await store.read(name)) pieces.push(piece);
    return Buffer.concat(pieces);
  };

  it("gives back what went there in parts, none of which is large", async () => {
    const store = open();
    const content = randomBytes(20 * megabyte + 7);
    s3.longest = 0;
    await store.write("large", inPieces(content));
    s3.mood = { kind: "truncated", times: 2 };
    expect((await read(store, "large")).equals(content)).toBe(true);
    expect([s3.longest < 9 * megabyte, await store.size("large")]).toEqual([true, content.length]);
    for (const length of [0, 1, 8 * megabyte, 16 * megabyte]) {
      await store.write("wal/other", inPieces(content.subarray(0, length)));
      expect((await read(store, "wal/other")).length).toBe(length);
    }
    expect(await store.list("")).toEqual(["large", "wal/other"]);
    expect(await store.list("wal")).toEqual(["wal/other"]);
    await store.delete("large");
    expect(await store.list("")).toEqual(["wal/other"]);
  });

  it("keeps nothing of what broke off, nor of what a killed process left", async () => {
    const store = open();
    await expect(store.write("a", inPieces(randomBytes(20 * megabyte), 17 * megabyte))).rejects.toThrow(
      "the disk broke",
    );
    expect([await store.list(""), s3.uploads.size]).toEqual([[], 0]);
    s3.uploads.set("left", { bucket: "backups", key: "here/b", parts: new Map() });
    await store.removePartial();
    expect(s3.uploads.size).toBe(0);
  });

  it("that is away is named without its keys and address", async () => {
    const store = open();
    s3.mood = { kind: "503", times: 3 };
    const error = await store.read("a").catch((e: unknown) => e);
    expect(String(error)).toContain("did not answer well");
    expect(String(error)).not.toMatch(/AKIA|secret|127\.0\.0\.1/);
  });
});

describe("a product whose backups go to S3", { timeout: 240_000 }, () => {
  const dataDir = freshDataDir("waymark-s3-");
  afterAll(() => removeDataDir(dataDir));
  const said: string[] = [];
  const log = pino({ level: "debug" }, { write: (line: string) => void said.push(line) });

  it("keeps each once it was opened from there, plain or encrypted, and comes back from each, and to a moment", async () => {
    s3.buckets.set("backups", new Map());
    const env = {
      DATA_DIR: dataDir,
      LANG: "en",
      BACKUP_TO: "s3://backups/mine",
      BACKUP_S3_ENDPOINT: s3.url,
      BACKUP_S3_REGION: s3Keys.region,
      BACKUP_S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
    };
    const operator = async (...args: string[]) => {
      const lines: string[] = [];
      const code = await runOperator(args, { env, folder: "/", write: (line) => lines.push(line) });
      said.push(...lines);
      return { code, text: lines.join("\n") };
    };
    await layEmbedded(dataDir);
    const plain = readConfig(env);
    const identity = await generateIdentity();
    const identityFile = join(dataDir, "identity.txt");
    writeFileSync(identityFile, identity);
    Object.assign(env, { BACKUP_RECIPIENT: await identityToRecipient(identity) });
    const config = readConfig(env);
    const store = openBackupStore(config);
    const database = await openArchived(config, log, { durable: false });
    const deps = await testDeps({ database, config, log, keys: new Keys(loadMasterKey(dataDir, undefined)) });
    const monthsAgo = new Date(Date.now() - 100 * 86_400_000);
    await makeBackup({ ...deps, config: plain, now: () => monthsAgo });
    await makeBackup(deps);
    const kept = await listBackups(store);
    expect(kept.map(({ encrypted }) => encrypted)).toEqual([false, true]);
    await store.write("waymark-2026-01-01T000000.000Z.tar.gz", [Buffer.from("never opened")]);
    expect(await listBackups(store)).toEqual(kept);
    await aPerson(deps);
    const at = new Date(Date.now() + 1);
    while (new Date() <= at);
    await aPerson(deps);
    await database.close();
    expect(readdirSync(backupsFolder(dataDir)).sort()).toEqual(["ledger-copy", "newest.json"]);
    const [moments] = (await readMoments(store, null, new Date())).slice(-1);
    expect(moments?.files.size).toBeGreaterThan(1);
    const [first = "", name = ""] = kept.map((backup) => backup.name);

    const open = () => openBackupOnce({ file: { place: store.place, name }, identity, home: null });
    s3.mood = { kind: "503", times: 1_000 };
    const unread = await open().catch((error: unknown) => error);
    // The store says nothing about the backup.
    expect(unread).not.toBeInstanceOf(BackupNotOpened);
    expect(String(unread)).toContain("did not answer well");
    s3.mood = null;

    const ofMoment = ["restore", "--at", at.toISOString()];
    expect((await operator(...ofMoment, "--move-aside")).text).toContain("The backup is encrypted");
    const withIdentity = ["--identity", identityFile];
    const shown = await operator(...ofMoment, ...withIdentity);
    expect(shown.text).toContain("Accounts: gone 1, deleted since and back again 0");
    expect(shown.text).toContain("Nothing was changed");
    expect((await operator(...ofMoment, ...withIdentity, "--move-aside")).code).toBe(0);
    expect((await operator("status")).text).toContain("Accounts: 1\n");
    const restored = await operator("restore", `s3://backups/mine/${name}`, "--move-aside", ...withIdentity);
    expect(restored.code).toBe(0);
    const status = (await operator("status")).text;
    expect(status).toContain("Accounts: 0\n");
    expect(status).toContain("Newest backup: ");
    expect(status).toContain(localTime(moments?.until ?? new Date(0)));
    expect((await operator("restore", `s3://backups/mine/${first}`, "--move-aside")).code).toBe(0);
    expect((await operator("restore", "s3://backups/mine/nothing.tar.gz", "--move-aside")).text).toContain(
      "There is no backup at that place",
    );
    expect(said.join("\n")).not.toContain(s3Keys.secretAccessKey);
    expect(said.join("\n")).not.toContain(s3Keys.accessKeyId);
  });
});
