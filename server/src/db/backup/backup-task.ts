import { z } from "zod";
import type { Deps } from "../../deps.ts";
import { taskKind } from "../../tasks/tasks.ts";
import { readMoments } from "../archive/moments.ts";
import { deleteExpiredAsides } from "../upgrade/upgrade-backup.ts";
import { makeBackup } from "./backup.ts";
import { listBackups, openBackupStore } from "./kept-backups.ts";

const backupTask = taskKind({ name: "backup", input: z.object({}), retries: 1, expireSeconds: 1_800 });

/**
 * Due when the newest is older than BACKUP_HOURS, or none connects to the archived log: after a restore, and after
 * segments were given up. A backup dated in the future, by another clock, does not count.
 */
export async function backupWhenDue(deps: Pick<Deps, "config" | "database" | "log" | "now">): Promise<void> {
  const { BACKUP_HOURS } = deps.config;
  const now = deps.now();
  const { embedded } = deps.database;
  if (embedded !== null) await deleteExpiredAsides(embedded.home, now);
  const newest = (await listBackups(openBackupStore(deps.config))).findLast(({ at }) => at <= now);
  // Slightly early rather than a whole interval late.
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

/** Scheduled backups of the embedded database; an external server is backed up with other tools. */
export function registerBackupTasks(deps: Deps): void {
  if (deps.database.embedded === null || deps.config.BACKUP_HOURS === 0) return;
  deps.tasks.handle(backupTask, () => backupWhenDue(deps));
  deps.tasks.every(backupTask, "3,18,33,48 * * * *", {});
}

/**
 * The newest archived segment follows no backup without a gap. While archiving fails, another backup does not help.
 */
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
