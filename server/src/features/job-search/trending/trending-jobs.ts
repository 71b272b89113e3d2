import type { AnswerOf } from "@waymark/contract/endpoint";
import type { trendingJobs as endpoint } from "@waymark/contract/jobs";
import { pickTrending, workersOfRole } from "@waymark/domain/job-search/trending";
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

/** Titles that many search for or that many postings carry, over all industries. */
export async function trendingJobs(deps: Deps, actor: Actor): Promise<AnswerOf<typeof endpoint>> {
  const keywords = await deps.caches.of(trendingCache).get(actor.locale, async () => {
    await writeSearches(deps);
    const occupations = await openOccupations();
    const titles = await commonTitles(deps.db, deps.now());
    const workersIn = (label: string) => {
      const [role] = occupations.read(label).trades;
      return role === undefined ? 0 : workersOfRole(role);
    };
    const rated = titles.map((title) => ({ ...title, workers: workersIn(title.label) }));
    return pickTrending(rated, actor.locale);
  });
  return { keywords };
}
