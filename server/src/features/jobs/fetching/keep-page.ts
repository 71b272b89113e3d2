import { normalisePosting } from "@waymark/domain/jobs/normalise";
import type { Posting, RawPosting } from "@waymark/domain/jobs/posting";
import type { Deps } from "../../../deps.ts";
import { keepPostings } from "../keep-postings.ts";

const batchSize = 50;

/** Cleans and keeps a page bit by bit, so that others get their turn in between. */
export async function keepPage(
  deps: Deps,
  page: readonly RawPosting[],
): Promise<{ taken: number; merged: number; refused: number }> {
  const total = { taken: 0, merged: 0, refused: 0 };
  for (let i = 0; i < page.length; i += batchSize) {
    const clean = page.slice(i, i + batchSize).map((raw) => normalisePosting(raw, deps.now()));
    const postings = clean.filter((posting): posting is Posting => !("refused" in posting));
    const kept = await keepPostings(deps, postings);
    total.taken += kept.taken;
    total.merged += kept.merged;
    total.refused += clean.length - postings.length;
  }
  return total;
}
