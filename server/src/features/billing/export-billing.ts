import type { PersonalPart } from "../../personal-part.ts";
import { readTrial } from "./store.ts";

/** The free trial. */
export const exportBilling: PersonalPart = {
  name: "billing",
  tables: ["trials"],
  read: async (deps, userId) => ({ data: { trial: await readTrial(deps.db, userId) } }),
};
