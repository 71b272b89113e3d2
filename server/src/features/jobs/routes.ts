import {
  followCompany as followCompanyEndpoint,
  listFollowedCompanies as listFollowedCompaniesEndpoint,
  listJobSources as listJobSourcesEndpoint,
  suggestSources as suggestSourcesEndpoint,
  unfollowCompany as unfollowCompanyEndpoint,
} from "@waymark/contract/job-sources";
import { jobFacets as jobFacetsEndpoint, trendingJobs as trendingJobsEndpoint } from "@waymark/contract/jobs";
import { readMarket as readMarketEndpoint } from "@waymark/contract/market";
import type { Mount } from "../../http/mount.ts";
import { followCompany } from "./boards/follow-company.ts";
import { listFollowed, unfollowCompany } from "./boards/list-followed.ts";
import { listJobSources, suggestSources } from "./list-job-sources.ts";
import { readFacets } from "./read-facets.ts";
import { readMarket } from "./read-market.ts";
import { trendingJobs } from "./trending-jobs.ts";

export function jobRoutes(mount: Mount): void {
  mount(jobFacetsEndpoint, ({ deps, who, query }) => readFacets(deps, who, query));
  mount(readMarketEndpoint, ({ deps, query, reply }) => {
    void reply.header("cache-control", "public, max-age=600");
    return readMarket(deps, query.language);
  });
  mount(trendingJobsEndpoint, ({ deps, who }) => trendingJobs(deps, who));
  mount(listJobSourcesEndpoint, ({ deps }) => listJobSources(deps));
  mount(suggestSourcesEndpoint, ({ deps, who, query }) => suggestSources(deps, who, query));
  mount(listFollowedCompaniesEndpoint, ({ deps, who }) => listFollowed(deps, who));
  mount(followCompanyEndpoint, async ({ deps, who, body }) => ({
    company: await followCompany(deps, who, body.address),
  }));
  mount(unfollowCompanyEndpoint, async ({ deps, who, params }) => {
    await unfollowCompany(deps, who, params.id);
    return { ok: true as const };
  });
}
