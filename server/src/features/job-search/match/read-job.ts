import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { readJob as endpoint, JobMatchAnswer } from "@waymark/contract/job-search-match";
import { can } from "@waymark/domain/billing/entitlements";
import {
  type MatchPosting,
  matchOutline,
  matchReasons,
  matchScore,
} from "@waymark/domain/job-search/match/match";
import { requiredLanguages } from "@waymark/domain/jobs/languages/required-languages";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { billingNow } from "../../billing/billing-now.ts";
import { planUseOf } from "../../billing/consume-quota.ts";
import { findLevel } from "../../billing/find-level.ts";
import { getJob } from "../../jobs/get-job.ts";
import { ownPosting } from "./job-skills.ts";
import { matchPostings } from "./match-postings.ts";
import { personOf } from "./person-of.ts";

/**
 * A whole posting and its fit for the person, with the reasons if their plan includes them.
 * @throws AppError `not_found` for a missing posting, or another person's own posting.
 */
export async function readJob(deps: Deps, actor: Actor, jobId: string): Promise<AnswerOf<typeof endpoint>> {
  const job = await getJob(deps, jobId, actor.userId);
  if (job === null) throw new AppError("not_found");
  const posting = (await matchPostings(deps, [jobId])).get(jobId) ?? ownPosting(job);
  return { job, fit: await fitOf(deps, actor, posting), speaks: requiredLanguages(job.description) };
}

async function fitOf(deps: Deps, actor: Actor, posting: MatchPosting): Promise<JobMatchAnswer> {
  const { person, resume } = await personOf(deps, actor);
  const score = person.basis === "none" ? null : matchScore(person, posting);
  const now = await billingNow(deps);
  const use = await planUseOf(deps, actor, await findLevel(deps, actor.userId, now), now);
  const { allowed, reason } = can(use, "full-match-reasons");
  return {
    score,
    basis: person.basis,
    titlesRead: person.isRead,
    resume,
    outline: matchOutline(person, posting),
    reasons: allowed && score !== null ? matchReasons(person, posting, actor.locale) : null,
    locked: allowed ? null : reason,
  };
}
