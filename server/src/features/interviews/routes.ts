import * as contract from "@waymark/contract/interviews";
import type { Mount } from "../../http/mount.ts";
import { changeInterview, deleteInterview } from "./change-interview.ts";
import { createInterview } from "./create-interview.ts";
import { listInterviews } from "./list-interviews.ts";

export function interviewRoutes(mount: Mount): void {
  mount(contract.listInterviews, ({ deps, who, query }) => listInterviews(deps, who, query.applicationId));

  mount(contract.createInterview, async ({ deps, who, body }) => ({
    interview: await createInterview(deps, who, body),
  }));

  mount(contract.changeInterview, async ({ deps, who, params, body }) => ({
    interview: await changeInterview(deps, who, params.id, body),
  }));

  mount(contract.deleteInterview, async ({ deps, who, params }) => {
    await deleteInterview(deps, who, params.id);
    return { ok: true as const };
  });
}
