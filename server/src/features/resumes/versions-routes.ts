import { resumeFile } from "@waymark/contract/resumes";
import * as contract from "@waymark/contract/resumes-versions";
import type { Mount } from "../../http/mount.ts";
import { asPrivateFile } from "../../http/private-file.ts";
import { compareWithBase, takeFromBase } from "./compare-with-base.ts";
import { copyResume } from "./copy-resume.ts";
import { createResume } from "./create-resume.ts";
import { deleteResume } from "./delete-resume.ts";
import { getResume } from "./get-resume.ts";
import { downloadResume, originalLink } from "./print/download-resume.ts";
import { openLink } from "./print/open-link.ts";
import { getRevision, listRevisions, restoreRevision } from "./revisions.ts";
import { saveResume } from "./save-resume.ts";
import { tailorResume } from "./tailor-resume.ts";
import { listTrash } from "./trash/list-trash.ts";
import { recoverResume } from "./trash/recover-resume.ts";
import { readStoredFile } from "./uploads/read-stored-file.ts";
import { resumeUpload } from "./uploads/resume-upload.ts";
import { uploadResume } from "./uploads/upload-resume.ts";

export function keepingRoutes(mount: Mount): void {
  mount(contract.uploadResume, (call) =>
    uploadResume(call.deps, call.who, resumeUpload(call.who, { ...call, body: undefined })),
  );

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

  mount(contract.tailorResume, ({ deps, who, params, body }) => tailorResume(deps, who, params.id, body));

  mount(contract.compareWithBase, ({ deps, who, params }) => compareWithBase(deps, who, params.id));

  mount(contract.takeFromBase, ({ deps, who, params, body }) => takeFromBase(deps, who, params.id, body));

  mount(contract.readStoredFile, ({ deps, who, params }) => readStoredFile(deps, who, params.id));
}

/** Files and the links to them. */
export function fileRoutes(mount: Mount): void {
  mount(contract.downloadResume, ({ deps, who, params, body }) =>
    downloadResume(deps, who, params.id, body.format),
  );

  mount(resumeFile, async ({ deps, who, params, reply }) => {
    const address = await originalLink(deps, who, params.id);
    void reply.header("cache-control", "private, no-store").redirect(address, 302);
  });

  mount(contract.linkedFile, async ({ deps, params, reply }) => {
    const { bytes, ...file } = await openLink(deps, params.token);
    asPrivateFile(reply, file);
    return bytes;
  });
}
