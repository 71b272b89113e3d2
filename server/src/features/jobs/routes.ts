import * as own from "@waymark/contract/jobs-manual";
import * as contract from "@waymark/contract/jobs-saved";
import type { Mount } from "../../http/mount.ts";
import { draftOfAsked, draftOfFile } from "./manual/draft-from-page.ts";
import { changeSavedJob } from "./saved/change-saved-job.ts";
import { listSavedJobs } from "./saved/list-saved-jobs.ts";
import { removeSavedJob } from "./saved/remove-saved-job.ts";
import { saveJob } from "./saved/save-job.ts";
import { saveOwnPosting } from "./saved/save-manual-job.ts";

export function savedJobRoutes(mount: Mount): void {
  mount(contract.listSavedJobs, ({ deps, who, query }) => listSavedJobs(deps, who, query));

  mount(contract.saveJob, async ({ deps, who, params }) => ({
    savedJob: await saveJob(deps, who, params.jobId),
  }));

  mount(contract.removeSavedJob, async ({ deps, who, params }) => {
    await removeSavedJob(deps, who, params.jobId);
    return { ok: true as const };
  });

  mount(contract.changeSavedJob, async ({ deps, who, params, body }) => ({
    savedJob: await changeSavedJob(deps, who, params.jobId, body),
  }));

  mount(own.readPosting, async ({ deps, body }) => ({ draft: await draftOfAsked(deps, body) }));

  mount(own.readPostingFile, async ({ deps, files }) => ({ draft: await draftOfFile(deps, files) }));

  mount(own.saveOwnPosting, async ({ deps, who, body }) => ({
    savedJob: await saveOwnPosting(deps, who, body),
  }));
}
