import type { ExportSection } from "../../export-section.ts";
import { readFeed, removeFeed } from "./store.ts";

export const exportCalendar: ExportSection = {
  name: "calendar",
  tables: ["calendar_feeds"],
  read: async (deps, userId) => ({ data: { feed: await readFeed(deps.db, userId) } }),
  async dropUnproven(deps, userId) {
    await removeFeed(deps.db, userId);
  },
};
