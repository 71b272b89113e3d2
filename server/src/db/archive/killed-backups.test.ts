import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, readdirSync } from "node:fs";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Config, readConfig } from "../../config.ts";
import { childArguments } from "../../testing/child-program.ts";
import { s3Keys, startS3 } from "../../testing/stand-ins/s3-stand-in.ts";
import { freshDataDir, layEmbedded, removeDataDir } from "../../testing/template.ts";
import { backupSteps, makeBackup } from "../backup/backup.ts";
import { readBackup } from "../backup/backup-archive.ts";
import { listBackups, openBackupStore } from "../backup/kept-backups.ts";
import { clusterOf, giveTreeOwnership, openHome } from "../embedded/home.ts";
import { finishRestore, isRestoreUnopened } from "../swap.ts";
import { readMoments } from "./moments.ts";
import { openArchived } from "./open-archived.ts";

// EVERY_STEP runs each step (`npm run test:long -- kill-backups`).
const isLong = process.env.EVERY_STEP === "1";
const silent = pino({ level: "silent" });
const folders: string[] = [];
const fresh = (name: string) => {
  const folder = freshDataDir(name);
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) removeDataDir(folder);
});

type Settings = Readonly<Record<string, string>>;
const configOf = (dataDir: string, settings: Settings = {}): Config =>
  readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...settings });

/** A copy of a data folder whose server is stopped. */
function copyOf(dataDir: string): string {
  const copy = fresh("waymark-killed-");
  cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
  const home = openHome(copy);
  giveTreeOwnership(home.folder, home.account);
  return copy;
}

/** Runs a program of `testing/` until it kills itself; returns whether it did. */
async function killed(program: string, ...args: string[]): Promise<boolean> {
  const stdio = ["ignore", "ignore", "pipe"] as const;
  const ran = spawn(process.execPath, [...childArguments(`db/archive/testing/${program}`), ...args], {
    stdio: [...stdio],
  });
  const [said, [status, signal]] = await Promise.all([text(ran.stderr), once(ran, "exit")]);
  if (signal === null && status !== 0) throw new Error(said);
  return signal === "SIGKILL";
}

describe("killed", { timeout: 240_000 }, () => {
  let used: string;
  let at: Date;

  beforeAll(async () => {
    used = fresh("waymark-killed-");
    await layEmbedded(used);
    const config = configOf(used);
    const database = await openArchived(config, silent, { durable: false });
    const { query } = database;
    await query("CREATE TABLE notes (text text)");
    await makeBackup({ config, database, now: () => new Date() });
    await query("INSERT INTO notes VALUES ('before')");
    const clock = async () => {
      const [row] = (await query("SELECT clock_timestamp() AS at")).rows;
      return (row as { at: Date }).at.getTime();
    };
    at = new Date((await clock()) + 1);
    while ((await clock()) <= at.getTime());
    await query("INSERT INTO notes VALUES ('after')");
    await database.close();
  }, 240_000);

  const notesIn = async (dataDir: string) => {
    const database = await openArchived(configOf(dataDir), silent, { durable: false });
    try {
      return (await database.query("SELECT text FROM notes")).rows.map(
        (row) => (row as { text: string }).text,
      );
    } finally {
      await database.close();
    }
  };

  it.each(isLong ? backupSteps : ["written" as const])(
    "after the step %s of making a backup leaves only whole ones, and the next is made",
    async (step) => {
      const dataDir = copyOf(used);
      expect(await killed("backup-child.ts", dataDir, step)).toBe(true);
      const store = openBackupStore(configOf(dataDir));
      const left = await listBackups(store);
      for (const { name } of left) expect((await readBackup({ store, name })).manifest.database).toBe(true);
      const isNamed = ["named", "ledger", "pruned"].includes(step);
      expect(left).toHaveLength(isNamed ? 2 : 1);
      const config = configOf(dataDir);
      const database = await openArchived(config, silent, { durable: false });
      try {
        const later = new Date(Date.now() + 2 * 86_400_000);
        await makeBackup({ config, database, now: () => later });
        expect((await listBackups(store)).length).toBe(left.length + 1);
        expect((await readMoments(store, null, later)).length).toBe(left.length + 1);
        expect(readdirSync(store.where).filter((name) => name.endsWith(".half"))).toEqual([]);
        expect((await database.query("SELECT count(*)::int AS n FROM notes")).rows).toEqual([{ n: 2 }]);
      } finally {
        await database.close();
      }
    },
  );

  // A store cannot rename: there a backup counts from its note on.
  it.each(isLong ? backupSteps.filter((step) => step !== "named") : ["opened" as const])(
    "after the step %s of making a backup in an S3 store leaves only whole ones, and the next is made",
    async (step) => {
      const s3 = await startS3();
      try {
        s3.buckets.set("backups", new Map());
        const settings = {
          BACKUP_TO: "s3://backups/mine",
          BACKUP_S3_ENDPOINT: s3.url,
          BACKUP_S3_REGION: s3Keys.region,
          BACKUP_S3_ACCESS_KEY_ID: s3Keys.accessKeyId,
          BACKUP_S3_SECRET_ACCESS_KEY: s3Keys.secretAccessKey,
        };
        const dataDir = copyOf(used);
        expect(await killed("backup-child.ts", dataDir, step, JSON.stringify(settings))).toBe(true);
        const config = configOf(dataDir, settings);
        const store = openBackupStore(config);
        const left = await listBackups(store);
        expect(left).toHaveLength(["noted", "ledger", "pruned"].includes(step) ? 1 : 0);
        const database = await openArchived(config, silent, { durable: false });
        try {
          const later = new Date(Date.now() + 2 * 86_400_000);
          await makeBackup({ config, database, now: () => later });
        } finally {
          await database.close();
        }
        const all = await listBackups(store);
        expect(all).toHaveLength(left.length + 1);
        for (const { name } of all) expect((await readBackup({ store, name })).manifest.database).toBe(true);
        // Of the one that was killed before it counted nothing is left.
        const archives = (await store.list("")).filter((name) => name.endsWith(".tar.gz"));
        expect(archives.sort()).toEqual(all.map(({ name }) => name).sort());
      } finally {
        await s3.close();
      }
    },
  );

  it.each(isLong ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [5])(
    "at step %i of restoring a moment leaves the state of before or the restored one",
    async (step) => {
      const dataDir = copyOf(used);
      const died = await killed("moment-child.ts", dataDir, at.toISOString(), String(step));
      await finishRestore(dataDir);
      const isRestored = await isRestoreUnopened(dataDir);
      expect(await notesIn(dataDir)).toEqual(isRestored ? ["before"] : ["before", "after"]);
      expect(existsSync(`${clusterOf(openHome(dataDir))}.half`)).toBe(false);
      // The swap has begun from the fourth step on, and is finished then.
      expect(isRestored).toBe(!died || step > 2);
    },
  );
});
