import type { Deps } from "../../deps.ts";

/** The current time of plans and payments, which an operator may have moved in test mode. */
export const billingNow = (deps: Pick<Deps, "db" | "payments">): Promise<Date> => deps.payments.now(deps.db);
