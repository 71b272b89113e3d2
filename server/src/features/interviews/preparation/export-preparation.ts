import type { ExportSection } from "../../../export-section.ts";
import { readAllPlans } from "../negotiation/negotiations-store.ts";
import { readAllNotes } from "./notes-store.ts";

/** Notes and debriefs of interviews, and what was set for negotiations. */
export const exportPreparation: ExportSection = {
  name: "interview-preparation",
  tables: ["interview_notes", "negotiations"],
  read: async (deps, userId) => {
    const negotiations = (await readAllPlans(deps, userId)).map(({ offerId, plan }) => ({
      offerId,
      ...plan,
    }));
    return { data: { notes: await readAllNotes(deps, userId), negotiations } };
  },
};
