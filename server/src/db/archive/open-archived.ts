import { accessSync, constants } from "node:fs";
import type { Logger } from "pino";
import type { Config } from "../../config.ts";
import { type BackupPlaceConfig, newestBackupAt, openBackupStore } from "../backup/kept-backups.ts";
import { makeFolderIn } from "../durable-folder.ts";
import { openHome } from "../embedded/home.ts";
import { openEmbedded } from "../embedded/open-embedded.ts";
import type { OpenDatabase } from "../open.ts";
import type { BackupStore } from "./backup-store.ts";
import { keepLedgerCopied } from "./ledger-copy.ts";
import { archivingSettings, WalArchiver } from "./wal-archiver.ts";

type ArchiveConfig = Pick<Config, "BACKUP_HOURS" | "BACKUP_RECIPIENT"> & BackupPlaceConfig;

/** Archives the log beside the backups, unless backups are off. */
export async function openArchived(
  config: ArchiveConfig,
  log: Logger,
  options: { readonly durable?: boolean } = {},
): Promise<OpenDatabase> {
  const dataDir = config.DATA_DIR;
  const store = openBackupStore(config);
  if (!canArchive(config, store, log)) return openEmbedded({ dataDir, log, ...options });
  const home = openHome(dataDir);
  const archiver = new WalArchiver({
    home,
    store,
    recipient: config.BACKUP_RECIPIENT,
    log,
    newestBackup: () => newestBackupAt(config),
  });
  try {
    const database = await openEmbedded({ dataDir, home, log, settings: archivingSettings, ...options });
    archiver.nameChain();
    const ledger = keepLedgerCopied({ dataDir, store, recipient: config.BACKUP_RECIPIENT }, log);
    return {
      ...database,
      archiver,
      close: async () => {
        // The server passes on its last segment while it ends.
        await database.close();
        await Promise.all([archiver.close(), ledger.close()]);
      },
    };
  } catch (error) {
    await archiver.close();
    throw error;
  }
}

/** Windows runs the archive command with another shell, which is untested. */
function canArchive({ BACKUP_HOURS }: ArchiveConfig, { place }: BackupStore, log: Logger): boolean {
  if (BACKUP_HOURS === 0 || process.platform === "win32") return false;
  if (typeof place !== "string") return true;
  try {
    makeFolderIn(place);
    accessSync(place, constants.W_OK);
    return true;
  } catch (err) {
    log.warn({ err, folder: place }, "the log is not archived: the folder of backups cannot be written to");
    return false;
  }
}
