import { makeBackup, makeBackupToTake } from "../../db/backup/backup.ts";
import { BackupNotOpened } from "../../db/backup/open-backup-once.ts";
import { type Command, usageError } from "../command.ts";

const takenName = /^[0-9a-f-]{36}$/;

/** For `--stdout` the operator's own process names the file and removes it. */
export const backupCommand: Command = {
  name: "backup",
  async run({ deps, args: [flag, name = "", ...rest], print }) {
    const takenAway = flag === "--stdout" && takenName.test(name) && rest.length === 0;
    if (flag !== undefined && !takenAway) return usageError;
    try {
      const { file, bytes, files, people, manifest } = takenAway
        ? await makeBackupToTake(deps, name)
        : await makeBackup(deps);
      const megabytes = (bytes / 1e6).toFixed(1);
      print(takenAway ? "operator.backup.taken" : "operator.backup.done", { file, megabytes, files });
      if (manifest.database) print("operator.backup.opened", { number: people });
      else print("operator.backup.postgres");
      print("operator.backup.key");
      return 0;
    } catch (error) {
      if (!(error instanceof BackupNotOpened)) throw error;
      print("operator.backup.notOpened", { problem: error.message });
      return 1;
    }
  },
};
