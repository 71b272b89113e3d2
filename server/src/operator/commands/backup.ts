import { makeBackup, pruneBackups } from "../../db/backup.ts";
import { type Command, wronglyAsked } from "../command.ts";

export const backupCommand: Command = {
  name: "backup",
  async run({ deps, args, print }) {
    if (args.length > 0) return wronglyAsked;
    const { folder, manifest } = await makeBackup(deps);
    await pruneBackups(deps.config.DATA_DIR, deps.config.BACKUP_KEEP);
    const megabytes = ((manifest.database?.bytes ?? 0) / 1e6).toFixed(1);
    print("operator.backup.done", { folder, megabytes, files: manifest.files.length });
    if (manifest.database === null) print("operator.backup.postgres");
    print("operator.backup.key");
    return 0;
  },
};
