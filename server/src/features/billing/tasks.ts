import type { Deps } from "../../deps.ts";
import { detachClaimedCustomer, detachClaimedTask } from "./detach-customer.ts";
import { reconcileSubscriptions, reconcileTask } from "./reconcile.ts";
import { payRefund, payRefundTask } from "./refunds/refund.ts";
import { notifyOfTrials, notifyOfTrialsTask } from "./trials.ts";
import { applyEvent, applyEventTask } from "./webhooks/apply-event.ts";

export function registerBillingTasks(deps: Deps): void {
  deps.tasks.handle(applyEventTask, ({ id }) => applyEvent(deps, id));
  deps.tasks.handle(payRefundTask, ({ userId }) => payRefund(deps, userId));
  deps.tasks.handle(detachClaimedTask, ({ userId }) => detachClaimedCustomer(deps, userId));
  deps.tasks.handle(reconcileTask, (_, signal) => reconcileSubscriptions(deps, signal));
  deps.tasks.every(reconcileTask, "23 * * * *", {});
  deps.tasks.handle(notifyOfTrialsTask, () => notifyOfTrials(deps));
  deps.tasks.every(notifyOfTrialsTask, "*/30 * * * *", {});
}
