import type { Config } from "../config.ts";
import { productVersion } from "../db/backup/backup-manifest.ts";
import { DatabaseProblem, problemFrom } from "../db/embedded/problem.ts";
import { FolderTaken } from "../db/lock.ts";
import { NewerDatabase } from "../db/migrate.ts";
import { RestoreMarkBroken } from "../db/swap.ts";
import { UpgradeFailed } from "../db/upgrade/upgrade-database.ts";
import { describeProblem } from "../describe-problem.ts";
import { WrongKey } from "./finish-key-rotation.ts";

interface Sentence {
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
}

export function startProblem(error: unknown, config: Pick<Config, "DATA_DIR" | "DATABASE_URL">): Sentence {
  const folder = config.DATA_DIR;
  if (error instanceof FolderTaken) return { key: "server.folder_taken", params: { folder, pid: error.pid } };
  if (error instanceof RestoreMarkBroken)
    return { key: "server.restore_mark_broken", params: { file: error.file } };
  if (error instanceof WrongKey) return { key: "server.wrong_key", params: { folder } };
  if (error instanceof NewerDatabase) {
    const { version, migration } = error;
    const key = config.DATABASE_URL === undefined ? "server.newer_database" : "server.newer_database_url";
    return { key, params: { folder, version, migration, own: productVersion() } };
  }
  if (error instanceof UpgradeFailed) return { key: `server.upgrade.${error.reason}`, params: error.details };
  if (error instanceof DatabaseProblem)
    return { key: `server.database.${error.reason}`, params: error.details };
  if (isAboutDisk(error)) return startProblem(problemFrom(error, { folder }), config);
  return { key: "server.no_database", params: { problem: describeProblem(error).message } };
}

const diskCodes = new Set(["ENOSPC", "EDQUOT", "EROFS", "EACCES", "EPERM"]);

/** A socket that is refused belongs to another program. */
function isAboutDisk(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error && typeof error.code === "string")) return false;
  return diskCodes.has(error.code) && !("syscall" in error && error.syscall === "connect");
}
