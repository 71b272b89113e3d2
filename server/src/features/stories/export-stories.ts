import type { ExportSection } from "../../export-section.ts";
import { listStories } from "./stories.ts";

export const exportStories: ExportSection = {
  name: "stories",
  tables: ["stories"],
  read: async (deps, userId) => ({ data: { stories: (await listStories(deps, { userId })).stories } }),
};
