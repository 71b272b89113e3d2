import type { Job } from "@waymark/contract/jobs";
import type { Deps } from "../../deps.ts";
import { follows } from "./followers-store.ts";
import { jobOf } from "./job-row.ts";
import { manualJobIds, readManualJob } from "./manual/store.ts";
import { closingOf, jobById, sourceOf, textsById } from "./store.ts";

/**
 * A posting by its id; null when there is none. With `userId` also a manual job of that person, or a posting that only
 * the followers of a board see.
 */
export async function getJob(deps: Deps, jobId: string, userId?: string): Promise<Job | null> {
  const row = await jobById(deps.db, jobId);
  if (row === undefined) return userId === undefined ? null : readManualJob(deps.db, userId, jobId);
  if (row.followersOnly) {
    const isFollower =
      userId !== undefined && row.boardId !== null && (await follows(deps.db, userId, row.boardId));
    if (!isFollower) return null;
  }
  return jobOf(row, deps.now());
}

/**
 * The postings that are gone, and since when: the stated closing date, or now for one that is no longer stored. Manual
 * jobs, of `userId` if given, are never gone.
 */
export async function goneSince(
  deps: Deps,
  ids: readonly string[],
  userId?: string,
): Promise<ReadonlyMap<string, Date>> {
  if (ids.length === 0) return new Map();
  const now = deps.now();
  const standing = await closingOf(deps.db, ids);
  const missing = ids.filter((id) => !standing.has(id));
  const own = missing.length === 0 ? new Set<string>() : await manualJobIds(deps.db, missing, userId);
  const gone = new Map<string, Date>();
  for (const id of missing) if (!own.has(id)) gone.set(id, now);
  for (const [id, closesAt] of standing) if (closesAt !== null && closesAt <= now) gone.set(id, closesAt);
  return gone;
}

/** The source of a posting and its id there; null for a manual one, or one that is gone. */
export const sourceOfJob = async (
  deps: Deps,
  jobId: string,
): Promise<{ source: string; sourceId: string } | null> => (await sourceOf(deps.db, jobId)) ?? null;

/** Characters at the start of a description that show what a posting is about. */
const opening = 800;

/** Titles of postings with the beginning of their texts, by id. */
export async function openingsOf(deps: Deps, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = await textsById(deps.db, ids);
  return new Map(
    [...texts].map(([id, [title = "", , text = ""]]) => [id, `${title}\n${text.slice(0, opening)}`]),
  );
}
