import { readJob as readJobEndpoint } from "@waymark/contract/job-fit";
import { searchJobs as searchJobsEndpoint } from "@waymark/contract/jobs";
import { type Mount, ReadyAnswer } from "../../http/mount.ts";
import { searchAsJson } from "../jobs/search-as-json.ts";
import { readJob } from "./read-job.ts";
import { searchWithFits } from "./search-with-fits.ts";

/** The search stands here because its results say how well they fit the asker. */
export function jobFitRoutes(mount: Mount): void {
  mount(searchJobsEndpoint, async ({ deps, who, language, query }) => {
    const found =
      who === null ? searchAsJson(deps, { locale: language }, query) : searchWithFits(deps, who, query);
    return new ReadyAnswer(await found);
  });
  mount(readJobEndpoint, ({ deps, who, params }) => readJob(deps, who, params.jobId));
}
