import type { PersonalPart } from "../../personal-part.ts";
import { readContacts } from "./store.ts";

export const exportPeople: PersonalPart = {
  name: "contacts",
  tables: ["contacts", "contact_applications"],
  read: async (deps, userId) => ({ data: { contacts: await readContacts(deps, userId) } }),
};
