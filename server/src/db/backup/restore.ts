import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pino } from "pino";
import { recordReplacement } from "../../audit/operator-log.ts";
import type { Config } from "../../config.ts";
import { filesFolder } from "../../ports/files/open-file-store.ts";
import { forgetChain } from "../archive/chain.ts";
import { type FoundLedger, fetchLedger } from "../archive/ledger-copy.ts";
import { checkKey } from "../check-key.ts";
import { noneIfMissing } from "../durable-folder.ts";
import { clusterOf, giveTreeOwnership, type Home, openHome } from "../embedded/home.ts";
import { type HeldHome, holdHome, openEmbedded } from "../embedded/open-embedded.ts";
import { readOldKeys } from "../key-files.ts";
import { lockFolder } from "../lock.ts";
import type { OpenDatabase } from "../open.ts";
import { Keys, loadMasterKey } from "../seal.ts";
import { endRestore, finishRestore, type Swap, writeAndSwap } from "../swap.ts";
import { type BackupFile, readBackup, unpackBackup } from "./backup-archive.ts";
import type { BackupManifest } from "./backup-manifest.ts";

export type RestoreRefusal = "not_empty" | "files_only";

export class RestoreRefused extends Error {
  readonly reason: RestoreRefusal;
  constructor(reason: RestoreRefusal) {
    super(`The backup was not restored: ${reason}.`);
    this.reason = reason;
  }
}

export type RestoredLedger = FoundLedger | "here";

export interface Restored {
  readonly manifest: BackupManifest;
  readonly files: number;
  /** Checked against the restored data, with the key in the data folder or the environment. */
  readonly key: "fits" | "wrong" | "missing" | "unused";
  /** Found beside the backup, or `here` in a data folder that was in use. */
  readonly ledger: RestoredLedger;
  /** New folders of the previous data, separated by commas. */
  readonly aside: string | null;
}

/**
 * No server may use the data folder.
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
    // Reading a file of this machine twice is cheap, and refuses it before anything is made.
    const read = typeof from === "string" ? await readBackup(from, identity) : undefined;
    if (read?.manifest.database === false && config.DATABASE_URL === undefined)
      throw new RestoreRefused("files_only");
    const laying = { config, from, moveAside, identity, between };
    if (config.DATABASE_URL !== undefined) return await layBackup(null, laying);
    const home = openHome(dataDir);
    // Until the end: a server in another container must not start while the folders are swapped.
    const held = await holdHome(home);
    try {
      return await layBackup({ home, held }, laying);
    } finally {
      held.release();
    }
  } finally {
    release();
  }
}

interface Laying {
  readonly config: Pick<Config, "DATA_DIR" | "SEAL_KEY">;
  readonly from: BackupFile;
  readonly moveAside: boolean;
  readonly identity: string | undefined;
  readonly between: (() => void) | undefined;
}

/** @param place Null where the operator restores the database with other tools. */
async function layBackup(
  place: { readonly home: Home; readonly held: HeldHome } | null,
  { config, from, moveAside, identity, between }: Laying,
): Promise<Restored> {
  const dataDir = config.DATA_DIR;
  await finishRestore(dataDir);
  const files = filesFolder(dataDir);
  const targets = [...(place === null ? [] : [clusterOf(place.home)]), files];
  const occupied = await nonEmptyFolders(targets);
  if (occupied.length > 0 && !moveAside) throw new RestoreRefused("not_empty");
  const swaps = swapsFor(targets, occupied);
  let laid: Pick<Restored, "manifest" | "files" | "key"> | undefined;
  const lay = async () => {
    const cluster = place === null ? {} : { database: partialFolderOf(clusterOf(place.home)) };
    const content = await unpackBackup(from, { files: partialFolderOf(files), ...cluster }, identity);
    if (place === null) {
      laid = { ...content, key: "unused" };
      return;
    }
    if (!content.manifest.database) throw new RestoreRefused("files_only");
    giveTreeOwnership(partialFolderOf(clusterOf(place.home)), place.home.account);
    laid = {
      ...content,
      key: await openRestored(config, partialFolderOf(clusterOf(place.home)), place.held),
    };
    forgetChain(partialFolderOf(clusterOf(place.home)));
  };
  const found = await fetchLedger(dataDir, from, identity);
  await writeAndSwap(dataDir, swaps, lay, between);
  // The operator restores that database with other tools, and then runs `after-restore`.
  if (place === null) await endRestore(dataDir);
  if (laid === undefined) throw new Error("nothing was laid");
  const asides = swaps.flatMap(({ aside }) => aside ?? []);
  return {
    ...laid,
    ledger: ledgerOf(found, occupied),
    aside: asides.length === 0 ? null : asides.join(", "),
  };
}

/** Without a copy beside the backup the ledger of a data folder that was in use is complete, and a new one's is empty. */
export const ledgerOf = (found: FoundLedger, occupied: readonly string[]): RestoredLedger =>
  found !== "found" && occupied.length > 0 ? "here" : found;

export function swapsFor(targets: readonly string[], occupied: readonly string[]): Swap[] {
  const name = `before-restore-${new Date().toISOString().replaceAll(":", "")}-${randomUUID().slice(0, 4)}`;
  return targets.map((to) => ({
    from: partialFolderOf(to),
    to,
    // Beside it, because it has to be on the same disk.
    aside: occupied.includes(to) ? join(dirname(to), name) : null,
  }));
}

export const partialFolderOf = (folder: string) => `${folder}.half`;

/** Folders that hold something. One that cannot be read may hold everything, so its error is thrown. */
export async function nonEmptyFolders(folders: readonly string[]): Promise<string[]> {
  const found = [];
  for (const folder of folders)
    if ((await readdir(folder).catch(noneIfMissing)).length > 0) found.push(folder);
  return found;
}

/** The first start of its server replays its own log. */
async function openRestored(
  config: Pick<Config, "DATA_DIR" | "SEAL_KEY">,
  cluster: string,
  held: HeldHome,
): Promise<Restored["key"]> {
  const log = pino({ level: "silent" });
  const database = await openEmbedded({ dataDir: config.DATA_DIR, cluster, held, log });
  try {
    await recordReplacement(database, "restore");
    return await checkRestoreKey(config, database);
  } finally {
    await database.close();
  }
}

export async function checkRestoreKey(
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
