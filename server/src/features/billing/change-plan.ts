import type { ChangePreview, PaidPlanId, Period, PlanState } from "@waymark/contract/billing";
import { AppError } from "@waymark/contract/errors";
import { whenChanged } from "@waymark/domain/billing/change-of-plan";
import { priceOf } from "@waymark/domain/billing/plans";
import { nextPeriodEnd } from "@waymark/domain/billing/windows";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { countOthers } from "../teams/open-team.ts";
import { billingNow } from "./billing-now.ts";
import { isAttempt } from "./checkout/begin-attempt.ts";
import { giveUpAttempt } from "./checkout/finish-attempt.ts";
import { isOfProvider } from "./current-provider.ts";
import { checkPaymentsReady } from "./payments-overview.ts";
import { readPlan, runningOf } from "./read-plan.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { readRow, readSubscriptions } from "./store.ts";

interface Terms {
  readonly planType: PaidPlanId;
  readonly period: Period;
}

async function prepare(deps: Deps, actor: Actor, to: Terms) {
  checkPaymentsReady(deps, actor);
  const row = await runningOf(deps, actor);
  const when = whenChanged(row, to, row.status === "trialing");
  const isWaiting = row.nextPlanType === to.planType && row.nextPeriod === to.period;
  if (when === null || isWaiting) throw new AppError("same_plan");
  if (to.planType === "monthly") {
    const others = await inTransaction(deps, (tx) => countOthers(tx, actor.userId));
    if (others > 0) throw new AppError("seats_taken", { number: others });
  }
  return { row, when };
}

/** Throws like `changePlan`. */
export async function previewChange(deps: Deps, actor: Actor, to: Terms): Promise<ChangePreview> {
  const { row, when } = await prepare(deps, actor, to);
  const now = await billingNow(deps);
  const amount = priceOf(to.planType, to.period);
  const end = row.periodEndsAt ?? now;
  const about = { when, amount, currency: "USD" as const };
  if (when !== "now") {
    const startsAt = (when === "period_end" ? end : now).toISOString();
    return { ...about, startsAt, dueNow: 0, credit: 0, nextChargeAt: end.toISOString() };
  }
  const { credit, dueNow } = await deps.payments.previewChange(row.providerId, to);
  const nextCharge = row.period === to.period ? end : nextPeriodEnd(now, to.period);
  return { ...about, startsAt: now.toISOString(), dueNow, credit, nextChargeAt: nextCharge.toISOString() };
}

/** An upgrade applies at once, a downgrade at the end of the paid period. */
export async function changePlan(deps: Deps, actor: Actor, to: Terms): Promise<PlanState> {
  const { row, when } = await prepare(deps, actor, to);
  const key = `change:${row.id}:${to.planType}-${to.period}:${row.seenTicket}`;
  if (when === "period_end") await deps.payments.changeAtPeriodEnd(row.providerId, to, key);
  else await deps.payments.changeNow(row.providerId, to, key);
  await refreshSubscription(deps, row.id);
  return readPlan(deps, actor);
}

export async function keepPlan(deps: Deps, actor: Actor): Promise<PlanState> {
  const row = await runningOf(deps, actor);
  await deps.payments.undoChange(row.providerId);
  await refreshSubscription(deps, row.id);
  return readPlan(deps, actor);
}

/** At the end of the paid period; an unpaid attempt ends now. */
export async function cancelSubscription(deps: Deps, actor: Actor): Promise<PlanState> {
  const living = (await readSubscriptions(deps.db, actor.userId)).filter(
    ({ status, endedAt, providerId, problem }) =>
      endedAt === null &&
      problem !== "claimed" &&
      status !== "abandoned" &&
      (providerId === null || isOfProvider(deps, providerId)),
  );
  if (living.length === 0) throw new AppError("no_subscription");
  for (const row of living) {
    if (isAttempt(row) && (await giveUpAttempt(deps, row))) continue;
    const { providerId } = (await readRow(deps.db, row.id)) ?? row;
    if (providerId === null) continue;
    await deps.payments.cancel(providerId, "period_end");
    await refreshSubscription(deps, row.id);
  }
  return readPlan(deps, actor);
}

/** Withdraws a cancellation while the period runs. */
export async function resumeSubscription(deps: Deps, actor: Actor): Promise<PlanState> {
  const row = await runningOf(deps, actor);
  await deps.payments.resume(row.providerId);
  await refreshSubscription(deps, row.id);
  return readPlan(deps, actor);
}
