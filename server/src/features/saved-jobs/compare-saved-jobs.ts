import { AppError } from "@waymark/contract/errors";
import type { ComparedJob } from "@waymark/contract/saved-jobs";
import type { Deps } from "../../deps.ts";
import type { Who } from "../../who.ts";
import { skillsOfJobs } from "../job-fit/skills-of-jobs.ts";
import { asSavedJob } from "./as-saved-job.ts";
import { readSaved } from "./store.ts";

/**
 * Compares saved jobs in the given order; one whose posting is gone is compared by its saved text.
 * @throws AppError `not_found` when one of them is not on the list.
 */
export async function compareSavedJobs(deps: Deps, who: Who, ids: readonly string[]): Promise<ComparedJob[]> {
  const rows = await Promise.all(ids.map((id) => readSaved(deps, who.userId, id)));
  const kept = rows.map((row) => {
    if (row === null || row.deletedAt !== null) throw new AppError("not_found");
    return row;
  });
  const said = await skillsOfJobs(
    deps,
    who,
    kept.map(({ job }) => job),
  );
  return kept.map((row) => ({
    saved: asSavedJob(row),
    ...(said.get(row.job.id) ?? { score: null, skills: [] }),
  }));
}
