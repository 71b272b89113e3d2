import type { AnswerOf, BodyOf } from "@waymark/contract/endpoint";
import type { PackageJob, previewApplyRule, RuleCriteria } from "@waymark/contract/packages";
import { mailAddressIn } from "@waymark/domain/packages/mail-address";
import { type Picked, pickPostings } from "@waymark/domain/packages/pick-postings";
import { type EarlierApplication, risksOf } from "@waymark/domain/packages/risks";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { appliedJobs } from "../applications/applied-jobs.ts";
import { type ScoredPosting, scoredPostings } from "../job-search/match/scored-postings.ts";
import { ownSearch } from "../job-search/saved/saved-searches.ts";
import { getJob } from "../jobs/get-job.ts";
import { readKnownJobs } from "./store.ts";

/** Packages and applications that the person already has. */
export interface EarlierWork {
  readonly known: ReadonlySet<string>;
  readonly earlier: readonly EarlierApplication[];
}

export async function earlierWork(deps: Deps, actor: Pick<Actor, "userId">): Promise<EarlierWork> {
  const applied = await appliedJobs(deps, actor);
  const prepared = await readKnownJobs(deps.db, actor.userId);
  return {
    known: new Set([...prepared, ...applied.flatMap(({ jobId }) => jobId ?? [])]),
    earlier: applied,
  };
}

/** Applies a rule to the newest postings of its search. */
export const pickOf = (
  deps: Deps,
  criteria: RuleCriteria,
  postings: readonly ScoredPosting[],
  { known }: EarlierWork,
  left: number,
): Picked<ScoredPosting> => pickPostings(criteria, postings, { now: deps.now(), known, left });

export const packageJobOf = (
  posting: {
    readonly id: string;
    readonly title: string;
    readonly company: string;
    readonly location: string;
    readonly url: string;
    readonly postedAt: Date | null;
    readonly sample: boolean;
  },
  description: string,
): PackageJob => ({
  id: posting.id,
  title: posting.title,
  company: posting.company,
  location: posting.location,
  url: posting.url,
  mailTo: mailAddressIn(description),
  postedAt: posting.postedAt?.toISOString() ?? null,
  sample: posting.sample,
});

/** Applies an unsaved rule to today's postings. Stores nothing. */
export async function previewRule(
  deps: Deps,
  actor: Actor,
  { searchId, criteria }: BodyOf<typeof previewApplyRule>,
): Promise<AnswerOf<typeof previewApplyRule>> {
  const search = await ownSearch(deps, actor, searchId);
  const postings = await (await scoredPostings(deps, actor))(search.filters);
  const work = await earlierWork(deps, actor);
  const { picks, missed } = pickOf(deps, criteria, postings, work, criteria.perDay);
  return {
    picks: await Promise.all(
      picks.map(async (posting) => ({
        job: packageJobOf(posting, (await getJob(deps, posting.id, actor.userId))?.description ?? ""),
        match: posting.match ?? 0,
        risks: risksOf(posting, work.earlier, deps.now()),
      })),
    ),
    looked: postings.length,
    missed: [...missed],
  };
}
