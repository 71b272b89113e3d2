import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { readJob as endpoint, JobFit } from "@waymark/contract/job-search-match";
import { can } from "@waymark/domain/billing/entitlements";
import { type FitPosting, fitOutline, fitReasons, fitScore } from "@waymark/domain/job-search/match/match";
import { askedLanguages } from "@waymark/domain/jobs/asked-languages";
import type { Who } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { billingNow } from "../../billing/billing-now.ts";
import { standingOf } from "../../billing/consume-quota.ts";
import { findLevel } from "../../billing/find-level.ts";
import { getJob } from "../../jobs/get-job.ts";
import { fitPostings } from "../match-postings.ts";
import { ownPosting } from "./match-pasted-posting.ts";
import { personOf } from "./person-of.ts";

/**
 * A whole posting and its fit for the person, with the reasons if their plan includes them.
 * @throws AppError `not_found` for a missing posting, or another person's own posting.
 */
export async function readJob(deps: Deps, who: Who, jobId: string): Promise<AnswerOf<typeof endpoint>> {
  const job = await getJob(deps, jobId, who.userId);
  if (job === null) throw new AppError("not_found");
  const posting = (await fitPostings(deps, [jobId])).get(jobId) ?? ownPosting(job);
  return { job, fit: await fitOf(deps, who, posting), speaks: askedLanguages(job.description) };
}

async function fitOf(deps: Deps, who: Who, posting: FitPosting): Promise<JobFit> {
  const { person, resume } = await personOf(deps, who);
  const score = person.basis === "none" ? null : fitScore(person, posting);
  const now = await billingNow(deps);
  const standing = await standingOf(deps, who, await findLevel(deps, who.userId, now), now);
  const { allowed, reason } = can(standing, "full-match-reasons");
  return {
    score,
    basis: person.basis,
    resume,
    outline: fitOutline(person, posting),
    reasons: allowed && score !== null ? fitReasons(person, posting, who.locale) : null,
    locked: allowed ? null : reason,
  };
}
