import {
  jobInsights as jobInsightsEndpoint,
  searchJobs as searchJobsEndpoint,
  trendingJobs as trendingJobsEndpoint,
} from "@waymark/contract/jobs";
import type { Mount } from "../../http/mount.ts";
import { insightsForJobs } from "./insights-for-jobs.ts";
import { searchJobs } from "./search-jobs.ts";
import { trendingJobs } from "./trending-jobs.ts";

export function jobRoutes(mount: Mount): void {
  mount(searchJobsEndpoint, ({ deps, who, query }) => searchJobs(deps, who, query));
  mount(trendingJobsEndpoint, ({ deps, who }) => trendingJobs(deps, who));
  mount(jobInsightsEndpoint, ({ deps, who, params, query }) =>
    insightsForJobs(deps, who, { query: params.query, location: query.location }),
  );
}
