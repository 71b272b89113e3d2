import type { ExportSection } from "../../../export-section.ts";
import { readSearches, turnAlertsOff } from "./store.ts";

export const exportSavedSearches: ExportSection = {
  name: "saved-searches",
  tables: ["saved_searches"],
  read: async (deps, userId) => ({ data: { savedSearches: await readSearches(deps.db, userId) } }),
  dropUnproven: (deps, userId) => turnAlertsOff(deps.db, userId),
};
