import * as contract from "@waymark/contract/resume-keeping";
import type { Mount } from "../../http/mount.ts";
import { copyResume } from "./copy-resume.ts";
import { createResume } from "./create-resume.ts";
import { deleteResume } from "./delete-resume.ts";
import { getResume } from "./get-resume.ts";
import { listTrash } from "./list-trash.ts";
import { recoverResume } from "./recover-resume.ts";
import { getRevision, listRevisions, restoreRevision } from "./revisions.ts";
import { saveResume } from "./save-resume.ts";

/** Writing and keeping. */
export function keepingRoutes(mount: Mount): void {
  mount(contract.listTrash, ({ deps, who }) => listTrash(deps, who));

  mount(contract.createResume, ({ deps, who, body }) => createResume(deps, who, body));

  mount(contract.getResume, async ({ deps, who, params }) => ({
    resume: await getResume(deps, who, params.id),
  }));

  mount(contract.saveResume, ({ deps, who, params, body }) => saveResume(deps, who, params.id, body));

  mount(contract.deleteResume, async ({ deps, who, params }) => {
    await deleteResume(deps, who, params.id);
    return { ok: true as const };
  });

  mount(contract.copyResume, ({ deps, who, params }) => copyResume(deps, who, params.id));

  mount(contract.recoverResume, ({ deps, who, params }) => recoverResume(deps, who, params.id));

  mount(contract.listRevisions, ({ deps, who, params }) => listRevisions(deps, who, params.id));

  mount(contract.getRevision, ({ deps, who, params }) =>
    getRevision(deps, who, params.id, params.revisionId),
  );

  mount(contract.restoreRevision, ({ deps, who, params }) =>
    restoreRevision(deps, who, params.id, params.revisionId),
  );
}
