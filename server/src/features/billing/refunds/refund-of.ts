import type { PlanState } from "@waymark/contract/billing";
import { refundDays } from "@waymark/domain/billing/plans";
import type { BillingAccount, readPaid } from "../store.ts";

type Paid = Awaited<ReturnType<typeof readPaid>>;

export const refundableUntil = (firstPaidAt: Date): Date =>
  new Date(firstPaidAt.getTime() + refundDays * 86_400_000);

/** The guarantee: everything paid within 30 days of the first payment is refunded, once. */
export function refundOf(account: BillingAccount | null, paid: Paid, now: Date): PlanState["moneyBack"] {
  if (account === null || account.firstPaidAt === null) return null;
  const until = refundableUntil(account.firstPaidAt);
  const asked = account.moneyBackAt !== null;
  const counted = paid.filter((bill) =>
    asked ? bill.refund !== null : bill.refund === null && bill.paidAt <= until,
  );
  const done = asked && counted.every(({ refund }) => refund === "done");
  return {
    until: until.toISOString(),
    amount: counted.reduce((sum, { amount }) => sum + amount, 0),
    currency: "USD",
    state: done ? "done" : asked ? "requested" : now <= until ? "possible" : "over",
  };
}
