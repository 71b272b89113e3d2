import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { type BackupStore, openBackupFolder } from "./archive/backup-store.ts";
import { listBackups, removeHalves } from "./kept-backups.ts";

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
    await expect(removeHalves(failing)).rejects.toThrow("EMFILE");
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
      removeHalves: async () => {},
    };
    await removeHalves(inS3);
    expect(deleted).toEqual(["waymark-2026-11-02T000000.000Z.tar.gz"]);
  });

  it("deletes halves of a chain that was abandoned, and not the segment that is being archived", async () => {
    const { folder, store } = folderWithBackup();
    mkdirSync(join(folder, "wal/abandoned"), { recursive: true });
    const [old, fresh] = ["old.half", "fresh.half"].map((each) => join(folder, "wal/abandoned", each));
    for (const path of [old, fresh]) writeFileSync(path ?? "", "half");
    utimesSync(old ?? "", new Date(0), new Date(0));
    await removeHalves(store);
    expect(readdirSync(join(folder, "wal/abandoned"))).toEqual(["fresh.half"]);
    expect(readdirSync(folder).sort()).toEqual(["wal", name, `${name}.json`]);
  });
});
