import type { ExportSection } from "../../export-section.ts";
import { pauseRules, readRules } from "./rules-store.ts";
import { readAllPackages } from "./store.ts";

/** Rules, and packages with their answers; letters, resumes and files are in their own sections. */
export const exportPackages: ExportSection = {
  name: "packages",
  tables: ["apply_rules", "packages"],
  read: async (deps, userId) => ({
    data: {
      rules: (await readRules(deps, userId, { deleted: true })).map(({ lookedAt: _looked, ...rule }) => rule),
      packages: (await readAllPackages(deps, userId)).map(({ userId: _owner, ...one }) => one),
    },
  }),
  dropUnproven: (deps, userId) => pauseRules(deps.db, userId),
};
