import { setTimeout as delay } from "node:timers/promises";
import { normalisePosting } from "@waymark/domain/jobs/normalise";
import type { Posting } from "@waymark/domain/jobs/posting";
import { type Deps, inTransaction } from "../../../deps.ts";
import { yieldToOthers } from "../../../yield-to-others.ts";
import { noteChanges } from "../changes-store.ts";
import { analyseJobs, samplesThere, updateSampleVisibility } from "../store.ts";
import { storePostings } from "../store-postings.ts";
import { composeSamples, countComposedSamples } from "./compose-samples.ts";
import { type SamplePosting, samplePostings } from "./postings.ts";

const day = 86_400_000;
const freshMs = day / 2;
/** The most postings that are stored at once: searches find them from then on. */
const batch = 500;
const retryMs = 10_000;

/** The written samples and the composed ones. */
export const allSamples = () => [...samplePostings, ...composeSamples()];

const shippedSamples = () => samplePostings.length + countComposedSamples();

/** Counts the samples that are still missing, so that no search looks complete before they are there. */
export async function expectSamples(deps: Deps): Promise<void> {
  deps.samples.report((await samplesThere(deps.db)).count, shippedSamples());
}

/**
 * Brings the sample postings in, or up to this version's; their dates count back from now. Where real postings of
 * their country and occupation group are, they stay aside.
 * @throws the signal's reason once it is aborted; what is stored by then stays.
 */
export async function loadSamples(deps: Deps, signal?: AbortSignal): Promise<{ samples: number }> {
  const now = deps.now();
  const there = await samplesThere(deps.db);
  // Samples loaded shortly before, at the last start, are still fresh.
  const age = now.getTime() - (there.since?.getTime() ?? 0);
  const total = shippedSamples();
  if (there.count === total && age < freshMs) return { samples: total };
  // They are read while the server already answers.
  const turn = yieldToOthers();
  let stored = 0;
  let postings: Posting[] = [];
  const store = async () => {
    await storePostings(deps, postings, { sample: true });
    stored += postings.length;
    postings = [];
    // Reported as loaded at the very end, when figures made meanwhile are forgotten as well.
    if (there.count < total) deps.samples.report(Math.min(Math.max(stored, there.count), total - 1), total);
  };
  for (const sample of allSamples()) {
    await turn();
    signal?.throwIfAborted();
    postings.push(postingOf(sample, now));
    if (postings.length === batch) await store();
  }
  await store();
  await updateSamples(deps);
  // They may hold figures and lists that were made of the first samples alone.
  if (there.count < total) deps.caches.clear();
  deps.samples.report(stored, total);
  return { samples: stored };
}

function postingOf(sample: SamplePosting, now: Date): Posting {
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
  return posting;
}

/** Loads the samples, again after a failure, until they are there or the signal is aborted; never throws. */
export async function keepLoadingSamples(deps: Deps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await loadSamples(deps, signal);
      return;
    } catch (err) {
      if (signal.aborted) return;
      deps.log.error({ err }, "sample postings could not be loaded; trying again soon");
      await delay(retryMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }
}

/** Samples step aside where real postings of their country and occupation group are. */
export async function updateSamples(deps: Deps): Promise<void> {
  await inTransaction(deps, async ({ db, now }) => {
    await noteChanges(db, { changed: await updateSampleVisibility(db) }, now());
  });
  await analyseJobs(deps.db);
  await deps.jobIndex.follow();
}
