import type { Deps } from "../../deps.ts";

/** An operator may have moved this clock in test mode. */
export const billingNow = (deps: Pick<Deps, "db" | "payments">): Promise<Date> => deps.payments.now(deps.db);
