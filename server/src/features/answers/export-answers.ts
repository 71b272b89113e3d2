import type { ExportSection } from "../../export-section.ts";
import { readAnswers } from "./store.ts";

export const exportAnswers: ExportSection = {
  name: "answers",
  tables: ["answers"],
  read: async (deps, userId) => ({ data: { answers: await readAnswers(deps, userId) } }),
};
