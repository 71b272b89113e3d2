import { type SavedJobsAnswer, savedJobIdsLimit } from "@waymark/contract/jobs-saved";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { asSavedJob } from "./as-saved-job.ts";
import { markGoneJobs } from "./mark-gone.ts";
import { countMeeting, readKept, readPage, type SavedFilter } from "./store.ts";

const everything: SavedFilter = { text: "", tag: "", sort: "saved" };

/** A page of the person's saved jobs, with totals: ids of the newest, tags, and the number that are gone. */
export async function listSavedJobs(
  deps: Deps,
  actor: Actor,
  { page, limit, ...asked }: { page: number; limit: number } & Partial<SavedFilter>,
): Promise<SavedJobsAnswer> {
  const filter = { ...everything, ...asked };
  const kept = await markGoneJobs(deps, actor.userId, await readKept(deps.db, actor.userId));
  const rows = await readPage(deps, actor.userId, filter, { offset: (page - 1) * limit, limit });
  const isNarrowed = filter.text !== "" || filter.tag !== "" || filter.state !== undefined;
  const total = isNarrowed ? await countMeeting(deps.db, actor.userId, filter) : kept.length;
  return {
    savedJobs: rows.map(asSavedJob),
    page,
    hasMore: page * limit < total,
    total,
    jobIds: kept.slice(0, savedJobIdsLimit).map(({ jobId }) => jobId),
    kept: kept.length,
    gone: kept.filter(({ goneAt }) => goneAt !== null).length,
    tags: countTags(kept),
  };
}

function countTags(kept: readonly { tags: readonly string[] }[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { tags } of kept) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag));
}
