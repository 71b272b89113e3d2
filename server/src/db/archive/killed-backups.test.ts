import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Config, readConfig } from "../../config.ts";
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

const configOf = (dataDir: string): Config => readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });

/** A copy of a data folder whose server is stopped. */
function copyOf(dataDir: string): string {
  const copy = fresh("waymark-killed-");
  cpSync(dataDir, copy, { recursive: true, preserveTimestamps: true });
  const home = openHome(copy);
  giveTreeOwnership(home.folder, home.account);
  return copy;
}

/** Runs a program of `testing/` until it kills itself; returns whether it did. */
function killed(program: string, ...args: string[]): boolean {
  const entry = join(import.meta.dirname, "testing", program);
  const ran = spawnSync(process.execPath, ["--import", "tsx", entry, ...args], { encoding: "utf8" });
  if (ran.signal === null && ran.status !== 0) throw new Error(ran.stderr);
  return ran.signal === "SIGKILL";
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
      expect(killed("backup-child.ts", dataDir, step)).toBe(true);
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

  it.each(isLong ? [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : [5])(
    "at step %i of restoring a moment leaves the state of before or the restored one",
    async (step) => {
      const dataDir = copyOf(used);
      const died = killed("moment-child.ts", dataDir, at.toISOString(), String(step));
      await finishRestore(dataDir);
      const isRestored = await isRestoreUnopened(dataDir);
      expect(await notesIn(dataDir)).toEqual(isRestored ? ["before"] : ["before", "after"]);
      expect(existsSync(`${clusterOf(openHome(dataDir))}.half`)).toBe(false);
      // The swap has begun from the fourth step on, and is finished then.
      expect(isRestored).toBe(!died || step > 2);
    },
  );
});
