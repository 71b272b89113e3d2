import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { keyFile, replaceKeyFile } from "../../key-files.ts";
import { loadMasterKey } from "../../seal.ts";

// Makes the key of a data folder, and with `rotated` another one after it. Prints the present key in hex each time it
// may be used for sealing. `unsynced` writes it without waiting for the disk.
const [dataDir = "", mode = ""] = process.argv.slice(2);
const translate = (line: string) => void process.stdout.write(`${line}\n`);
if (mode === "unsynced") {
  mkdirSync(join(dataDir, "keys"));
  writeFileSync(keyFile(dataDir), "5".repeat(64));
}
translate(loadMasterKey(dataDir, undefined).toString("hex"));
if (mode === "rotated") {
  // Not before the first line was heard, so that the recording has both in their order.
  readFileSync(0);
  replaceKeyFile(dataDir);
  translate(loadMasterKey(dataDir, undefined).toString("hex"));
}
