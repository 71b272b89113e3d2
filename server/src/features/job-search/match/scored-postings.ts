import { type Job, JobType, type SearchFilters } from "@waymark/contract/jobs";
import { matchScore } from "@waymark/domain/job-search/match/match";
import { readPostedPlace } from "@waymark/domain/jobs/location/location";
import type { RulePosting } from "@waymark/domain/packages/pick-postings";
import type { RiskyPosting } from "@waymark/domain/packages/risks";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { yieldToOthers } from "../../../yield-to-others.ts";
import { newestOf } from "../saved/count-fresh.ts";
import { readRuleRows } from "./match-store.ts";
import { personOf } from "./person-of.ts";

/** A posting with all that a rule looks at and a list shows. */
export interface ScoredPosting extends RulePosting, RiskyPosting {
  readonly url: string;
  readonly sample: boolean;
  /** When it was first stored here. */
  readonly createdAt: Date;
}

/** Rows read at once. */
const atOnce = 200;

/** Reads the newest postings of searches with their match. One that several searches find is scored once. */
export async function scoredPostings(
  deps: Deps,
  actor: Actor,
): Promise<(filters: SearchFilters) => Promise<readonly ScoredPosting[]>> {
  const { person } = await personOf(deps, actor);
  const known = new Map<string, ScoredPosting>();
  const pause = yieldToOthers();
  const read = async (ids: readonly string[]) => {
    for (const row of await readRuleRows(deps.db, ids)) {
      const { card, earlier, type, ...rest } = row;
      known.set(row.id, {
        ...rest,
        type: JobType.safeParse(type).data ?? "",
        match: person.basis === "none" ? null : matchScore(person, row),
        hasPay: row.payMin !== null || row.payMax !== null,
        firstSeen: new Date(card?.firstSeen ?? earlier[0] ?? row.postedAt),
        reposts: card?.reposts ?? earlier.length,
      });
      await pause();
    }
  };
  return async (filters) => {
    const ids = await newestOf(deps, actor, filters);
    const fresh = ids.filter((id) => !known.has(id));
    for (let i = 0; i < fresh.length; i += atOnce) await read(fresh.slice(i, i + atOnce));
    return ids.flatMap((id) => known.get(id) ?? []);
  };
}

/** A whole posting as rules look at it, without a match. */
export const rulePostingOf = (job: Job): ScoredPosting => ({
  id: job.id,
  title: job.title,
  company: job.company,
  location: job.location,
  country: readPostedPlace(job.location).country ?? null,
  remote: job.remote,
  payMin: job.pay?.min ?? null,
  payMax: job.pay?.max ?? null,
  payCurrency: job.pay?.currency ?? null,
  type: job.type,
  postedAt: new Date(job.postedDate),
  match: null,
  hasPay: job.pay !== undefined,
  firstSeen: new Date(job.firstSeen ?? job.postedDate),
  reposts: job.reposts ?? 0,
  url: job.url,
  sample: job.sample,
  createdAt: new Date(job.postedDate),
});
