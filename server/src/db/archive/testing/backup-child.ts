import { pino } from "pino";
import { readConfig } from "../../../config.ts";
import { makeBackup } from "../../backup/backup.ts";
import { openArchived } from "../open-archived.ts";

// Makes a backup of a data folder and is killed after one of its steps: arguments are the folder, the step, and further
// settings as JSON.
const [dataDir = "", step = "", settings = "{}"] = process.argv.slice(2);
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent", ...JSON.parse(settings) });
const database = await openArchived(config, pino({ level: "silent" }));
// The day after the one that is there, which it must not replace before it is whole.
const now = () => new Date(Date.now() + 86_400_000);
await makeBackup({ config, database, now }, (done) => {
  if (done === step) process.kill(process.pid, "SIGKILL");
});
await database.close();
