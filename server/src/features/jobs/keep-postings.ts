import type { Posting } from "@waymark/domain/jobs/posting";
import { type Deps, inTransaction } from "../../deps.ts";
import { noteChanges } from "./index/changes-store.ts";
import { saveJobs } from "./store.ts";

/** Keeps a batch of clean postings, in one transaction; when it is done they can be found. At most 1,000 at a time. */
export async function keepPostings(
  deps: Deps,
  postings: readonly Posting[],
  sample = false,
): Promise<{ taken: number; merged: number }> {
  if (postings.length === 0) return { taken: 0, merged: 0 };
  const kept = await inTransaction(deps, async ({ db, now }) => {
    const saved = await saveJobs(db, postings, { now: now(), sample });
    await noteChanges(db, { changed: saved.rows }, now());
    return { taken: saved.taken, merged: saved.merged };
  });
  await deps.jobIndex.follow();
  return kept;
}
