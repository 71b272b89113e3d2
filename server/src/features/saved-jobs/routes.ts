import * as contract from "@waymark/contract/saved-jobs";
import type { Mount } from "../../http/mount.ts";
import { listSavedJobs } from "./list-saved-jobs.ts";
import { removeSavedJob } from "./remove-saved-job.ts";
import { saveJob } from "./save-job.ts";

export function savedJobRoutes(mount: Mount): void {
  mount(contract.listSavedJobs, ({ deps, who, query }) => listSavedJobs(deps, who, query));

  mount(contract.saveJob, async ({ deps, who, params }) => ({
    savedJob: await saveJob(deps, who, params.jobId),
  }));

  mount(contract.removeSavedJob, async ({ deps, who, params }) => {
    await removeSavedJob(deps, who, params.jobId);
    return { ok: true as const };
  });
}
