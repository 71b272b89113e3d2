import type { PersonalPart } from "../../personal-part.ts";
import { readContacts } from "./store.ts";

/** Contacts, and which applications they have to do with. */
export const exportPeople: PersonalPart = {
  name: "contacts",
  tables: ["contacts", "contact_applications"],
  read: async (deps, userId) => ({ data: { contacts: await readContacts(deps, userId) } }),
};
