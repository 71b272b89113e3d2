import type { PlanState } from "@waymark/contract/billing";
import { canAll } from "@waymark/domain/billing/entitlements";
import { levels, plans } from "@waymark/domain/billing/plans";
import { daysLeft } from "@waymark/domain/billing/windows";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { paymentsState } from "../../ports/payments/open-payments.ts";
import { countSeats } from "../teams/teams-of.ts";
import { billingNow } from "./billing-now.ts";
import { standingOf } from "./consume-quota.ts";
import { mayOpen } from "./current-provider.ts";
import { type FoundLevel, findLevel } from "./find-level.ts";
import { refundOf } from "./refund-of.ts";
import { readAccount, readPaid, readSubscriptions } from "./store.ts";
import { subscriptionOf } from "./subscription-of.ts";

/** The caller's plan, from the product's own tables only. */
export async function readPlan(deps: Deps, actor: Actor): Promise<PlanState> {
  const now = await billingNow(deps);
  const found = await findLevel(deps, actor.userId, now);
  const standing = await standingOf(deps, actor, found, now);
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
        used: standing.used,
        limit: levels[found.level].applications,
        resetsAt: standing.resetsAt,
      },
    ],
    team: await teamOf(deps, found),
    can: canAll(standing),
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
