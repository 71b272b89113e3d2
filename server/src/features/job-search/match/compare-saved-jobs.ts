import type { ComparedJob } from "@waymark/contract/jobs-saved";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { readSavedJobs } from "../../jobs/saved/list-saved-jobs.ts";
import { skillsOfJobs } from "./job-skills.ts";

/** A job whose posting is gone is compared by its saved text. @throws AppError `not_found` for one not on the list. */
export async function compareSavedJobs(
  deps: Deps,
  actor: Actor,
  ids: readonly string[],
): Promise<ComparedJob[]> {
  const rows = await readSavedJobs(deps, actor, ids);
  const skills = await skillsOfJobs(
    deps,
    actor,
    rows.map(({ job }) => job),
  );
  return rows.map(({ job, saved }) => ({ saved, ...(skills.get(job.id) ?? { score: null, skills: [] }) }));
}
