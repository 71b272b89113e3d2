import type { Posting } from "@waymark/domain/jobs/posting";
import { type Deps, inTransaction } from "../../deps.ts";
import { settleCards } from "./cards/settle-cards.ts";
import { noteChanges } from "./index/changes-store.ts";
import { located } from "./locate-postings.ts";
import { saveJobs } from "./store.ts";

/**
 * Keeps a batch of clean postings, in one transaction; when it is done they can be found. At most 1,000 at a time.
 * `merged` counts those that were known, and those that are a job another source has brought before.
 */
export async function keepPostings(
  deps: Deps,
  postings: readonly Posting[],
  sample = false,
): Promise<{ taken: number; merged: number }> {
  if (postings.length === 0) return { taken: 0, merged: 0 };
  const isTown = (name: string, country: string | undefined) => deps.gazetteer.knows(name, country);
  const taken = await inTransaction(deps, async ({ db, now }) => {
    const saved = await saveJobs(db, located(deps.gazetteer, postings), { now: now(), sample });
    const settled = await settleCards(db, saved.changed, isTown);
    const rows = new Map([...saved.rows, ...settled].map((row) => [row.id, row]));
    await noteChanges(db, { changed: [...rows.values()] }, now());
    return [...saved.fresh].filter((id) => rows.get(id)?.cardId === null).length;
  });
  await deps.jobIndex.follow();
  return { taken, merged: postings.length - taken };
}
