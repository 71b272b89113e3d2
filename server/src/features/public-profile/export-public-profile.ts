import type { PersonalPart } from "../../personal-part.ts";
import { deletePage, readAllMessages, readPage, readRetiredSlugs } from "./store.ts";

/** Where the person's page stands and stood, and every message that came by it. */
export const exportPublicProfile: PersonalPart = {
  name: "public-profile",
  tables: ["public_profiles", "retired_slugs", "profile_messages"],
  read: async (deps, userId) => ({
    data: {
      // The secret link stays out: whoever holds the export should not thereby hold the link.
      address: (await readPage(deps, userId))?.slug ?? null,
      formerAddresses: await readRetiredSlugs(deps.db, userId),
      messages: await readAllMessages(deps, userId),
    },
  }),
  dropUnproven: (deps, userId) => deletePage(deps.db, userId),
};
