import { SourceProblem } from "@waymark/contract/job-sources";
import type { SourceState } from "@waymark/contract/operator";
import type { Deps } from "../../deps.ts";
import { switchedOn } from "../../ports/job-sources/enabled-sources.ts";
import { countJobs } from "../jobs/read-store.ts";
import { readSources } from "./sources-store.ts";

/** A stored problem; what an earlier version wrote counts as failed. */
export const problemIn = (stored: string): SourceProblem | "" =>
  stored === "" ? "" : (SourceProblem.safeParse(stored).data ?? "failed");

/** The results of the active sources, and the numbers of visible postings and samples, for the operator. */
export async function readJobSources(
  deps: Deps,
): Promise<{ sources: SourceState[]; postings: number; samples: number }> {
  const rows = new Map((await readSources(deps.db)).map((row) => [row.id, row]));
  const sources = switchedOn(deps.config).map(({ id }) => {
    const row = rows.get(id);
    return {
      id,
      lastSuccess: row?.lastSuccess?.toISOString() ?? null,
      lastError: problemIn(row?.lastError ?? ""),
      nextRun: row?.nextRun?.toISOString() ?? null,
      count: row?.count ?? 0,
      skipped: row?.skipped ?? 0,
    };
  });
  return { sources, ...(await countJobs(deps.db)) };
}
