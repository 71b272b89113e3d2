import type { PersonalPart } from "../../personal-part.ts";
import { readMessages, readPage, readRetiredSlugs } from "./store.ts";

/** More messages than the form lets in before the old ones are forgotten. */
const everything = 1_000_000;

/** The addresses of the profile page, now and before, and what came by its form. */
export const exportPublicProfile: PersonalPart = {
  name: "public-profile",
  tables: ["public_profiles", "retired_slugs", "profile_messages"],
  read: async (deps, userId) => ({
    data: {
      page: await readPage(deps, userId),
      earlierAddresses: await readRetiredSlugs(deps.db, userId),
      messages: await readMessages(deps, userId, everything),
    },
  }),
};
