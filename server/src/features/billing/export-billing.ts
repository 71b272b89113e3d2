import type { ExportSection } from "../../export-section.ts";
import { detachProvider, unlinkCustomer } from "./detach-customer.ts";
import { readAccount, readPaid, readSubscriptions } from "./store.ts";
import { readTrial, readUses } from "./usage-store.ts";

export const exportBilling: ExportSection = {
  name: "billing",
  tables: ["trials", "billing_accounts", "trial_cards", "subscriptions", "paid_invoices", "usage_counters"],
  read: async (deps, userId) => ({
    data: {
      trial: await readTrial(deps.db, userId),
      account: await readAccount(deps.db, userId),
      subscriptions: await readSubscriptions(deps.db, userId),
      paidInvoices: await readPaid(deps.db, userId),
      usage: await readUses(deps.db, userId),
    },
  }),
  dropUnproven: unlinkCustomer,
  leave: detachProvider,
};
