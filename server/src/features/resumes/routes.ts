import { analyzeResume as analyzeResumeEndpoint } from "@waymark/contract/resume-analysis";
import {
  importLinkedin as importLinkedinEndpoint,
  listFiles as listFilesEndpoint,
  listResumes as listResumesEndpoint,
  parseResume as parseResumeEndpoint,
} from "@waymark/contract/resumes";
import { previewResume as previewResumeEndpoint } from "@waymark/contract/resumes-print";
import type { Mount } from "../../http/mount.ts";
import { analyzeResume } from "../resume-analysis/analyze-resume.ts";
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

  mount(parseResumeEndpoint, (call) => parseResume(call.deps, call.actor, resumeUpload(call.actor, call)));

  mount(analyzeResumeEndpoint, ({ deps, actor, body }) => analyzeResume(deps, actor, body));

  mount(previewResumeEndpoint, ({ deps, actor, body }) => previewResume(deps, actor, body));

  mount(importLinkedinEndpoint, ({ deps, actor, files }) => importLinkedin(deps, actor, files));

  mount(listResumesEndpoint, ({ deps, actor }) => listResumes(deps, actor));

  mount(listFilesEndpoint, ({ deps, actor, params, query }) =>
    listFiles(deps, actor, { userId: params.userId, after: query.after }),
  );
}
