import type { Config } from "./config.ts";
import { productVersion } from "./db/backup-manifest.ts";
import { DatabaseProblem } from "./db/embedded/problem.ts";
import { FolderTaken } from "./db/lock.ts";
import { NewerDatabase } from "./db/migrate.ts";
import { RestoreMarkBroken } from "./db/swap.ts";
import { UpgradeFailed } from "./db/upgrade/upgrade-database.ts";
import { describeProblem } from "./describe-problem.ts";
import { WrongKey } from "./finish-key-rotation.ts";

interface Sentence {
  /** A key of the locale files. */
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Why the product could not be opened on a data folder, as a sentence that says what to do. */
export function startProblem(
  error: unknown,
  { DATA_DIR: folder, DATABASE_URL }: Pick<Config, "DATA_DIR" | "DATABASE_URL">,
): Sentence {
  if (error instanceof FolderTaken) return { key: "server.folder_taken", params: { folder, pid: error.pid } };
  if (error instanceof RestoreMarkBroken)
    return { key: "server.restore_mark_broken", params: { file: error.file } };
  if (error instanceof WrongKey) return { key: "server.wrong_key", params: { folder } };
  if (error instanceof NewerDatabase) {
    const { version, migration } = error;
    const key = DATABASE_URL === undefined ? "server.newer_database" : "server.newer_database_url";
    return { key, params: { folder, version, migration, own: productVersion() } };
  }
  if (error instanceof UpgradeFailed) return { key: `server.upgrade.${error.reason}`, params: error.details };
  if (error instanceof DatabaseProblem)
    return { key: `server.database.${error.reason}`, params: error.details };
  return { key: "server.no_database", params: { problem: describeProblem(error).message } };
}
