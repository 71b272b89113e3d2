import type { ExportSection } from "../../export-section.ts";
import { readAllOf } from "./store.ts";

/** A person's decisions about their paths, and their plans. */
export const exportCareers: ExportSection = {
  name: "careers",
  tables: ["career_choices", "action_plans"],
  read: async (deps, userId) => {
    const { choices, plans } = await readAllOf(deps.db, userId);
    return { data: { careerChoices: choices, actionPlans: plans } };
  },
};
