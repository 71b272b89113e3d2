import { readConfig } from "../../../config.ts";
import { restoreMoment } from "../restore-moment.ts";

// Restores a moment and is killed between two steps: arguments are the data folder, the moment and the step.
const [dataDir = "", moment = "", step = ""] = process.argv.slice(2);
let done = 0;
await restoreMoment({
  config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: "silent" }),
  at: new Date(moment),
  identity: undefined,
  look: async () => {},
  agreed: true,
  between: () => {
    if (done++ === Number(step)) process.kill(process.pid, "SIGKILL");
  },
});
