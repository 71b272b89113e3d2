import type { ExportSection } from "../../export-section.ts";
import { readInterviews } from "./store.ts";
import { interviewOf } from "./stored-interview.ts";

/** Interviews, including those of applications in the trash. */
export const exportInterviews: ExportSection = {
  name: "interviews",
  tables: ["interviews"],
  read: async (deps, userId) => {
    const rows = await readInterviews(deps.db, userId);
    const seal = await deps.keys.of(deps.db, userId);
    return { data: { interviews: rows.map((row) => interviewOf(row, seal)) } };
  },
};
