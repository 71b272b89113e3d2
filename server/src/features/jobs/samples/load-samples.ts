import { normalisePosting } from "@waymark/domain/jobs/normalise";
import type { Posting } from "@waymark/domain/jobs/posting";
import { type Deps, inTransaction } from "../../../deps.ts";
import { yieldToOthers } from "../../../yield-to-others.ts";
import { noteChanges } from "../changes-store.ts";
import { analyseJobs, samplesThere, updateSampleVisibility } from "../store.ts";
import { storePostings } from "../store-postings.ts";
import { composeSamples, countComposedSamples } from "./compose-samples.ts";
import { samplePostings } from "./postings.ts";

const day = 86_400_000;
const freshMs = day / 2;
/** The most postings that are stored at once. */
const batch = 1_000;

/** The written samples and the composed ones. */
export const allSamples = () => [...samplePostings, ...composeSamples()];

/**
 * Brings the sample postings in, or up to this version's; their dates count back from now. Where real postings of
 * their country and occupation group are, they stay aside.
 */
export async function loadSamples(deps: Deps): Promise<{ samples: number }> {
  const now = deps.now();
  const there = await samplesThere(deps.db);
  // Samples loaded shortly before, at the last start, are still fresh.
  const age = now.getTime() - (there.since?.getTime() ?? 0);
  const expected = samplePostings.length + countComposedSamples();
  if (there.count === expected && age < freshMs) return { samples: expected };
  const postings: Posting[] = [];
  // They are read while the server already answers.
  const turn = yieldToOthers();
  for (const sample of allSamples()) {
    await turn();
    const posting = normalisePosting(
      {
        source: "sample",
        sourceId: sample.id,
        title: sample.title,
        company: sample.company,
        location: sample.location,
        remote: sample.remote ?? false,
        posted: new Date(now.getTime() - sample.daysAgo * day).toISOString(),
        salary: sample.salary,
        description: sample.description,
        type: sample.type,
        url: `https://example.com/waymark-samples/${sample.id}`,
      },
      now,
    );
    if ("refused" in posting) throw new Error(`Sample ${sample.id} is refused: ${posting.refused}`);
    postings.push(posting);
  }
  for (let from = 0; from < postings.length; from += batch)
    await storePostings(deps, postings.slice(from, from + batch), { sample: true });
  await updateSamples(deps);
  return { samples: postings.length };
}

/**
 * After postings came or went: samples step aside where real postings of their country and occupation group are, and
 * the planner learns the new figures.
 */
export async function updateSamples(deps: Deps): Promise<void> {
  await inTransaction(deps, async ({ db, now }) => {
    await noteChanges(db, { changed: await updateSampleVisibility(db) }, now());
  });
  await analyseJobs(deps.db);
  await deps.jobIndex.follow();
}
