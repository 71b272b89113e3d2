import { z } from "zod";
import type { Deps } from "../deps.ts";
import { taskKind } from "../tasks/tasks.ts";
import { listBackups, makeBackup } from "./backup.ts";

const backupTask = taskKind({ name: "backup", input: z.object({}), retries: 1, expireSeconds: 1_800 });

/** Makes a backup when the newest one is older than BACKUP_HOURS. One dated in the future, by another clock, is none. */
export async function backupWhenDue(deps: Pick<Deps, "config" | "database" | "log" | "now">): Promise<void> {
  const { BACKUP_HOURS, DATA_DIR } = deps.config;
  const now = deps.now();
  const newest = (await listBackups(DATA_DIR)).findLast(({ at }) => at <= now);
  // A tick early rather than a whole tick late.
  const due = (newest?.at.getTime() ?? 0) + BACKUP_HOURS * 3_600_000 - 60_000;
  if (now.getTime() < due) return;
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
