import type { ExportSection } from "../../export-section.ts";
import { listAnswers } from "./answers.ts";

export const exportAnswers: ExportSection = {
  name: "answers",
  tables: ["answers"],
  read: async (deps, userId) => ({ data: { answers: (await listAnswers(deps, { userId })).answers } }),
};
