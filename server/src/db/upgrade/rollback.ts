import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { recordReplacement } from "../../audit/operator-log.ts";
import type { Config } from "../../config.ts";
import { filesFolder } from "../../ports/files/open-file-store.ts";
import { forgetChain } from "../archive/chain.ts";
import { openPresent } from "../archive/restore-moment.ts";
import { unpackBackup } from "../backup/backup-archive.ts";
import type { BackupManifest } from "../backup/backup-manifest.ts";
import {
  checkRestoreKey,
  nonEmptyFolders,
  partialFolderOf,
  type Restored,
  swapsFor,
} from "../backup/restore.ts";
import { clusterOf, giveOwnership, giveTreeOwnership, type Home, openHome } from "../embedded/home.ts";
import { type HeldHome, holdHome, openEmbedded } from "../embedded/open-embedded.ts";
import { lockFolder } from "../lock.ts";
import { ownMigrations, readApplied } from "../migrate.ts";
import type { OpenDatabase } from "../open.ts";
import { finishRestore, writeAndSwap } from "../swap.ts";
import { listUpgradeBackups, migrationNumber, type UpgradeBackup } from "./upgrade-backup.ts";

export class NothingToRollBack extends Error {}

class NotAgreed extends Error {}

export interface RollbackRequest {
  readonly config: Pick<Config, "DATA_DIR" | "SEAL_KEY">;
  readonly identity: string | undefined;
  readonly look: (
    restored: OpenDatabase,
    present: OpenDatabase | null,
    backup: UpgradeBackup,
  ) => Promise<void>;
  readonly agreed: boolean;
  readonly between?: () => void;
}

export interface RolledBack {
  readonly swapped: boolean;
  readonly key: Restored["key"];
  readonly aside: string | null;
  readonly backup: UpgradeBackup;
  readonly manifest: BackupManifest;
}

/**
 * Puts the backup made before the last upgrade in place, in one marked swap. The older version ends what that revived,
 * and applies the ledger, when it starts. @throws NothingToRollBack, BackupRefused before anything was changed;
 * FolderTaken while a server runs.
 */
export async function rollBack(request: RollbackRequest): Promise<RolledBack> {
  const { DATA_DIR } = request.config;
  const release = lockFolder(DATA_DIR);
  try {
    const home = openHome(DATA_DIR);
    // Until the end: a server in another container must not start while the folders are swapped.
    const held = await holdHome(home);
    try {
      await finishRestore(DATA_DIR);
      return await chooseAndLay(request, home, held);
    } finally {
      held.release();
    }
  } finally {
    release();
  }
}

async function chooseAndLay(request: RollbackRequest, home: Home, held: HeldHome): Promise<RolledBack> {
  const opened = await openPresent(request.config, home, held);
  let closed = opened === null;
  const close = async () => {
    if (closed) return;
    closed = true;
    await opened?.close();
  };
  const present = opened === null ? null : { ...opened, close };
  try {
    const backup = await chooseBackup(request.config.DATA_DIR, present);
    return { ...(await layBackup(request, home, backup, present)), backup };
  } finally {
    await close();
  }
}

/** Made before the upgrade to the present state; the newest where that does not open. */
async function chooseBackup(dataDir: string, present: OpenDatabase | null): Promise<UpgradeBackup> {
  const backups = await listUpgradeBackups(dataDir);
  let found = backups.at(-1);
  if (present !== null) {
    const newest = (await readApplied(present.db)).at(-1);
    const tag = newest?.tag ?? ownMigrations().find(({ when }) => when === newest?.applied_at)?.tag ?? "";
    found = backups.findLast(({ to }) => to.migration === migrationNumber(tag));
  }
  if (found === undefined) throw new NothingToRollBack();
  return found;
}

async function layBackup(
  request: RollbackRequest,
  home: Home,
  backup: UpgradeBackup,
  present: OpenDatabase | null,
): Promise<Omit<RolledBack, "backup">> {
  const { config, identity, agreed, between } = request;
  const [cluster, files] = [clusterOf(home), filesFolder(config.DATA_DIR)];
  const swaps = swapsFor([cluster, files], await nonEmptyFolders([cluster, files]));
  let laid: Pick<RolledBack, "key" | "manifest"> | undefined;
  let swapped = true;
  const lay = async () => {
    const into = { database: partialFolderOf(cluster), files: partialFolderOf(files) };
    const { manifest } = await unpackBackup(backup.file, into, identity);
    giveTreeOwnership(partialFolderOf(cluster), home.account);
    laid = { manifest, key: await lookAt(request, home, backup, present) };
    forgetChain(partialFolderOf(cluster));
    if (!agreed) throw new NotAgreed();
    // Its server must not run any more when its folder is moved.
    await present?.close();
  };
  try {
    await writeAndSwap(config.DATA_DIR, swaps, lay, between);
  } catch (error) {
    if (!(error instanceof NotAgreed)) throw error;
    swapped = false;
  }
  if (laid === undefined) throw new Error("nothing was laid");
  const asides = swaps.flatMap(({ aside }) => aside ?? []);
  return { ...laid, swapped, aside: swapped && asides.length > 0 ? asides.join(", ") : null };
}

async function lookAt(
  { config, look, agreed }: RollbackRequest,
  home: Home,
  backup: UpgradeBackup,
  present: OpenDatabase | null,
): Promise<Restored["key"]> {
  const folder = join(home.folder, "rollback");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { mode: 0o700 });
  giveOwnership(folder, home.account);
  const beside: Home = { folder, account: home.account, elsewhere: true };
  const options = { dataDir: config.DATA_DIR, home: beside, log: pino({ level: "silent" }), durable: false };
  try {
    const restored = await openEmbedded({ ...options, cluster: partialFolderOf(clusterOf(home)) });
    try {
      await look(restored, present, backup);
      if (agreed) await recordReplacement(restored, "rollback");
      return await checkRestoreKey(config, restored);
    } finally {
      await restored.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
