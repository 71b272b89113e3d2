import { join } from "node:path";
import type { Logger } from "pino";
import type { Caches } from "../../../caches.ts";
import type { Config } from "../../../config.ts";
import type { OpenDatabase } from "../../../db/open.ts";
import type { JobIndex } from "./job-index.ts";
import { MemoryJobIndex } from "./memory-job-index.ts";
import { openSqlJobIndex } from "./sql-job-index-store.ts";

/** The search engine that the configuration names, not started yet. */
export function openJobIndex(from: {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly log: Logger;
  readonly caches: Caches;
  readonly waitsForLoad?: boolean;
}): JobIndex {
  const standIn = openSqlJobIndex(from.database);
  if (from.config.JOB_INDEX === "sql") return standIn;
  return new MemoryJobIndex({
    ...from,
    standIn,
    file: join(from.config.DATA_DIR, "search-index", "jobs.idx"),
  });
}
