import { type PlanState, Subscription } from "@waymark/contract/billing";
import { AppError } from "@waymark/contract/errors";
import { canAll } from "@waymark/domain/billing/entitlements";
import { levels, plans, priceOf } from "@waymark/domain/billing/plans";
import { daysLeft } from "@waymark/domain/billing/windows";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { paymentsState } from "../../ports/payments/open-payments.ts";
import { countSeats } from "../teams/teams-of.ts";
import { billingNow } from "./billing-now.ts";
import { planUseOf } from "./consume-quota.ts";
import { isOfProvider, mayOpen } from "./current-provider.ts";
import { type FoundLevel, findLevel, isOpen } from "./find-level.ts";
import { refreshSubscription } from "./refresh-subscription.ts";
import { refundOf } from "./refunds/refund-of.ts";
import { readAccount, readPaid, readSubscriptions, type SubscriptionRow } from "./store.ts";

/** From our own tables only, without asking the provider. */
export async function readPlan(deps: Deps, actor: Actor): Promise<PlanState> {
  const now = await billingNow(deps);
  const found = await findLevel(deps, actor.userId, now);
  const use = await planUseOf(deps, actor, found, now);
  const rows = (await readSubscriptions(deps.db, actor.userId)).filter((row) => mayOpen(deps, row));
  const shown =
    rows.find(({ access }) => access !== "none") ?? rows.find((row) => subscriptionOf(row, now) !== null);
  const account = await readAccount(deps.db, actor.userId);
  return {
    level: found.level,
    trial: trialOf(found, actor, now),
    subscription: subscriptionOf(shown, now),
    use: [
      {
        what: "applications",
        used: use.used,
        limit: levels[found.level].applications,
        resetsAt: use.resetsAt,
      },
    ],
    team: await teamOf(deps, found),
    can: canAll(use),
    moneyBack: refundOf(account, await readPaid(deps.db, actor.userId), now),
    freeDays: account?.trialUsedAt ? 0 : plans.monthly.trialDays,
    payments: paymentsState(deps.config),
  };
}

function trialOf({ trial }: FoundLevel, { timeZone }: Actor, now: Date): PlanState["trial"] {
  if (trial === null) return null;
  return {
    startedAt: trial.startedAt.toISOString(),
    endsAt: trial.endsAt.toISOString(),
    daysLeft: daysLeft(now, trial.endsAt, timeZone),
    over: trial.endsAt <= now,
  };
}

async function teamOf(deps: Deps, { team }: FoundLevel): Promise<PlanState["team"]> {
  if (team === null) return null;
  const { id, name, role, seats: limit } = team;
  return { id, name, role, seats: { limit, ...(await countSeats(deps, id)) } };
}

const problems = Subscription.shape.problem;
const statuses = Subscription.shape.status;
const iso = (at: Date | null) => at?.toISOString() ?? null;

/**
 * An order without a confirmed card is `incomplete`, although the provider has no subscription for it. Null for an
 * order that was never started, was abandoned, or belonged to the former holder of a claimed account.
 */
export function subscriptionOf(row: SubscriptionRow | undefined, now: Date): Subscription | null {
  const waits = row?.status === "creating" && row.setupId !== null;
  const status = statuses.safeParse(waits ? "incomplete" : row?.status);
  if (row === undefined || row.problem === "claimed" || !status.success) return null;
  const { planType, period, nextPlanType, nextPeriod, nextAt, cardBrand } = row;
  return {
    planType,
    period,
    status: status.data,
    access: isOpen(row, now) ? row.access : "none",
    amount: priceOf(planType, period),
    currency: "USD",
    card: cardBrand === null ? null : { brand: cardBrand, last4: row.cardLast4 ?? "" },
    trialEndsAt: iso(row.trialEndsAt),
    periodEndsAt: iso(row.periodEndsAt),
    graceUntil: iso(row.graceUntil),
    cancelAtPeriodEnd: row.cancelAtPeriodEnd,
    pendingChange:
      nextPlanType === null || nextPeriod === null || nextAt === null
        ? null
        : { planType: nextPlanType, period: nextPeriod, at: nextAt.toISOString() },
    endedAt: iso(row.endedAt),
    problem: waits ? "card_missing" : (problems.safeParse(row.problem).data ?? null),
  };
}

/** Read from the provider, to be changed. @throws AppError `no_subscription`, `payments_unavailable`. */
export async function runningOf(deps: Deps, actor: Actor): Promise<SubscriptionRow & { providerId: string }> {
  for (const { id, openedAt, endedAt, providerId, problem } of await readSubscriptions(
    deps.db,
    actor.userId,
  )) {
    if (
      openedAt === null ||
      endedAt !== null ||
      problem === "claimed" ||
      !isOfProvider(deps, providerId ?? "")
    )
      continue;
    const row = await refreshSubscription(deps, id);
    if (row !== null && row.endedAt === null && row.providerId !== null)
      return { ...row, providerId: row.providerId };
  }
  throw new AppError("no_subscription");
}
