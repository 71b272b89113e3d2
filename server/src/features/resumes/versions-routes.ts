import { resumeFile } from "@waymark/contract/resumes";
import * as contract from "@waymark/contract/resumes-versions";
import type { Mount } from "../../http/mount.ts";
import { asPrivateFile } from "../../http/private-file.ts";
import { compareWithBase, takeFromBase } from "./compare-with-base.ts";
import { downloadResume, openLink, originalLink } from "./print/download-resume.ts";
import { copyResume, createResume, deleteResume, getResume } from "./resumes.ts";
import { getRevision, listRevisions, restoreRevision } from "./revisions.ts";
import { saveResume } from "./save-resume.ts";
import { compareWithPosting, tailorResume } from "./tailor-resume.ts";
import { listTrash, recoverResume } from "./trash/trash.ts";
import { readStoredFile } from "./uploads/list-files.ts";
import { resumeUpload } from "./uploads/resume-upload.ts";
import { uploadResume } from "./uploads/upload-resume.ts";

export function versionsRoutes(mount: Mount): void {
  mount(contract.uploadResume, (call) =>
    uploadResume(call.deps, call.actor, resumeUpload(call.actor, { ...call, body: undefined })),
  );

  mount(contract.listTrash, ({ deps, actor }) => listTrash(deps, actor));

  mount(contract.createResume, ({ deps, actor, body }) => createResume(deps, actor, body));

  mount(contract.getResume, async ({ deps, actor, params }) => ({
    resume: await getResume(deps, actor, params.id),
  }));

  mount(contract.saveResume, ({ deps, actor, params, body }) => saveResume(deps, actor, params.id, body));

  mount(contract.deleteResume, async ({ deps, actor, params }) => {
    await deleteResume(deps, actor, params.id);
    return { ok: true as const };
  });

  mount(contract.copyResume, ({ deps, actor, params }) => copyResume(deps, actor, params.id));

  mount(contract.recoverResume, ({ deps, actor, params }) => recoverResume(deps, actor, params.id));

  mount(contract.listRevisions, ({ deps, actor, params }) => listRevisions(deps, actor, params.id));

  mount(contract.getRevision, ({ deps, actor, params }) =>
    getRevision(deps, actor, params.id, params.revisionId),
  );

  mount(contract.restoreRevision, ({ deps, actor, params }) =>
    restoreRevision(deps, actor, params.id, params.revisionId),
  );

  mount(contract.compareWithPosting, ({ deps, actor, params, body }) =>
    compareWithPosting(deps, actor, params.id, body),
  );
  mount(contract.tailorResume, ({ deps, actor, params, body }) => tailorResume(deps, actor, params.id, body));

  mount(contract.compareWithBase, ({ deps, actor, params }) => compareWithBase(deps, actor, params.id));

  mount(contract.takeFromBase, ({ deps, actor, params, body }) => takeFromBase(deps, actor, params.id, body));

  mount(contract.readStoredFile, ({ deps, actor, params }) => readStoredFile(deps, actor, params.id));
}

export function fileRoutes(mount: Mount): void {
  mount(contract.downloadResume, ({ deps, actor, params, body }) =>
    downloadResume(deps, actor, params.id, body.format),
  );

  mount(resumeFile, async ({ deps, actor, params, reply }) => {
    const address = await originalLink(deps, actor, params.id);
    void reply.header("cache-control", "private, no-store").redirect(address, 302);
  });

  mount(contract.linkedFile, async ({ deps, params, reply }) => {
    const { bytes, ...file } = await openLink(deps, params.token);
    asPrivateFile(reply, file);
    return bytes;
  });
}
