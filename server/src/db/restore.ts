import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pino } from "pino";
import { recordReplacement } from "../audit/operator-log.ts";
import type { Config } from "../config.ts";
import { filesFolder } from "../ports/files/open-file-store.ts";
import { forgetChain } from "./archive/wal-archiver.ts";
import { type BackupFile, databasePart, extractPart, filesPart, readBackup } from "./backup-archive.ts";
import type { BackupManifest } from "./backup-manifest.ts";
import { checkKey } from "./check-key.ts";
import { clusterOf, giveTree, openHome } from "./embedded/home.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { readOldKeys } from "./key-files.ts";
import { lockFolder } from "./lock.ts";
import type { OpenDatabase } from "./open.ts";
import { Keys, loadMasterKey } from "./seal.ts";
import { endRestore, finishRestore, layAndSwap, type Swap } from "./swap.ts";

/** The reason why a valid backup was not restored; nothing was changed. */
export type RestoreRefusal = "not_empty" | "files_only";

export class RestoreRefused extends Error {
  readonly reason: RestoreRefusal;
  constructor(reason: RestoreRefusal) {
    super(`The backup was not restored: ${reason}.`);
    this.reason = reason;
  }
}

export interface Restored {
  readonly manifest: BackupManifest;
  /** The number of restored files. */
  readonly files: number;
  /** Whether the key in the data folder or the environment opens the restored data. */
  readonly key: "fits" | "wrong" | "missing" | "unused";
  /** The new place of the previous data, if there was any: folders, separated by commas. */
  readonly aside: string | null;
}

/**
 * Restores a backup into the data folder, which no server may be using.
 * @param moveAside Moves what is there into a folder of its own instead of refusing.
 * @param identity Text of an age identity file, for an encrypted backup.
 * @param between Called between any two steps that change the disk; tests die there.
 * @throws BackupRefused and RestoreRefused before anything was changed; FolderTaken while a server runs.
 */
export async function restoreBackup(
  config: Pick<Config, "DATA_DIR" | "SEAL_KEY" | "DATABASE_URL">,
  from: BackupFile,
  moveAside: boolean,
  identity?: string,
  between?: () => void,
): Promise<Restored> {
  const dataDir = config.DATA_DIR;
  const release = lockFolder(dataDir);
  try {
    const { manifest, files: count } = await readBackup(from, identity);
    const withDatabase = config.DATABASE_URL === undefined;
    if (withDatabase && !manifest.database) throw new RestoreRefused("files_only");
    await finishRestore(dataDir);
    const home = withDatabase ? openHome(dataDir) : null;
    const files = filesFolder(dataDir);
    const targets = [...(home === null ? [] : [clusterOf(home)]), files];
    const occupied = await filled(targets);
    if (occupied.length > 0 && !moveAside) throw new RestoreRefused("not_empty");

    const swaps = swapsFor(targets, occupied);
    let key: Restored["key"] = "unused";
    await layAndSwap(
      dataDir,
      swaps,
      async () => {
        await extractPart(from, filesPart, halfOf(files), identity);
        if (home === null) return;
        await extractPart(from, databasePart, halfOf(clusterOf(home)), identity);
        giveTree(halfOf(clusterOf(home)), home.account);
        key = await openRestored(config, halfOf(clusterOf(home)));
        forgetChain(halfOf(clusterOf(home)));
      },
      between,
    );
    // The operator restores that database with other tools, and then runs `after-restore`.
    if (home === null) await endRestore(dataDir);
    const asides = swaps.flatMap(({ aside }) => aside ?? []);
    return { manifest, files: count, key, aside: asides.length === 0 ? null : asides.join(", ") };
  } finally {
    release();
  }
}

/** @param occupied Those of the folders that hold something, which is moved aside. */
export function swapsFor(targets: readonly string[], occupied: readonly string[]): Swap[] {
  const name = `before-restore-${new Date().toISOString().replaceAll(":", "")}-${randomUUID().slice(0, 4)}`;
  return targets.map((to) => ({
    from: halfOf(to),
    to,
    // Beside it, because it has to be on the same disk.
    aside: occupied.includes(to) ? join(dirname(to), name) : null,
  }));
}

export const halfOf = (folder: string) => `${folder}.half`;

export async function filled(folders: readonly string[]): Promise<string[]> {
  const found = [];
  for (const folder of folders) if ((await readdir(folder).catch(() => [])).length > 0) found.push(folder);
  return found;
}

/** Opens the restored database once, which replays its own log. */
async function openRestored(
  config: Pick<Config, "DATA_DIR" | "SEAL_KEY">,
  cluster: string,
): Promise<Restored["key"]> {
  const database = await openEmbedded({ dataDir: config.DATA_DIR, cluster, log: pino({ level: "silent" }) });
  try {
    await recordReplacement(database, "restore");
    return await judgeKey(config, database);
  } finally {
    await database.close();
  }
}

/** Whether the key in the data folder or the environment opens a database's sealed data. */
export async function judgeKey(
  config: Pick<Config, "DATA_DIR" | "SEAL_KEY">,
  database: OpenDatabase,
): Promise<Restored["key"]> {
  const isThere = config.SEAL_KEY !== undefined || existsSync(join(config.DATA_DIR, "keys/seal.key"));
  // Any key is enough to learn whether something is sealed at all.
  const master = isThere ? loadMasterKey(config.DATA_DIR, config.SEAL_KEY) : Buffer.alloc(32);
  const answer = await checkKey(database.db, new Keys(master));
  // If a previous key was kept, the next start rewraps the data that the current one does not open.
  for (const old of isThere && answer === "wrong" ? readOldKeys(config.DATA_DIR) : [])
    if ((await checkKey(database.db, new Keys(old))) === "fits") return "fits";
  return answer === "unused" || isThere ? answer : "missing";
}
