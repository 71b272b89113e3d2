import { restoreBackup } from "../../db/restore.ts";

// Restores a backup and is killed between two steps of it: arguments are the data folder, the backup and the moment.
const [dataDir = "", backup = "", moment = ""] = process.argv.slice(2);
let at = 0;
await restoreBackup({ DATA_DIR: dataDir, SEAL_KEY: undefined, DATABASE_URL: undefined }, backup, true, () => {
  if (at++ === Number(moment)) process.kill(process.pid, "SIGKILL");
});
