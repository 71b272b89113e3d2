import type { ExportSection } from "../../export-section.ts";
import { readAllResumes, readAllUploads, readFileKeys } from "./personal-store.ts";
import { readAllRevisions } from "./revision-store.ts";

/** Every resume with its revisions, and every uploaded file. */
export const exportResumes: ExportSection = {
  name: "resumes",
  tables: ["resumes", "resume_revisions", "uploads"],
  async read(deps, userId) {
    const resumes = await readAllResumes(deps, userId);
    const uploads = await readAllUploads(deps, userId);
    const files = [
      ...resumes.map(({ fileKey, resume }) => ({ key: fileKey, name: resume.fileName })),
      ...uploads.map(({ fileKey, upload }) => ({ key: fileKey, name: upload.fileName })),
    ];
    return {
      data: {
        resumes: resumes.map(({ resume }) => resume),
        revisions: await readAllRevisions(deps, userId),
        uploads: uploads.map(({ upload }) => upload),
      },
      files: files.flatMap(({ key, name }) => (key === null ? [] : [{ key, name }])),
    };
  },
  fileKeys: (deps, userId) => readFileKeys(deps.db, userId),
};
