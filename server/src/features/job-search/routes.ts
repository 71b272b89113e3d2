import * as market from "@waymark/contract/job-search-market";
import * as match from "@waymark/contract/job-search-match";
import * as contract from "@waymark/contract/jobs";
import * as jobsSavedContract from "@waymark/contract/jobs-saved";
import * as analysis from "@waymark/contract/resume-analysis";
import { type Mount, ReadyAnswer } from "../../http/mount.ts";
import { requestAborted } from "../../http/request-aborted.ts";
import { readMarket } from "./insights/read-market.ts";
import { analyzeWithMatch } from "./match/analyze-with-match.ts";
import { compareSavedJobs } from "./match/compare-saved-jobs.ts";
import { insightsOfPlan } from "./match/figures-of-plan.ts";
import { phraseInsights } from "./match/phrase-insights.ts";
import { readJob } from "./match/read-job.ts";
import { searchWithMatches } from "./match/search-with-matches.ts";
import { readFacets } from "./search/read-facets.ts";
import { searchAsJson } from "./search/search-as-json.ts";
import { trendingJobs } from "./trending/trending-jobs.ts";

export function jobSearchRoutes(mount: Mount): void {
  mount(analysis.analyzeResume, ({ deps, actor, body }) => analyzeWithMatch(deps, actor, body));
  mount(contract.searchJobs, async ({ deps, actor, language, query }) => {
    const found =
      actor === null
        ? searchAsJson(deps, { locale: language }, query)
        : searchWithMatches(deps, actor, query);
    return new ReadyAnswer(await found);
  });
  mount(contract.jobFacets, ({ deps, actor, query }) => readFacets(deps, actor, query));
  mount(contract.trendingJobs, ({ deps, actor }) => trendingJobs(deps, actor));
  mount(market.readMarket, ({ deps, query, reply }) => {
    void reply.header("cache-control", "public, max-age=600");
    return readMarket(deps, query.language);
  });
  mount(contract.jobInsights, async ({ deps, actor, params, query }) => {
    const asked = { query: params.query, location: query.location };
    const { insights } = await insightsOfPlan(deps, actor, asked);
    return { insights };
  });
  mount(contract.phraseInsights, ({ deps, actor, body, reply }) =>
    phraseInsights(deps, actor, body, requestAborted(reply)),
  );
  mount(match.readJob, ({ deps, actor, params }) => readJob(deps, actor, params.jobId));
  mount(jobsSavedContract.compareSavedJobs, async ({ deps, actor, query }) => ({
    jobs: await compareSavedJobs(deps, actor, query.ids),
  }));
}
