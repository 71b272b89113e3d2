import type { Job } from "@waymark/contract/jobs";
import type { Deps } from "../../deps.ts";
import { follows } from "./followers-store.ts";
import { jobOf } from "./job-row.ts";
import { manualJobIds, readManualJob } from "./manual/manual-jobs-store.ts";
import { closingOf, jobById, textsById } from "./read-store.ts";

/**
 * One posting by its id; null when there is none (any more).
 * @param userId also one that this person brought in, or that the board they follow brought for its followers.
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
 * Which postings are closed by their own word, or no longer there, and since when; of one that is simply no longer
 * there all that is known is that it is so now. What a person brought in themselves is never gone.
 * @param userId whose own postings are looked at; without one, everybody's.
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

/** Characters at the start of a description that show what a posting is about. */
const opening = 800;

/** Titles of postings with the beginning of their texts, by id. */
export async function openingsOf(deps: Deps, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const texts = await textsById(deps.db, ids);
  return new Map(
    [...texts].map(([id, [title = "", , text = ""]]) => [id, `${title}\n${text.slice(0, opening)}`]),
  );
}
