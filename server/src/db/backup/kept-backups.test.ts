import { randomBytes } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { afterAll, describe, expect, it } from "vitest";
import { testDeps } from "../../testing/deps.ts";
import { type BackupStore, openBackupFolder } from "../archive/backup-store.ts";
import { BackupStoreUnavailable } from "../archive/s3-backups.ts";
import { makeBackup } from "./backup.ts";
import { readBackup } from "./backup-archive.ts";
import { decryptBackup, encryptTo } from "./backup-encryption.ts";
import { listBackups, removePartialBackups } from "./kept-backups.ts";
import { restoreBackup } from "./restore.ts";

const root = mkdtempSync(join(tmpdir(), "waymark-kept-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const name = "waymark-2026-11-01T000000.000Z.tar.gz";

function folderWithBackup(): { folder: string; store: BackupStore } {
  const folder = mkdtempSync(join(root, "backups-"));
  writeFileSync(join(folder, name), "a whole backup");
  writeFileSync(join(folder, `${name}.json`), "{}");
  return { folder, store: openBackupFolder(folder) };
}

describe("removing half-made backups", () => {
  it("deletes no whole one where the folder cannot be listed for a moment", async () => {
    const { folder, store } = folderWithBackup();
    // A file in the folder's place fails as EMFILE or EACCES do, also for root.
    const unreadable = { ...store, where: join(folder, name) };
    await expect(listBackups(unreadable)).rejects.toThrow("ENOTDIR");
    const failing: BackupStore = {
      ...store,
      list: () => Promise.reject(Object.assign(new Error("EMFILE"), { code: "EMFILE" })),
    };
    await expect(removePartialBackups(failing)).rejects.toThrow("EMFILE");
    expect(readdirSync(folder).sort()).toEqual([name, `${name}.json`]);
  });

  it("deletes no whole one of S3 when a second listing would come out empty", async () => {
    const { store } = folderWithBackup();
    const deleted: string[] = [];
    let listings = 0;
    const inS3: BackupStore = {
      ...store,
      place: { endpoint: "", bucket: "", prefix: "", region: "", accessKeyId: "", secretAccessKey: "" },
      list: async () =>
        listings++ === 0 ? [name, `${name}.json`, "waymark-2026-11-02T000000.000Z.tar.gz"] : [],
      delete: async (each) => void deleted.push(each),
      removePartial: async () => {},
    };
    await removePartialBackups(inS3);
    expect(deleted).toEqual(["waymark-2026-11-02T000000.000Z.tar.gz"]);
  });

  it("deletes halves of a chain that was abandoned, and not the segment that is being archived", async () => {
    const { folder, store } = folderWithBackup();
    mkdirSync(join(folder, "wal/abandoned"), { recursive: true });
    const [old, fresh] = ["old.half", "fresh.half"].map((each) => join(folder, "wal/abandoned", each));
    for (const path of [old, fresh]) writeFileSync(path ?? "", "half");
    utimesSync(old ?? "", new Date(0), new Date(0));
    await removePartialBackups(store);
    expect(readdirSync(join(folder, "wal/abandoned"))).toEqual(["fresh.half"]);
    expect(readdirSync(folder).sort()).toEqual(["wal", name, `${name}.json`]);
  });
});

describe("stored files that cannot be listed", () => {
  it("fail a backup, and a restore over them, instead of counting as none", async () => {
    const dataDir = mkdtempSync(join(root, "data-"));
    const deps = await testDeps({ config: { DATA_DIR: dataDir } });
    try {
      await deps.files.put("resumes/one", Buffer.from("a resume"));
      const { file } = await makeBackup(deps);
      renameSync(join(dataDir, "files"), join(dataDir, "away"));
      // A file in the folder's place fails as EMFILE or EACCES do, also for root.
      writeFileSync(join(dataDir, "files"), "");
      const later = new Date(Date.now() + 2_000);
      await expect(makeBackup({ ...deps, now: () => later })).rejects.toThrow("ENOTDIR");
      const config = { DATA_DIR: dataDir, SEAL_KEY: undefined, DATABASE_URL: deps.database.url };
      await expect(restoreBackup(config, file, false)).rejects.toThrow("ENOTDIR");
    } finally {
      await deps.database.close();
    }
  });
});

describe("a restore into an empty data folder", () => {
  it("says whether a list of erased people lay beside the backup", async () => {
    const deps = await testDeps({ config: { DATA_DIR: mkdtempSync(join(root, "data-")) } });
    try {
      const { file } = await makeBackup(deps);
      const alone = join(mkdtempSync(join(root, "taken-")), "backup.tar.gz");
      cpSync(file, alone);
      const restoredFrom = async (from: string) => {
        const config = { DATA_DIR: mkdtempSync(join(root, "new-")), SEAL_KEY: undefined };
        return (await restoreBackup({ ...config, DATABASE_URL: deps.database.url }, from, false)).ledger;
      };
      expect([await restoredFrom(file), await restoredFrom(alone)]).toEqual(["found", "none"]);
    } finally {
      await deps.database.close();
    }
  });
});

describe("an encrypted backup whose store breaks off", () => {
  it("is not told as damaged", async () => {
    const identity = await generateIdentity();
    const pieces: Uint8Array[] = [];
    const content = Readable.from([randomBytes(300_000)]);
    for await (const piece of encryptTo([await identityToRecipient(identity)], content)) pieces.push(piece);
    const bytes = Buffer.concat(pieces);
    const away = new BackupStoreUnavailable(new Error("ECONNRESET"));
    async function* brokenOff() {
      yield bytes.subarray(0, bytes.length >> 1);
      throw away;
    }
    const read = async () => {
      for await (const _ of decryptBackup(Readable.from(brokenOff()), identity));
    };
    await expect(read()).rejects.toBe(away);
    const store = { ...folderWithBackup().store, read: async () => Readable.from(brokenOff()) };
    await expect(readBackup({ store, name: `${name}.age` }, identity)).rejects.toBe(away);
  });
});
