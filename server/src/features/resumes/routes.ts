import * as contract from "@waymark/contract/resumes";
import * as resumesPrintContract from "@waymark/contract/resumes-print";
import { type Mount, ReadyAnswer } from "../../http/mount.ts";
import { previewResume } from "./print/download-resume.ts";
import { listResumes } from "./resumes.ts";
import { importLinkedin } from "./uploads/import-linkedin.ts";
import { listFiles } from "./uploads/list-files.ts";
import { parseResume } from "./uploads/parse-resume.ts";
import { resumeUpload } from "./uploads/resume-upload.ts";
import { fileRoutes, versionsRoutes } from "./versions-routes.ts";

export function resumeRoutes(mount: Mount): void {
  versionsRoutes(mount);

  fileRoutes(mount);

  mount(contract.parseResume, (call) => parseResume(call.deps, call.actor, resumeUpload(call.actor, call)));

  mount(
    resumesPrintContract.previewResume,
    async ({ deps, actor, body }) => new ReadyAnswer(await previewResume(deps, actor, body), "gzip"),
  );

  mount(contract.importLinkedin, ({ deps, actor, files }) => importLinkedin(deps, actor, files));

  mount(contract.listResumes, ({ deps, actor }) => listResumes(deps, actor));

  mount(contract.listFiles, ({ deps, actor, params, query }) =>
    listFiles(deps, actor, { userId: params.userId, after: query.after }),
  );
}
