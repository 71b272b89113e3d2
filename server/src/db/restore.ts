import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { inArray } from "drizzle-orm";
import { pino } from "pino";
import type { Config } from "../config.ts";
import { filesFolder } from "../ports/files/open-file-store.ts";
import { outgoingMessages } from "../ports/outgoing/tables.ts";
import { databasePart, extractPart, filesPart, readBackup } from "./backup-archive.ts";
import type { BackupManifest } from "./backup-manifest.ts";
import { checkKey } from "./check-key.ts";
import { clusterOf, giveTree, openHome } from "./embedded/home.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { lockFolder } from "./lock.ts";
import { Keys, loadMasterKey } from "./seal.ts";

/** Why a whole backup was not restored; nothing was changed. */
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
  /** How many stored files came back. */
  readonly files: number;
  /** Whether the key in the data folder or the environment opens what was restored. */
  readonly key: "fits" | "wrong" | "missing" | "unused";
  /** Where what was there before lies now, if there was something: folders, separated by commas. */
  readonly aside: string | null;
}

/**
 * Restores a backup into the data folder, which no server may be using.
 * @param moveAside Moves what is there into a folder of its own instead of refusing.
 * @param identity Text of an age identity file, for an encrypted backup.
 * @throws BackupRefused and RestoreRefused before anything was changed; FolderTaken while a server runs.
 */
export async function restoreBackup(
  config: Pick<Config, "DATA_DIR" | "SEAL_KEY" | "DATABASE_URL">,
  from: string,
  moveAside: boolean,
  identity?: string,
): Promise<Restored> {
  const dataDir = config.DATA_DIR;
  const release = lockFolder(dataDir);
  try {
    const { manifest, files: count } = await readBackup(from, identity);
    const withDatabase = config.DATABASE_URL === undefined;
    if (withDatabase && !manifest.database) throw new RestoreRefused("files_only");
    const home = withDatabase ? openHome(dataDir) : null;
    const files = filesFolder(dataDir);
    const targets = [...(home === null ? [] : [clusterOf(home)]), files];
    const occupied = await filled(targets);
    if (occupied.length > 0 && !moveAside) throw new RestoreRefused("not_empty");

    for (const target of targets) await rm(halfOf(target), { recursive: true, force: true });
    await extractPart(from, filesPart, halfOf(files), identity);
    let key: Restored["key"] = "unused";
    if (home !== null) {
      await extractPart(from, databasePart, halfOf(clusterOf(home)), identity);
      giveTree(halfOf(clusterOf(home)), home.account);
      key = await judgeKey(config, halfOf(clusterOf(home)));
    }
    const aside = occupied.length > 0 ? await setAside(occupied) : null;
    for (const target of targets) {
      await rm(target, { recursive: true, force: true });
      await rename(halfOf(target), target);
    }
    return { manifest, files: count, key, aside };
  } finally {
    release();
  }
}

const halfOf = (folder: string) => `${folder}.half`;

async function filled(folders: readonly string[]): Promise<string[]> {
  const found = [];
  for (const folder of folders) if ((await readdir(folder).catch(() => [])).length > 0) found.push(folder);
  return found;
}

/**
 * Opens the restored database once, which brings it to the end of its own log. Messages that were waiting to be sent
 * may have been sent since, so they stay here.
 */
async function judgeKey(
  config: Pick<Config, "DATA_DIR" | "SEAL_KEY">,
  cluster: string,
): Promise<Restored["key"]> {
  const database = await openEmbedded({ dataDir: config.DATA_DIR, cluster, log: pino({ level: "silent" }) });
  try {
    await database.db
      .update(outgoingMessages)
      .set({ state: "failed", problem: "restored", sealed: null })
      .where(inArray(outgoingMessages.state, ["waiting", "sending"]));
    const isThere = config.SEAL_KEY !== undefined || existsSync(join(config.DATA_DIR, "keys/seal.key"));
    // Any key will do to learn whether something is sealed at all.
    const master = isThere ? loadMasterKey(config.DATA_DIR, config.SEAL_KEY) : Buffer.alloc(32);
    const answer = await checkKey(database.db, new Keys(master));
    return answer === "unused" || isThere ? answer : "missing";
  } finally {
    await database.close();
  }
}

/** Moves folders into a new one beside each, which is on the same disk. Answers where they lie now. */
async function setAside(folders: readonly string[]): Promise<string> {
  const name = `before-restore-${new Date().toISOString().replaceAll(":", "")}`;
  const asides: string[] = [];
  for (const folder of folders) {
    const aside = join(dirname(folder), name);
    await mkdir(aside, { recursive: true, mode: 0o700 });
    await rename(folder, join(aside, basename(folder)));
    asides.push(aside);
  }
  return asides.join(", ");
}
