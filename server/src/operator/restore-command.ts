import { resolve } from "node:path";
import { pino } from "pino";
import type { Config } from "../config.ts";
import { readIdentity } from "../db/backup-encryption.ts";
import { BackupRefused } from "../db/backup-manifest.ts";
import { FolderTaken } from "../db/lock.ts";
import { RestoreRefused, restoreBackup } from "../db/restore.ts";
import { reapplyErasures } from "../features/personal-data/erase-person.ts";
import { readLedger } from "../features/personal-data/ledger.ts";
import { openProduct } from "../open-product.ts";
import { startProblem } from "../start-problem.ts";
import { type Print, wronglyAsked } from "./command.ts";

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
    if (key === "fits") await eraseAgain(config, print);
    return 0;
  } catch (error) {
    if (error instanceof RestoreRefused || error instanceof BackupRefused)
      print(`operator.restore.refused.${error.reason}`, { folder: config.DATA_DIR });
    else if (error instanceof FolderTaken) print("operator.restore.running", { pid: error.pid });
    else {
      const { key, params } = startProblem(error, config.DATA_DIR);
      print(key, params);
    }
    return 1;
  }
}

/**
 * Whoever was erased since the backup was made is erased again, before anybody can sign in. Where the database cannot
 * be opened here, the next start does it.
 */
async function eraseAgain(config: Config, print: Print): Promise<void> {
  if ((await readLedger(config.DATA_DIR)).length === 0) return;
  const product = await openProduct(config, pino({ level: "silent" }));
  try {
    const count = await reapplyErasures(product.deps);
    if (count > 0) print("operator.restore.erased", { count });
  } finally {
    await product.close();
  }
}
