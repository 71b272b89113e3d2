import type { Config } from "../config.ts";
import { productVersion } from "../db/backup/backup-manifest.ts";
import { MigrationFailed } from "../db/migrate.ts";
import { RowsDiffer } from "../db/upgrade/copy-tables.ts";
import { NoDatabaseYet, tryUpgrade } from "../db/upgrade/try-upgrade.ts";
import { startProblem } from "../startup/start-problem.ts";
import { unknownSettings } from "../startup/unknown-settings.ts";
import { type Print, usageError } from "./command.ts";

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(0);

/**
 * Tries the upgrade to this version on a copy, also while an older one runs.
 * @returns 0 when an upgrade would go through, or is not needed; 1 when it would not, or was not tried.
 */
export async function runCheck(
  config: Config,
  env: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
  print: Print,
): Promise<number> {
  if (args.length > 0) {
    print("operator.usage");
    return usageError;
  }
  print("operator.check.version", { version: productVersion() });
  for (const name of unknownSettings(env)) print("operator.check.unknownSetting", { name });
  if (config.DATABASE_URL !== undefined) {
    print("operator.check.postgres");
    return 1;
  }
  try {
    const { pending, milliseconds, disks, wasRunning, carried } = await tryUpgrade(config);
    print(wasRunning ? "operator.check.copiedRunning" : "operator.check.copied");
    if (pending.length === 0 && carried === null) {
      print("operator.check.nothing");
      return 0;
    }
    const seconds = (milliseconds / 1_000).toFixed(1);
    if (pending.length > 0)
      print("operator.check.passed", { number: pending.length, migrations: pending.join(", "), seconds });
    if (carried !== null) print("operator.check.carried", { ...carried, seconds });
    for (const { folder, needed, free } of disks)
      print(needed < free ? "operator.check.room" : "operator.check.noRoom", {
        folder,
        needed: megabytes(needed),
        free: megabytes(free),
      });
    return disks.every(({ needed, free }) => needed < free) ? 0 : 1;
  } catch (error) {
    if (error instanceof NoDatabaseYet) {
      print("operator.check.empty", { folder: config.DATA_DIR });
      return 0;
    }
    if (error instanceof MigrationFailed)
      print("operator.check.failed", { migration: error.migration, problem: causeOf(error) });
    else if (error instanceof RowsDiffer) print("operator.check.carryFailed", { problem: error.message });
    else {
      const { key, params } = startProblem(error, config);
      print(key, params);
    }
    return 1;
  }
}

function causeOf(error: MigrationFailed): string {
  const cause = error.cause instanceof Error ? (error.cause.cause ?? error.cause) : error.cause;
  return cause instanceof Error ? cause.message : String(cause);
}
