import type { ExportSection } from "../../../export-section.ts";
import { readAllFiles, readKeys } from "./store.ts";

/** Files of applications, including the trash, with their contents. */
export const exportApplicationFiles: ExportSection = {
  name: "application-files",
  tables: ["application_files"],
  read: async (deps, userId) => {
    const files = await readAllFiles(deps, userId);
    return {
      data: { files: files.map(({ fileKey: _key, ...file }) => file) },
      files: files.map(({ id, name, fileKey }) => ({ key: fileKey, name: `${id}-${name}` })),
    };
  },
  fileKeys: (deps, userId) => readKeys(deps.db, userId),
};
