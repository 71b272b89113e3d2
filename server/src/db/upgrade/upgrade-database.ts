import type { Deps } from "../../deps.ts";
import { productVersion } from "../backup/backup-manifest.ts";
import { BackupNotOpened } from "../backup/open-backup-once.ts";
import { isStorageFull } from "../db.ts";
import { openHome } from "../embedded/home.ts";
import { ownMajor } from "../embedded/programs.ts";
import { recordWriter } from "../embedded/writer.ts";
import {
  type AppliedMigration,
  firstVersion,
  type Migration,
  MigrationFailed,
  migrate,
  ownMigrations,
  readPending,
} from "../migrate.ts";
import { freeBytes } from "./disk-space.ts";
import {
  deleteEarlierBackups,
  deleteExpiredAsides,
  makeUpgradeBackup,
  migrationNumber,
} from "./upgrade-backup.ts";

/** Each has its sentence in `server.upgrade`. */
export type UpgradeFailure =
  | "backup"
  | "backupDiskFull"
  | "migration"
  | "migrationDiskFull"
  | "carry"
  | "carryDiskFull"
  | "carryRoom";

/** The database is as it was, and the older version can use it. */
export class UpgradeFailed extends Error {
  readonly reason: UpgradeFailure;
  readonly details: Readonly<Record<string, string>>;
  constructor(reason: UpgradeFailure, details: Readonly<Record<string, string>>, cause: unknown) {
    super(`The database was not upgraded: ${reason}.`, { cause });
    this.reason = reason;
    this.details = { own: productVersion(), ...details };
  }
}

export type UpgradeDeps = Pick<Deps, "config" | "database" | "log" | "now">;

export interface UpgradeOptions {
  readonly migrations?: readonly Migration[];
  readonly between?: (step: "began" | "saved" | "migrating" | "migrated" | "done") => void;
}

/**
 * Makes a backup when the database holds something, then runs all migrations in one transaction. Needs the data
 * folder's lock. @throws NewerDatabase when a newer version wrote it.
 * @throws UpgradeFailed when the backup or a migration failed; nothing has changed then.
 */
export async function upgradeDatabase(
  deps: UpgradeDeps,
  { migrations = ownMigrations(), between = () => {} }: UpgradeOptions = {},
): Promise<void> {
  const { database, log } = deps;
  const { applied, names: pending } = await readPending(database.db, migrations);
  if (pending.length > 0) {
    between("began");
    const backup = applied.length === 0 ? null : await backUpFirst(deps, applied, migrations);
    between("saved");
    await applyAll(deps, migrations, backup, () => between("migrating"));
    between("migrated");
    if (backup !== null) await deleteEarlierBackups(backup);
    if (applied.length > 0) log.info({ migrations: pending, backup }, "the database was upgraded");
    between("done");
  }
  const { embedded } = database;
  if (embedded === null) return;
  recordWriter(embedded.cluster, productVersion(), embedded.home.account);
  await deleteExpiredAsides(embedded.home, deps.now());
}

/** @returns the backup's file; null where the operator's own tools make backups. */
export async function backUpFirst(
  deps: UpgradeDeps,
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): Promise<string | null> {
  const { database, log } = deps;
  if (database.embedded === null) {
    log.warn(
      "the database is upgraded without a backup by Waymark: DATABASE_URL leaves backups to your own tools",
    );
    return null;
  }
  const newest = applied.at(-1);
  const tag = newest?.tag ?? migrations.find(({ when }) => when === newest?.applied_at)?.tag ?? "";
  const postgres = database.embedded.version.split(".")[0] ?? "";
  const from = { version: newest?.version ?? firstVersion, migration: migrationNumber(tag), postgres };
  const to = { migration: migrationNumber(migrations.at(-1)?.tag ?? ""), postgres: ownMajor() };
  try {
    const { file, bytes, files, people } = await makeUpgradeBackup(deps, from, to);
    log.info({ file, bytes, files, people }, "backup made before an upgrade, and opened once");
    return file;
  } catch (error) {
    const isFull =
      isStorageFull(error) || (error instanceof BackupNotOpened && /ENOSPC|No space/.test(error.message));
    const problem = error instanceof Error ? error.message : String(error);
    throw new UpgradeFailed(
      isFull ? "backupDiskFull" : "backup",
      { problem, folder: deps.config.DATA_DIR },
      error,
    );
  }
}

/** A file of PostgreSQL's log has 16 MB. Without room for one PostgreSQL ends, and only the connection fails. */
const hasRoomForLog = (dataDir: string): boolean => freeBytes(openHome(dataDir).folder) > 32 * 1024 * 1024;

async function applyAll(
  { database, config }: UpgradeDeps,
  migrations: readonly Migration[],
  backup: string | null,
  between: () => void,
): Promise<void> {
  try {
    await migrate(database, { migrations, version: productVersion(), between });
  } catch (error) {
    const isFull = isStorageFull(error) || (database.embedded !== null && !hasRoomForLog(config.DATA_DIR));
    if (!(error instanceof MigrationFailed)) {
      if (isFull) throw new UpgradeFailed("migrationDiskFull", { folder: config.DATA_DIR }, error);
      throw error;
    }
    const cause = error.cause instanceof Error ? (error.cause.cause ?? error.cause) : error.cause;
    throw new UpgradeFailed(
      isFull ? "migrationDiskFull" : "migration",
      {
        migration: error.migration,
        problem: cause instanceof Error ? cause.message : String(cause),
        folder: config.DATA_DIR,
        backup: backup ?? "",
      },
      error,
    );
  }
}
