import type { ExportSection } from "../../export-section.ts";
import { readStories } from "./store.ts";

export const exportStories: ExportSection = {
  name: "stories",
  tables: ["stories"],
  read: async (deps, userId) => ({ data: { stories: await readStories(deps, userId) } }),
};
