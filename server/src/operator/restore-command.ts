import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { pino } from "pino";
import type { Config } from "../config.ts";
import { MomentRefused } from "../db/archive/restore-moment.ts";
import { BackupStoreUnavailable } from "../db/archive/s3-backups.ts";
import type { BackupFile } from "../db/backup/backup-archive.ts";
import { readIdentity } from "../db/backup/backup-encryption.ts";
import { BackupRefused } from "../db/backup/backup-manifest.ts";
import { openBackupStore } from "../db/backup/kept-backups.ts";
import { type RestoredLedger, RestoreRefused, restoreBackup } from "../db/backup/restore.ts";
import { FolderTaken } from "../db/lock.ts";
import { applyLedger, type Reapplied } from "../restoring/apply-ledger.ts";
import { revokeAllAccess } from "../restoring/revoke-all-access.ts";
import { openProduct } from "../startup/open-product.ts";
import { startProblem } from "../startup/start-problem.ts";
import { type Command, type Print, usageError } from "./command.ts";
import { parseMoment, printRefused, runRestoreMoment } from "./restore-moment-command.ts";

interface AskedRestore {
  readonly from: string | Date;
  readonly moveAside: boolean;
  readonly identityFile: string | undefined;
}

function readArgs(args: readonly string[]): AskedRestore | "no_moment" | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { at: { type: "string" }, identity: { type: "string" }, "move-aside": { type: "boolean" } },
    });
    const [name, ...rest] = positionals;
    const at = values.at === undefined ? undefined : parseMoment(values.at);
    if (at === null) return "no_moment";
    const from = at ?? name;
    if (from === undefined || rest.length > 0 || (name !== undefined && at !== undefined)) return null;
    return { from, moveAside: values["move-aside"] ?? false, identityFile: values.identity };
  } catch {
    return null;
  }
}

/** Only while no server runs, because it replaces the server's files. */
export async function runRestore(
  config: Config,
  args: readonly string[],
  folder: string,
  print: Print,
): Promise<number> {
  const asked = readArgs(args);
  if (asked === null || asked === "no_moment") {
    print(asked === null ? "operator.usage" : "operator.restoreAt.notAMoment");
    return usageError;
  }
  const { from, moveAside, identityFile } = asked;
  try {
    const identity =
      identityFile === undefined ? undefined : await readIdentity(resolve(folder, identityFile));
    if (typeof from === "string")
      await restoreFile(config, fileOf(config, folder, from), moveAside, identity, print);
    else if (config.DATABASE_URL !== undefined) {
      print("operator.restoreAt.postgres");
      return 1;
    } else {
      const { swapped, key, ledger } = await runRestoreMoment(
        config,
        { at: from, identity, agreed: moveAside },
        print,
      );
      if (!swapped) return 1;
      sayLedger(config, ledger, print);
      await printKeyState(config, key, print);
    }
    return 0;
  } catch (error) {
    printFailure(error, config, print);
    return 1;
  }
}

/** `s3://bucket/folder/name` with the keys of BACKUP_S3_…, else a path. */
function fileOf(config: Config, folder: string, from: string): BackupFile {
  const [, to, name] = /^(s3:\/\/.+)\/([^/]+)$/.exec(from) ?? [];
  if (to === undefined || name === undefined) return resolve(folder, from);
  return { store: openBackupStore(config, to), name };
}

async function restoreFile(
  config: Config,
  file: BackupFile,
  moveAside: boolean,
  identity: string | undefined,
  print: Print,
): Promise<void> {
  const { manifest, files, key, aside, ledger } = await restoreBackup(config, file, moveAside, identity);
  print("operator.restore.done", { at: manifest.createdAt, files });
  if (aside !== null) print("operator.restore.aside", { folder: aside });
  sayLedger(config, ledger, print);
  if (config.DATABASE_URL !== undefined) print("operator.restore.postgres");
  else await printKeyState(config, key, print);
}

/** Warns if no ledger tells who was erased since the backup was made. */
function sayLedger(config: Config, ledger: RestoredLedger, print: Print): void {
  if (ledger === "none" || ledger === "closed")
    print(`operator.restore.ledger.${ledger}`, { folder: join(config.DATA_DIR, "erasures") });
}

/** If it fits, ends everything that the restore revived. */
export async function printKeyState(config: Config, key: string, print: Print): Promise<void> {
  print(`operator.restore.key.${key}`, { folder: config.DATA_DIR });
  if (key === "fits" || key === "unused") await endRevived(config, print);
}

export function printFailure(error: unknown, config: Config, print: Print): void {
  if (error instanceof MomentRefused) printRefused(error, print);
  else if (error instanceof RestoreRefused || error instanceof BackupRefused)
    print(`operator.restore.refused.${error.reason}`, { folder: config.DATA_DIR });
  else if (error instanceof BackupStoreUnavailable)
    print("operator.restore.refused.store_away", { problem: error.message });
  else if (error instanceof FolderTaken) print("operator.restore.running", { pid: error.pid });
  else {
    const { key, params } = startProblem(error, config);
    print(key, params);
  }
}

/** Opening it ends revived sessions and applies the ledger. Without the key, the next start does both. */
async function endRevived(config: Config, print: Print): Promise<void> {
  const product = await openProduct(config, pino({ level: "silent" }));
  try {
    printReapplied(print, await applyLedger(product.deps));
  } finally {
    await product.close();
  }
}

function printReapplied(print: Print, reapplied: Reapplied): void {
  print("operator.restore.ended");
  for (const [what, count] of Object.entries(reapplied))
    if (count > 0) print(`operator.restore.${what}`, { count });
}

export const afterRestoreCommand: Command = {
  name: "after-restore",
  async run({ deps, args, print }) {
    if (args.length > 0) return usageError;
    await revokeAllAccess(deps);
    printReapplied(print, await applyLedger(deps));
    return 0;
  },
};
