import { rmSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { readConfig } from "../../../config.ts";
import { lockFolder } from "../../lock.ts";
import { carryOver } from "../carry-over.ts";
import { UpgradeFailed } from "../upgrade-database.ts";
import { fillDisk } from "./fill-disk.ts";

// Carries a data folder's database over to our PostgreSQL. At one of its steps it is killed (`kill`) or finds its small
// disk full (`fill`): arguments are the folder, what happens, and the step. Says why it failed, or how many steps there
// were, as a line of JSON.
const [dataDir = "", what = "", moment = "-1"] = process.argv.slice(2);
const filler = join(dataDir, "filler");
const release = lockFolder(dataDir);
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" });
let at = 0;
let said: unknown;
try {
  await carryOver({ config, log: pino({ level: "silent" }), now: () => new Date() }, () => {
    if (at++ !== Number(moment)) return;
    if (what === "kill") process.kill(process.pid, "SIGKILL");
    if (what === "fill") fillDisk(filler);
  });
  said = { steps: at };
} catch (error) {
  if (!(error instanceof UpgradeFailed)) throw error;
  said = { reason: error.reason, ...error.details };
}
rmSync(filler, { force: true });
process.stdout.write(`${JSON.stringify(said)}\n`);
release();
