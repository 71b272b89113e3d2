import type { ExportSection } from "../../export-section.ts";
import { readAllGoals } from "./store.ts";

/** The person's weekly goals. */
export const exportTeamGoals: ExportSection = {
  name: "team-goals",
  tables: ["team_goals"],
  read: async (deps, userId) => ({
    data: {
      goals: (await readAllGoals(deps.db, userId)).map(({ kind, perWeek, state, createdAt }) => ({
        ...{ kind, perWeek, state, createdAt },
      })),
    },
  }),
};
