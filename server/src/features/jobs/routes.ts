import * as manual from "@waymark/contract/jobs-manual";
import * as contract from "@waymark/contract/jobs-saved";
import type { Mount } from "../../http/mount.ts";
import { draftFromFile, draftFromRequest } from "./manual/draft-from-page.ts";
import { saveManualJob } from "./manual/save-manual-job.ts";
import { listSavedJobs } from "./saved/list-saved-jobs.ts";
import { changeSavedJob, removeSavedJob, saveJob } from "./saved/saved-jobs.ts";

export function savedJobRoutes(mount: Mount): void {
  mount(contract.listSavedJobs, ({ deps, actor, query }) => listSavedJobs(deps, actor, query));

  mount(contract.saveJob, async ({ deps, actor, params }) => ({
    savedJob: await saveJob(deps, actor, params.jobId),
  }));

  mount(contract.removeSavedJob, async ({ deps, actor, params }) => {
    await removeSavedJob(deps, actor, params.jobId);
    return { ok: true as const };
  });

  mount(contract.changeSavedJob, async ({ deps, actor, params, body }) => ({
    savedJob: await changeSavedJob(deps, actor, params.jobId, body),
  }));

  mount(manual.readPosting, async ({ deps, body }) => ({ draft: await draftFromRequest(deps, body) }));

  mount(manual.readPostingFile, async ({ deps, files }) => ({ draft: await draftFromFile(deps, files) }));

  mount(manual.saveManualJob, async ({ deps, actor, body }) => ({
    savedJob: await saveManualJob(deps, actor, body),
  }));
}
