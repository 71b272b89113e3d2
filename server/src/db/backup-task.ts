import { z } from "zod";
import type { Deps } from "../deps.ts";
import { taskKind } from "../tasks/tasks.ts";
import { readMoments } from "./archive/moments.ts";
import { makeBackup } from "./backup.ts";
import { listBackups, openBackupStore } from "./kept-backups.ts";

const backupTask = taskKind({ name: "backup", input: z.object({}), retries: 1, expireSeconds: 1_800 });

/**
 * Makes a backup when the newest one is older than BACKUP_HOURS, or when none can be brought to what the log's archive
 * holds by now: after a restore, and after segments were given up. One dated in the future, by another clock, is none.
 */
export async function backupWhenDue(deps: Pick<Deps, "config" | "database" | "log" | "now">): Promise<void> {
  const { BACKUP_HOURS } = deps.config;
  const now = deps.now();
  const newest = (await listBackups(openBackupStore(deps.config))).findLast(({ at }) => at <= now);
  // A tick early rather than a whole tick late.
  const due = (newest?.at.getTime() ?? 0) + BACKUP_HOURS * 3_600_000 - 60_000;
  if (now.getTime() < due && !(await lacksBase(deps))) return;
  try {
    const { bytes, files, people } = await makeBackup(deps);
    deps.log.info({ bytes, files, people }, "backup made and opened once");
  } catch (err) {
    deps.log.error({ err }, "no backup: it could not be made, or did not open and was deleted");
    throw err;
  }
}

/** Backups of the embedded database by the clock; a server that the operator runs is backed up by its own tools. */
export function registerBackupTasks(deps: Deps): void {
  if (deps.database.embedded === null || deps.config.BACKUP_HOURS === 0) return;
  deps.tasks.handle(backupTask, () => backupWhenDue(deps));
  deps.tasks.every(backupTask, "3,18,33,48 * * * *", {});
}

/** Whether the newest archived segment follows no backup without a gap. While archiving fails, another is of no use. */
async function lacksBase({
  config,
  database,
  now,
}: Pick<Deps, "config" | "database" | "now">): Promise<boolean> {
  const state = database.archiver?.state;
  if (state === undefined || state.chain === null || state.newest === null || state.problem !== null)
    return false;
  const { chain, newest } = state;
  const moments = await readMoments(openBackupStore(config), null, now());
  return !moments.some(({ log, until }) => log.chain === chain && until >= newest);
}
