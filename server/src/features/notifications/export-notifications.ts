import type { ExportSection } from "../../export-section.ts";
import { dropWaiting, readAllNotices, readTimesOf } from "./store.ts";

export const exportNotifications: ExportSection = {
  name: "notifications",
  tables: ["notifications", "notification_sendings", "notification_times"],
  read: async (deps, userId) => ({
    data: { notices: await readAllNotices(deps, userId), times: await readTimesOf(deps.db, userId) },
  }),
  dropUnproven: (deps, userId) => dropWaiting(deps.db, userId, deps.now()),
};
