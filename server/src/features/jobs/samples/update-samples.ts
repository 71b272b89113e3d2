import { type Deps, inTransaction } from "../../../deps.ts";
import { noteChanges } from "../changes-store.ts";
import { analyseJobs } from "../store.ts";
import { settleSampleRows } from "./samples-store.ts";

/**
 * After postings came or went: samples step aside where real postings of their country and occupation group are, and
 * the planner learns the new figures.
 */
export async function settleSamples(deps: Deps): Promise<void> {
  await inTransaction(deps, async ({ db, now }) => {
    await noteChanges(db, { changed: await settleSampleRows(db) }, now());
  });
  await analyseJobs(deps.db);
  await deps.jobIndex.follow();
}
