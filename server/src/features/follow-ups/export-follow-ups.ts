import type { PersonalPart } from "../../personal-part.ts";
import { readDismissed, readLook } from "./store.ts";

/** Suggestions a person put away, and when they are told of the next. */
export const exportFollowUps: PersonalPart = {
  name: "follow-ups",
  tables: ["dismissed_follow_ups", "follow_up_looks"],
  read: async (deps, userId) => ({
    data: {
      dismissed: await readDismissed(deps.db, userId),
      nextLookAt: await readLook(deps.db, userId),
    },
  }),
};
