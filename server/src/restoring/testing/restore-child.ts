import { restoreBackup } from "../../db/backup/restore.ts";

// Restores a backup and is killed between two steps: arguments are the data folder, the backup and the step.
const [dataDir = "", backup = "", moment = ""] = process.argv.slice(2);
let at = 0;
const config = { DATA_DIR: dataDir, SEAL_KEY: undefined, DATABASE_URL: undefined };
await restoreBackup(config, backup, true, undefined, () => {
  if (at++ === Number(moment)) process.kill(process.pid, "SIGKILL");
});
