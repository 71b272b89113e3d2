import type { ExportSection } from "../../export-section.ts";
import { offerOf, readOffers } from "./store.ts";

/** Offers, including those of applications in the trash. */
export const exportOffers: ExportSection = {
  name: "offers",
  tables: ["offers"],
  read: async (deps, userId) => {
    const rows = await readOffers(deps.db, userId);
    const seal = await deps.keys.of(deps.db, userId);
    return { data: { offers: rows.map((row) => offerOf(row, seal)) } };
  },
};
