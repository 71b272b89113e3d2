import { readJob as readJobEndpoint } from "@waymark/contract/job-fit";
import {
  jobInsights as jobInsightsEndpoint,
  searchJobs as searchJobsEndpoint,
  wordInsights as wordInsightsEndpoint,
} from "@waymark/contract/jobs";
import { askerGone } from "../../http/asker-gone.ts";
import { type Mount, ReadyAnswer } from "../../http/mount.ts";
import { searchAsJson } from "../jobs/search-as-json.ts";
import { insightsOfPlan } from "./insights-of-plan.ts";
import { readJob } from "./read-job.ts";
import { searchWithFits } from "./search-with-fits.ts";
import { wordInsights } from "./word-insights.ts";

/** Search and insights are part of this feature because they depend on the person's resume and plan. */
export function jobFitRoutes(mount: Mount): void {
  mount(searchJobsEndpoint, async ({ deps, who, language, query }) => {
    const found =
      who === null ? searchAsJson(deps, { locale: language }, query) : searchWithFits(deps, who, query);
    return new ReadyAnswer(await found);
  });
  mount(jobInsightsEndpoint, async ({ deps, who, params, query }) => {
    const asked = { query: params.query, location: query.location };
    const { insights } = await insightsOfPlan(deps, who, asked);
    return { insights };
  });
  mount(wordInsightsEndpoint, ({ deps, who, body, reply }) =>
    wordInsights(deps, who, body, askerGone(reply)),
  );
  mount(readJobEndpoint, ({ deps, who, params }) => readJob(deps, who, params.jobId));
}
