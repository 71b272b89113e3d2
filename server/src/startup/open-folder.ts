import type { Logger } from "pino";
import type { Config } from "../config.ts";
import { chooseConfinement } from "../confinement/choose-confinement.ts";
import type { Confinement } from "../confinement/confinement.ts";
import { openArchived } from "../db/archive/open-archived.ts";
import { isOfPreviousMajor } from "../db/embedded/open-embedded.ts";
import { lockFolder } from "../db/lock.ts";
import { type OpenDatabase, openPostgres } from "../db/open.ts";
import { loadMasterKey } from "../db/seal.ts";
import { finishRestore } from "../db/swap.ts";

export interface OpenFolder {
  readonly master: Buffer;
  readonly database: OpenDatabase;
  readonly confinement: Confinement;
  readonly closers: (() => Promise<void> | void)[];
  close(): Promise<void>;
}

/**
 * Locks the data folder and starts its database. Finishes or undoes an interrupted restore first, and carries a
 * database of the previous PostgreSQL over. Its imports are minimal, because the rest of the program loads while it
 * waits.
 * @throws FolderTaken, RestoreMarkBroken, DatabaseProblem, UpgradeFailed; everything opened before is closed again.
 */
export async function openFolder(config: Config, log: Logger): Promise<OpenFolder> {
  const closers: OpenFolder["closers"] = [lockFolder(config.DATA_DIR)];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) {
      await Promise.resolve(closer()).catch((err: unknown) => log.error({ err }, "closing failed"));
    }
  };
  try {
    await finishRestore(config.DATA_DIR);
    const master = loadMasterKey(config.DATA_DIR, config.SEAL_KEY);
    const [database, confinement] = await Promise.all([
      openDatabase(config, log).then((opened) => {
        closers.push(() => opened.close());
        return opened;
      }),
      confine(config, log),
    ]);
    return { master, database, confinement, closers, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  if (config.DATABASE_URL === undefined) {
    if (isOfPreviousMajor(config.DATA_DIR)) {
      const { carryOver } = await import("../db/upgrade/carry-over.ts");
      await carryOver({ config, log, now: () => new Date() });
    }
    return openArchived(config, log);
  }
  return openPostgres(config.DATABASE_URL, (err) => log.warn({ err }, "a database connection broke"));
}

async function confine(config: Config, log: Logger): Promise<Confinement> {
  const { confinement, refused } = await chooseConfinement({ dataDir: config.DATA_DIR });
  const { kind, networkClosed } = confinement;
  if (kind === "none")
    log.warn(
      { confinement: kind, networkClosed, refused },
      "untrusted files are read with this account's rights",
    );
  else log.info({ confinement: kind, networkClosed, refused }, "untrusted files are read in a confinement");
  return confinement;
}
