import type { ExportSection } from "../../../export-section.ts";
import { readDismissed, readLook } from "./store.ts";

export const exportFollowUps: ExportSection = {
  name: "follow-ups",
  tables: ["dismissed_follow_ups", "follow_up_looks"],
  read: async (deps, userId) => ({
    data: {
      dismissed: await readDismissed(deps.db, userId),
      nextLookAt: await readLook(deps.db, userId),
    },
  }),
};
