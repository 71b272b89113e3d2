import * as contract from "@waymark/contract/interviews";
import type { Mount } from "../../http/mount.ts";
import { changeInterview, deleteInterview } from "./change-interview.ts";
import { createInterview } from "./create-interview.ts";
import { listInterviews } from "./list-interviews.ts";

export function interviewRoutes(mount: Mount): void {
  mount(contract.listInterviews, ({ deps, actor, query }) =>
    listInterviews(deps, actor, query.applicationId),
  );

  mount(contract.createInterview, async ({ deps, actor, body }) => ({
    interview: await createInterview(deps, actor, body),
  }));

  mount(contract.changeInterview, async ({ deps, actor, params, body }) => ({
    interview: await changeInterview(deps, actor, params.id, body),
  }));

  mount(contract.deleteInterview, async ({ deps, actor, params }) => {
    await deleteInterview(deps, actor, params.id);
    return { ok: true as const };
  });
}
