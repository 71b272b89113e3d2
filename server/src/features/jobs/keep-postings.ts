import type { Posting } from "@waymark/domain/jobs/posting";
import { type Deps, inTransaction } from "../../deps.ts";
import { sqlJobIndex } from "./index/sql-job-index-store.ts";
import { indexedOf } from "./job-row.ts";
import { saveJobs } from "./store.ts";

/** Keeps a batch of clean postings and makes them findable, in one transaction. At most 1,000 at a time. */
export async function keepPostings(
  deps: Deps,
  postings: readonly Posting[],
  sample = false,
): Promise<{ taken: number; merged: number }> {
  if (postings.length === 0) return { taken: 0, merged: 0 };
  return inTransaction(deps, async ({ db, now }) => {
    const saved = await saveJobs(db, postings, { now: now(), sample });
    await sqlJobIndex.upsert(db, saved.rows.filter((row) => row.shown).map(indexedOf));
    return { taken: saved.taken, merged: saved.merged };
  });
}
