import type { PersonalPart } from "../../personal-part.ts";
import { dropWaiting, readAllNotices, readTimesOf } from "./store.ts";

/** The inbox, what left by mail and SMS, and when it may. */
export const exportNotifications: PersonalPart = {
  name: "notifications",
  tables: ["notifications", "notification_sendings", "notification_times"],
  read: async (deps, userId) => ({
    data: { notices: await readAllNotices(deps, userId), times: await readTimesOf(deps.db, userId) },
  }),
  dropUnproven: (deps, userId) => dropWaiting(deps.db, userId, deps.now()),
};
