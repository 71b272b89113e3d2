import type { ExportSection } from "../../export-section.ts";
import { readAllEvents } from "./events-store.ts";
import { readAllRows, readStages } from "./store.ts";
import { applicationOf } from "./stored-application.ts";

/** Every application with its events, including the trash, and the person's columns. */
export const exportApplications: ExportSection = {
  name: "applications",
  tables: ["applications", "application_events", "application_stages"],
  async read(deps, userId) {
    const rows = await readAllRows(deps.db, userId);
    const events = await readAllEvents(deps.db, userId);
    const seal = await deps.keys.of(deps.db, userId);
    const applications = rows.map((row) => ({
      ...applicationOf(row, events.get(row.id) ?? [], seal),
      deletedAt: row.deletedAt?.toISOString() ?? null,
    }));
    return { data: { applications, ...(await readStages(deps.db, userId)) } };
  },
};
