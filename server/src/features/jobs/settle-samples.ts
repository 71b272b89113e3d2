import { type Deps, inTransaction } from "../../deps.ts";
import { sqlJobIndex } from "./index/sql-job-index-store.ts";
import { indexedOf } from "./job-row.ts";
import { analyseJobs, settleSampleRows } from "./store.ts";

/**
 * After postings came or went: samples step aside where real postings of their country and occupation group are, and
 * the planner learns the new figures.
 */
export async function settleSamples(deps: Deps): Promise<void> {
  await inTransaction(deps, async ({ db }) => {
    const changed = await settleSampleRows(db);
    await sqlJobIndex.remove(
      db,
      changed.filter((row) => !row.shown).map((row) => row.id),
    );
    await sqlJobIndex.upsert(db, changed.filter((row) => row.shown).map(indexedOf));
  });
  await analyseJobs(deps.db);
  await sqlJobIndex.refresh(deps.db);
}
