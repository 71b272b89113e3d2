import type { ExportSection } from "../../export-section.ts";
import { deletePage, readAllMessages, readPage, readRetiredSlugs } from "./store.ts";

export const exportPublicProfile: ExportSection = {
  name: "public-profile",
  tables: ["public_profiles", "retired_slugs", "profile_messages"],
  read: async (deps, userId) => ({
    data: {
      // Without the secret link, so that access to the export does not give access to the link.
      address: (await readPage(deps, userId))?.slug ?? null,
      formerAddresses: await readRetiredSlugs(deps.db, userId),
      messages: await readAllMessages(deps, userId),
    },
  }),
  dropUnproven: (deps, userId) => deletePage(deps.db, userId),
};
