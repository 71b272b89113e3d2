import type { AnswerOf } from "@waymark/contract/endpoint";
import type { trendingJobs as endpoint } from "@waymark/contract/jobs";
import { figuresOfData } from "@waymark/domain/careers/figures.generated";
import { pickTrending } from "@waymark/domain/job-search/trending";
import type { Actor } from "../../../actor.ts";
import type { CacheRules } from "../../../caches.ts";
import type { Deps } from "../../../deps.ts";
import { openOccupations } from "../match/open-occupations.ts";
import { writeSearches } from "./count-search.ts";
import { commonTitles } from "./trending-store.ts";

/** Keywords by language, five minutes old at most: they change slowly, and counting the whole index is slow. */
const trendingCache: CacheRules<string[]> = {
  name: "trending",
  max: 20,
  ttlMs: 5 * 60_000,
  keeps: (keywords) => keywords.length > 0,
};

let workers: ReadonlyMap<string, number> | undefined;
/** Workers by the code of their occupation, in thousands. Codes of managers and "all other" mix too many titles. */
const workersByCode = (): ReadonlyMap<string, number> => {
  workers ??= new Map(
    figuresOfData()
      .filter(({ code }) => !/^11-|9\d$/.test(code))
      .map(({ code, employed }) => [code, employed]),
  );
  return workers;
};

/** Titles that many search for or that many postings carry, over all industries. */
export async function trendingJobs(deps: Deps, actor: Actor): Promise<AnswerOf<typeof endpoint>> {
  const keywords = await deps.caches.of(trendingCache).get(actor.locale, async () => {
    await writeSearches(deps);
    const occupations = await openOccupations();
    const titles = await commonTitles(deps.db, deps.now());
    const workersOf = (label: string) => {
      const [code = ""] = occupations.read(label).trades[0]?.codes ?? [];
      return workersByCode().get(code) ?? 0;
    };
    const rated = titles.map((title) => ({ ...title, workers: workersOf(title.label) }));
    return pickTrending(rated, actor.locale);
  });
  return { keywords };
}
