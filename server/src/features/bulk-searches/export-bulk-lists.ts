import type { ExportSection } from "../../export-section.ts";
import { searchesOf } from "./bulk-list.ts";
import { readAllLists } from "./store.ts";

export const exportBulkLists: ExportSection = {
  name: "bulk-searches",
  tables: ["bulk_lists"],
  read: async (deps, userId) => {
    const rows = await readAllLists(deps.db, userId);
    const seal = rows.length === 0 ? null : await deps.keys.of(deps.db, userId);
    return {
      data: {
        lists: rows.map((row) => ({
          searches: seal === null ? [] : searchesOf(row, seal),
          ...{ weekly: row.weekly, ranAt: row.ranAt },
        })),
      },
    };
  },
};
