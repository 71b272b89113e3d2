import { readConfig } from "../../../config.ts";
import { rollBack } from "../rollback.ts";

// Rolls an upgrade back and is killed between two steps of it: arguments are the data folder and the moment.
const [dataDir = "", moment = ""] = process.argv.slice(2);
let at = 0;
await rollBack({
  config: readConfig({ DATA_DIR: dataDir, SEAL_KEY: "07".repeat(32) }),
  identity: undefined,
  agreed: true,
  look: async () => {},
  between: () => {
    if (at++ === Number(moment)) process.kill(process.pid, "SIGKILL");
  },
});
