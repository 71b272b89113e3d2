import type { Deps } from "../../deps.ts";
import { applyEvent, applyEventTask } from "./apply-event.ts";
import { leaveClaimedCustomer, leaveClaimedTask } from "./detach-claimed-customer.ts";
import { tellOfTrials, tellOfTrialsTask } from "./notify-of-trials.ts";
import { reconcileSubscriptions, reconcileTask } from "./reconcile.ts";
import { payBack, payBackTask } from "./refund.ts";

/** Registers the handlers of billing's tasks. */
export function registerBillingTasks(deps: Deps): void {
  deps.tasks.handle(applyEventTask, ({ id }) => applyEvent(deps, id));
  deps.tasks.handle(payBackTask, ({ userId }) => payBack(deps, userId));
  deps.tasks.handle(leaveClaimedTask, ({ userId }) => leaveClaimedCustomer(deps, userId));
  deps.tasks.handle(reconcileTask, (_, signal) => reconcileSubscriptions(deps, signal));
  deps.tasks.every(reconcileTask, "23 * * * *", {});
  deps.tasks.handle(tellOfTrialsTask, () => tellOfTrials(deps));
  deps.tasks.every(tellOfTrialsTask, "*/30 * * * *", {});
}
