import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import { z } from "zod";
import { readConfig } from "../../config.ts";
import { makeBackup } from "../../db/backup/backup.ts";
import { openHome } from "../../db/embedded/home.ts";
import { openEmbedded } from "../../db/embedded/open-embedded.ts";
import { lockFolder } from "../../db/lock.ts";
import type { OpenDatabase } from "../../db/open.ts";
import { finishRestore } from "../../db/swap.ts";
import { childArguments } from "../../testing/child-program.ts";
import { freshDataDir, layEmbedded, removeDataDir } from "../../testing/template.ts";

export interface KilledRestores {
  readonly kills: number;
  /** Rounds after which the folder had the state of before, and those after which it had the backup's. */
  readonly old: number;
  readonly restored: number;
  /** Rounds after which it had neither, or rows of one and files of the other. */
  readonly wrong: readonly string[];
}

const child = childArguments("restoring/testing/restore-child.ts");
const silent = pino({ level: "silent" });
const rows = 20_000;
const Found = z.object({
  rows: z.coerce.number(),
  least: z.string().nullable(),
  most: z.string().nullable(),
});

/** Gives every row and the stored file one content. */
async function write(dataDir: string, database: OpenDatabase, content: string): Promise<void> {
  await database.query("CREATE TABLE IF NOT EXISTS states (content text)");
  await database.query(`BEGIN; TRUNCATE states;
    INSERT INTO states SELECT '${content}' FROM generate_series(1, ${rows}); COMMIT`);
  mkdirSync(join(dataDir, "files"), { recursive: true });
  writeFileSync(join(dataDir, "files/state"), content);
}

/** The content that all rows and the stored file have; else a description. */
async function read(dataDir: string, database: OpenDatabase): Promise<string> {
  const text = "SELECT count(*) AS rows, min(content) AS least, max(content) AS most FROM states";
  const found = Found.parse((await database.query(text)).rows[0]);
  const file = join(dataDir, "files/state");
  const stored = existsSync(file) ? readFileSync(file, "utf8") : "no file";
  if (found.rows === rows && found.least === found.most && found.least === stored) return stored;
  return `${found.rows} rows from ${found.least} to ${found.most}, file: ${stored}`;
}

/** Waits until a restore's mark says that the folders change places, or the restore has ended. */
async function untilSwapping(dataDir: string, hasEnded: () => boolean): Promise<void> {
  const isSwapping = () => {
    try {
      return readFileSync(join(dataDir, "restoring"), "utf8").includes('"swapping"');
    } catch {
      return false;
    }
  };
  while (!hasEnded() && !isSwapping()) await delay(1);
}

/** Deletes what restores have moved aside, which would fill the disk. */
function removeAsides(dataDir: string): void {
  for (const folder of [dataDir, openHome(dataDir).folder])
    for (const name of readdirSync(folder))
      if (name.startsWith("before-restore-")) rmSync(join(folder, name), { recursive: true });
}

/** Kills restores over a database in use at random moments; afterwards it has all of the old or all of the backup. */
export async function killRestores(kills: number): Promise<KilledRestores> {
  const dataDir = freshDataDir("waymark-restores-");
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const counted = { old: 0, restored: 0 };
  const wrong: string[] = [];
  const withDatabase = async <T>(work: (database: OpenDatabase) => Promise<T>) => {
    const database = await openEmbedded({ dataDir, log: silent });
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const restore = async (moment: (hasEnded: () => boolean) => Promise<unknown>) => {
    const began = performance.now();
    const run = spawn(process.execPath, [...child, dataDir, backup, "-1"], {
      stdio: "ignore",
    });
    const ended = once(run, "exit");
    await Promise.race([moment(() => run.exitCode !== null), ended]);
    run.kill("SIGKILL");
    await ended;
    const release = lockFolder(dataDir);
    await finishRestore(dataDir);
    release();
    return performance.now() - began;
  };
  let backup = "";
  try {
    await layEmbedded(dataDir);
    backup = await withDatabase(async (database) => {
      await write(dataDir, database, "backup");
      return (await makeBackup({ config, database, now: () => new Date() })).file;
    });
    const whole = await restore(() => new Promise(() => {}));
    for (let round = 0; round < kills; round++) {
      await withDatabase((database) => write(dataDir, database, `old ${round}`));
      // Every second kill falls into the short time in which the folders change places.
      if (round % 2 === 0) await restore(() => delay(Math.random() * whole));
      else
        await restore((hasEnded) => untilSwapping(dataDir, hasEnded).then(() => delay(Math.random() * 30)));
      const found = await withDatabase((database) => read(dataDir, database));
      if (found === "backup") counted.restored += 1;
      else if (found === `old ${round}`) counted.old += 1;
      else wrong.push(found);
      removeAsides(dataDir);
    }
    return { kills, ...counted, wrong };
  } finally {
    removeDataDir(dataDir);
  }
}
