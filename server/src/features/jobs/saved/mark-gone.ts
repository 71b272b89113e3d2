import type { Deps } from "../../../deps.ts";
import { goneSince } from "../gone-since.ts";
import { keptIdsAfter, markGone } from "./store.ts";

interface Kept {
  readonly jobId: string;
  readonly goneAt: Date | null;
}

/** Records which of a person's postings are gone or back now, and returns the updated rows. */
export async function markGoneJobs<T extends Kept>(
  deps: Deps,
  userId: string,
  kept: readonly T[],
): Promise<(T & Kept)[]> {
  const gone = await goneSince(
    deps,
    kept.map(({ jobId }) => jobId),
    userId,
  );
  const settled = kept.map((row) => {
    const since = gone.get(row.jobId) ?? null;
    // The first observation counts as the date.
    return { ...row, goneAt: since === null ? null : (row.goneAt ?? since) };
  });
  const changed = settled.filter(
    ({ goneAt }, i) => (goneAt === null) !== ((kept[i]?.goneAt ?? null) === null),
  );
  await markGone(deps.db, new Map(changed.map(({ jobId, goneAt }) => [jobId, goneAt])));
  return settled;
}

const atATime = 1_000;

/** Same for everybody's saved jobs, so that "gone since" is accurate to the hour no matter who looks when. */
export async function markAllGoneJobs(deps: Deps): Promise<void> {
  for (let after = ""; ; ) {
    const ids = await keptIdsAfter(deps.db, after, atATime);
    const gone = await goneSince(deps, ids);
    await markGone(deps.db, new Map(ids.map((id) => [id, gone.get(id) ?? null])));
    const last = ids.at(-1);
    if (last === undefined || ids.length < atATime) return;
    after = last;
  }
}
