import type { SourceState } from "@waymark/contract/operator";
import type { Deps } from "../../deps.ts";
import { sourcesNamed } from "./sources/sources.ts";
import { countJobs, readSources } from "./store.ts";

/** How the switched-on sources have fared, and how many postings and samples are shown: for the operator. */
export async function readJobSources(
  deps: Deps,
): Promise<{ sources: SourceState[]; postings: number; samples: number }> {
  const rows = new Map((await readSources(deps.db)).map((row) => [row.id, row]));
  const sources = sourcesNamed(deps.config.JOB_SOURCES).map(({ id }) => {
    const row = rows.get(id);
    return {
      id,
      lastSuccess: row?.lastSuccess?.toISOString() ?? null,
      lastError: row?.lastError ?? "",
      nextRun: row?.nextRun?.toISOString() ?? null,
      count: row?.count ?? 0,
    };
  });
  return { sources, ...(await countJobs(deps.db)) };
}
