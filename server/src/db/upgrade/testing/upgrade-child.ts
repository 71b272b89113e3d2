import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { readConfig } from "../../../config.ts";
import { openEmbedded } from "../../embedded/open-embedded.ts";
import { lockFolder } from "../../lock.ts";
import { UpgradeFailed, upgradeDatabase } from "../upgrade-database.ts";
import { fillDisk } from "./fill-disk.ts";

// Upgrades the database of a data folder and, between two steps of it, is killed (`kill`) or finds its small disk full
// (`fill`): arguments are the folder, what happens, and at which call. Says why it failed as a line of JSON.
const [dataDir = "", what = "", moment = ""] = process.argv.slice(2);
const release = lockFolder(dataDir);
const log = pino({ level: "silent" });
const database = await openEmbedded({ dataDir, log });
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
const filler = join(dataDir, "filler");

let at = 0;
let said: unknown = "upgraded";
try {
  await upgradeDatabase(
    { config, database, log, now: () => new Date() },
    {
      between: (step) => {
        if (what === "fill" && step === moment) fillDisk(filler);
        if (what === "kill" && at++ === Number(moment)) process.kill(process.pid, "SIGKILL");
      },
    },
  );
} catch (error) {
  if (!(error instanceof UpgradeFailed)) throw error;
  said = { reason: error.reason, ...error.details };
}
if (existsSync(filler)) rmSync(filler);
process.stdout.write(`${JSON.stringify(said)}\n`);
await database.close();
release();
