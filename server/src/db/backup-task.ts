import { z } from "zod";
import type { Deps } from "../deps.ts";
import { taskKind } from "../tasks/tasks.ts";
import { listBackups, makeBackup, pruneBackups } from "./backup.ts";

const backupTask = taskKind({ name: "backup", input: z.object({}), retries: 1, expireSeconds: 1_800 });

/** Makes a backup when the newest one is older than BACKUP_HOURS, and deletes those beyond BACKUP_KEEP. */
export async function backupWhenDue(deps: Pick<Deps, "config" | "database" | "log" | "now">): Promise<void> {
  const { BACKUP_HOURS, BACKUP_KEEP, DATA_DIR } = deps.config;
  const newest = (await listBackups(DATA_DIR)).at(-1);
  // A tick early rather than a whole tick late.
  const due = (newest?.at.getTime() ?? 0) + BACKUP_HOURS * 3_600_000 - 60_000;
  if (deps.now().getTime() < due) return;
  const { manifest } = await makeBackup(deps);
  await pruneBackups(DATA_DIR, BACKUP_KEEP);
  deps.log.info({ bytes: manifest.database?.bytes, files: manifest.files.length }, "backup made");
}

/** Backups of the embedded database by the clock; a server that the operator runs is backed up by its own tools. */
export function registerBackupTasks(deps: Deps): void {
  if (deps.database.embedded === null || deps.config.BACKUP_HOURS === 0) return;
  deps.tasks.handle(backupTask, () => backupWhenDue(deps));
  deps.tasks.every(backupTask, "3,18,33,48 * * * *", {});
}
