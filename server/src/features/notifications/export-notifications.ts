import type { ExportSection } from "../../export-section.ts";
import { dropWaiting, readAllNotices, readTimesOf } from "./store.ts";

/** The inbox, the state of its mail and text messages, and their allowed times. */
export const exportNotifications: ExportSection = {
  name: "notifications",
  tables: ["notifications", "notification_sendings", "notification_times"],
  read: async (deps, userId) => ({
    data: { notices: await readAllNotices(deps, userId), times: await readTimesOf(deps.db, userId) },
  }),
  dropUnproven: (deps, userId) => dropWaiting(deps.db, userId, deps.now()),
};
