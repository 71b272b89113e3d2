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
import { listResumes } from "./list-resumes.ts";
import { previewResume } from "./print/preview-resume.ts";
import { importLinkedin } from "./uploads/import-linkedin.ts";
import { listFiles } from "./uploads/list-files.ts";
import { parseResume } from "./uploads/parse-resume.ts";
import { resumeUpload } from "./uploads/resume-upload.ts";
import { fileRoutes, keepingRoutes } from "./versions-routes.ts";

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
