import type { ExportSection } from "../../export-section.ts";
import { readReminders, reminderOf } from "./store.ts";

export const exportReminders: ExportSection = {
  name: "reminders",
  tables: ["reminders"],
  read: async (deps, userId) => {
    const rows = await readReminders(deps.db, userId);
    const seal = await deps.keys.of(deps.db, userId);
    return { data: { reminders: rows.map((row) => reminderOf(row, seal)) } };
  },
};
