import { type Deps, inTransaction } from "../../../deps.ts";
import { notify } from "../../notifications/notify.ts";
import { isOfProvider } from "../current-provider.ts";
import { planName } from "../notices.ts";
import { markRefunded, readPaid, readSubscriptions } from "../store.ts";

/**
 * Repeatable, also in parallel: the provider refunds a bill once. A bill that cannot be refunded now does not stop the
 * others. @throws AppError `payments_unavailable`; the marks stay for the next attempt.
 */
export async function payRequestedRefunds(deps: Deps, userId: string): Promise<void> {
  const back: string[] = [];
  let failure: unknown;
  for (const { invoiceId, refund } of await readPaid(deps.db, userId)) {
    if (refund !== "requested" || !isOfProvider(deps, invoiceId)) continue;
    try {
      await deps.payments.refund(invoiceId, `refund:${invoiceId}`);
      back.push(invoiceId);
    } catch (error) {
      failure ??= error;
    }
  }
  if (back.length > 0) {
    const [last] = await readSubscriptions(deps.db, userId);
    await inTransaction(deps, async (tx) => {
      const amounts = await markRefunded(tx.db, userId, back);
      if (amounts.length === 0) return;
      const amount = amounts.reduce((sum, each) => sum + each, 0);
      const plan = await planName(tx, userId, last ?? { planType: "monthly", period: "monthly" });
      await notify(tx, {
        userId,
        kind: "payment-refunded",
        params: { plan, amount, currency: "USD" },
        key: `refunded:${[...back].sort()[0]}`,
      });
      await tx.events.publish(tx.db, userId, "plan-changed", {});
    });
  }
  if (failure !== undefined) throw failure;
}
