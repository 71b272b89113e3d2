import type { ExportSection } from "../../../export-section.ts";
import { readContacts } from "./store.ts";

export const exportPeople: ExportSection = {
  name: "contacts",
  tables: ["contacts", "contact_applications"],
  read: async (deps, userId) => ({ data: { contacts: await readContacts(deps, userId) } }),
};
