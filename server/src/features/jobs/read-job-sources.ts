import { SourceProblem } from "@waymark/contract/job-sources";
import type { SourceState } from "@waymark/contract/operator";
import type { Deps } from "../../deps.ts";
import { countJobs, readSources } from "./store.ts";
import { switchedOn } from "./switched-on.ts";

/** A stored problem; what an earlier version wrote counts as failed. */
export const problemIn = (stored: string): SourceProblem | "" =>
  stored === "" ? "" : (SourceProblem.safeParse(stored).data ?? "failed");

/** How the switched-on sources have fared, and how many postings and samples are shown: for the operator. */
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
