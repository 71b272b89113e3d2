import { analyzeResume as analyzeResumeEndpoint } from "@waymark/contract/resume-analysis";
import { previewResume as previewResumeEndpoint } from "@waymark/contract/resume-printing";
import {
  importLinkedin as importLinkedinEndpoint,
  listFiles as listFilesEndpoint,
  listResumes as listResumesEndpoint,
  parseResume as parseResumeEndpoint,
} from "@waymark/contract/resumes";
import type { Mount } from "../../http/mount.ts";
import { analyzeResume } from "./analyze-resume.ts";
import { importLinkedin } from "./import-linkedin.ts";
import { fileRoutes, keepingRoutes } from "./keeping-routes.ts";
import { listFiles } from "./list-files.ts";
import { listResumes } from "./list-resumes.ts";
import { parseResume } from "./parse-resume.ts";
import { previewResume } from "./preview-resume.ts";
import { resumeUpload } from "./resume-upload.ts";

export function resumeRoutes(mount: Mount): void {
  keepingRoutes(mount);

  fileRoutes(mount);

  mount(parseResumeEndpoint, (call) => parseResume(call.deps, call.who, resumeUpload(call.who, call)));

  mount(analyzeResumeEndpoint, ({ deps, who, body }) => analyzeResume(deps, who, body));

  mount(previewResumeEndpoint, ({ deps, who, body }) => previewResume(deps, who, body));

  mount(importLinkedinEndpoint, ({ deps, who, files }) => importLinkedin(deps, who, files));

  mount(listResumesEndpoint, ({ deps, who }) => listResumes(deps, who));

  mount(listFilesEndpoint, ({ deps, who, params, query }) =>
    listFiles(deps, who, { userId: params.userId, after: query.after }),
  );
}
