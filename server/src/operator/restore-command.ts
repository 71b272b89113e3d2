import { resolve } from "node:path";
import { pino } from "pino";
import type { Config } from "../config.ts";
import { readIdentity } from "../db/backup-encryption.ts";
import { BackupRefused } from "../db/backup-manifest.ts";
import { FolderTaken } from "../db/lock.ts";
import { RestoreRefused, restoreBackup } from "../db/restore.ts";
import { openProduct } from "../open-product.ts";
import { applyLedger, type Reapplied } from "../restoring/apply-ledger.ts";
import { endRevocable } from "../restoring/end-revocable.ts";
import { startProblem } from "../start-problem.ts";
import { type Command, type Print, wronglyAsked } from "./command.ts";

const moveAside = "--move-aside";
const identityFlag = "--identity";

/** `restore BACKUP [--move-aside] [--identity FILE]`: only while no server runs, as it replaces what a server has open. */
export async function runRestore(
  config: Config,
  args: readonly string[],
  folder: string,
  print: Print,
): Promise<number> {
  const words = args.filter((arg) => arg !== moveAside);
  const at = words.indexOf(identityFlag);
  const [, identityFile] = at < 0 ? [] : words.splice(at, 2);
  const [name, ...rest] = words;
  if (name === undefined || rest.length > 0 || (at >= 0 && identityFile === undefined)) {
    print("operator.usage");
    return wronglyAsked;
  }
  try {
    const { manifest, files, key, aside } = await restoreBackup(
      config,
      resolve(folder, name),
      args.includes(moveAside),
      identityFile === undefined ? undefined : await readIdentity(resolve(folder, identityFile)),
    );
    print("operator.restore.done", { at: manifest.createdAt, files });
    if (aside !== null) print("operator.restore.aside", { folder: aside });
    if (config.DATABASE_URL !== undefined) print("operator.restore.postgres");
    else print(`operator.restore.key.${key}`, { folder: config.DATA_DIR });
    const canOpen = key === "fits" || key === "unused";
    if (config.DATABASE_URL === undefined && canOpen) await endRevived(config, print);
    return 0;
  } catch (error) {
    if (error instanceof RestoreRefused || error instanceof BackupRefused)
      print(`operator.restore.refused.${error.reason}`, { folder: config.DATA_DIR });
    else if (error instanceof FolderTaken) print("operator.restore.running", { pid: error.pid });
    else {
      const { key, params } = startProblem(error, config);
      print(key, params);
    }
    return 1;
  }
}

/**
 * Opens the restored database, which ends what it revived, and applies the ledger, before anybody can sign in. Where
 * it cannot be opened here for want of the key, the next start does both.
 */
async function endRevived(config: Config, print: Print): Promise<void> {
  const product = await openProduct(config, pino({ level: "silent" }));
  try {
    printReapplied(print, await applyLedger(product.deps));
  } finally {
    await product.close();
  }
}

function printReapplied(print: Print, { erased, blocked, passwords }: Reapplied): void {
  print("operator.restore.ended");
  if (erased > 0) print("operator.restore.erased", { count: erased });
  if (blocked > 0) print("operator.restore.blocked", { count: blocked });
  if (passwords > 0) print("operator.restore.passwords", { count: passwords });
}

/** `after-restore`: for a database that the operator restored with tools of their own. */
export const afterRestoreCommand: Command = {
  name: "after-restore",
  async run({ deps, args, print }) {
    if (args.length > 0) return wronglyAsked;
    await endRevocable(deps);
    printReapplied(print, await applyLedger(deps));
    return 0;
  },
};
