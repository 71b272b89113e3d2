import { AppError } from "@waymark/contract/errors";
import type { PaymentsOverview } from "@waymark/contract/operator";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { paymentsState } from "../../ports/payments/open-payments.ts";
import { billingNow } from "./billing-now.ts";
import { reconcileSubscriptions } from "./reconcile.ts";
import { countByStatus } from "./store.ts";
import { notifyOfTrials } from "./trials.ts";
import { countWebhooks } from "./webhooks/event-store.ts";

export async function paymentsOverview(deps: Deps): Promise<PaymentsOverview> {
  const { provider, ready } = paymentsState(deps.config);
  return {
    provider,
    ready,
    testClock: deps.payments.test === null ? null : (await billingNow(deps)).toISOString(),
    subscriptions: await countByStatus(deps.db),
    webhooks: await countWebhooks(deps.db),
  };
}

/** Runs everything that is due by then. @throws AppError `not_found` with a real provider or without test mode. */
export async function moveTestClock(deps: Deps, hours: number): Promise<void> {
  if (deps.payments.test === null || deps.config.publicAddress) throw new AppError("not_found");
  await deps.payments.test.moveClock(hours * 3_600_000);
  await reconcileSubscriptions(deps);
  await notifyOfTrials(deps);
}

/** @throws AppError `payments_not_ready` with the reason, where paid plans cannot be bought. */
export function checkPaymentsReady(deps: Pick<Deps, "config" | "translate">, actor: Actor): void {
  const { ready, reason } = paymentsState(deps.config);
  if (!ready)
    throw new AppError("payments_not_ready", {
      reason: reason ?? "",
      why: deps.translate(actor.locale, `billing-plans.notReady.${reason}`),
    });
}
