import { readJob as readJobEndpoint } from "@waymark/contract/job-fit";
import { searchJobs as searchJobsEndpoint } from "@waymark/contract/jobs";
import type { Mount } from "../../http/mount.ts";
import { readJob } from "./read-job.ts";
import { searchWithFits } from "./search-with-fits.ts";

/** The search stands here because its results say how well they fit the asker. */
export function jobFitRoutes(mount: Mount): void {
  mount(searchJobsEndpoint, ({ deps, who, query }) => searchWithFits(deps, who, query));
  mount(readJobEndpoint, ({ deps, who, params }) => readJob(deps, who, params.jobId));
}
