import * as market from "@waymark/contract/job-search-market";
import * as match from "@waymark/contract/job-search-match";
import * as contract from "@waymark/contract/jobs";
import { compareSavedJobs as compareSavedJobsEndpoint } from "@waymark/contract/jobs-saved";
import { type Mount, ReadyAnswer } from "../../http/mount.ts";
import { askerGone } from "../../http/request-aborted.ts";
import { compareSavedJobs } from "./compare-saved-jobs.ts";
import { insightsOfPlan } from "./match/insights-of-plan.ts";
import { wordInsights } from "./match/phrase-insights.ts";
import { readJob } from "./match/read-job.ts";
import { searchWithFits } from "./match/search-with-matches.ts";
import { readFacets } from "./read-facets.ts";
import { readMarket } from "./read-market.ts";
import { searchAsJson } from "./search-as-json.ts";
import { trendingJobs } from "./trending-jobs.ts";

export function jobSearchRoutes(mount: Mount): void {
  mount(contract.searchJobs, async ({ deps, who, language, query }) => {
    const found =
      who === null ? searchAsJson(deps, { locale: language }, query) : searchWithFits(deps, who, query);
    return new ReadyAnswer(await found);
  });
  mount(contract.jobFacets, ({ deps, who, query }) => readFacets(deps, who, query));
  mount(contract.trendingJobs, ({ deps, who }) => trendingJobs(deps, who));
  mount(market.readMarket, ({ deps, query, reply }) => {
    void reply.header("cache-control", "public, max-age=600");
    return readMarket(deps, query.language);
  });
  mount(contract.jobInsights, async ({ deps, who, params, query }) => {
    const asked = { query: params.query, location: query.location };
    const { insights } = await insightsOfPlan(deps, who, asked);
    return { insights };
  });
  mount(contract.wordInsights, ({ deps, who, body, reply }) =>
    wordInsights(deps, who, body, askerGone(reply)),
  );
  mount(match.readJob, ({ deps, who, params }) => readJob(deps, who, params.jobId));
  mount(compareSavedJobsEndpoint, async ({ deps, who, query }) => ({
    jobs: await compareSavedJobs(deps, who, query.ids),
  }));
}
