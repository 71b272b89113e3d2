import type { ExportSection } from "../../../export-section.ts";
import { readAllSaved } from "./store.ts";

export const exportSavedJobs: ExportSection = {
  name: "saved-jobs",
  tables: ["saved_jobs"],
  read: async (deps, userId) => ({ data: { savedJobs: await readAllSaved(deps, userId) } }),
};
