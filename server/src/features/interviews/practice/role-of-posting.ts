import type { CareerLevel } from "@waymark/contract/careers";
import { AppError } from "@waymark/contract/errors";
import type { Job } from "@waymark/contract/jobs";
import type { Role } from "@waymark/domain/careers/roles";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { readRoleTitle } from "../../careers/read-role-title.ts";
import { getJob } from "../../jobs/get-job.ts";
import { savedCopy } from "../../jobs/saved/list-saved-jobs.ts";

/** A posting that the person may see, or their copy of one that is gone; null when there is neither. */
export const postingOf = async (deps: Deps, actor: Actor, jobId: string): Promise<Job | null> =>
  (await getJob(deps, jobId, actor.userId)) ?? (await savedCopy(deps, actor, jobId));

/** The role and level of a posting by its title. */
export async function roleOfPosting(
  deps: Deps,
  actor: Actor,
  jobId: string,
): Promise<{ posting: Job; role: Role | null; level: CareerLevel | null }> {
  const posting = await postingOf(deps, actor, jobId);
  if (posting === null) throw new AppError("not_found");
  return { posting, ...(await readRoleTitle(deps, posting.title, actor.locale)) };
}
