import type { Level, PlanAction, Reason } from "@waymark/contract/billing";
import { AppError } from "@waymark/contract/errors";
import { can, isCounted, type PlanUse } from "@waymark/domain/billing/entitlements";
import { levels } from "@waymark/domain/billing/plans";
import { monthOf } from "@waymark/domain/billing/windows";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { billingNow } from "./billing-now.ts";
import { type FoundLevel, findLevel } from "./find-level.ts";
import { addUse, type Counter, readUse } from "./usage-store.ts";

const applications = "applications";

/** The month in the person's zone, or the whole trial. */
function windowOf(level: Level, now: Date, timeZone: string): { span: string; resetsAt: Date | null } {
  if (levels[level].window === "trial") return { span: "trial", resetsAt: null };
  const { month, endsAt } = monthOf(now, timeZone);
  return { span: month, resetsAt: endsAt };
}

export async function planUseOf(
  deps: Deps,
  actor: Actor,
  found: FoundLevel,
  now: Date,
): Promise<PlanUse & { readonly counter: Counter }> {
  const { span, resetsAt } = windowOf(found.level, now, actor.timeZone);
  const counter = { userId: actor.userId, what: applications, span };
  return {
    level: found.level,
    teamRole: found.team?.role ?? null,
    used: await readUse(deps.db, counter),
    resetsAt: resetsAt?.toISOString() ?? null,
    trialLeft: found.trial === null,
    counter,
  };
}

/**
 * Call it inside the transaction that does the counted thing, so that both are kept or neither. Parallel calls never
 * exceed the limit. @param times Number of uses counted at once.
 * @throws AppError `plan_limit_reached` or `plan_required`, with a sentence of what was reached and what lifts it.
 */
export async function consumeQuota(tx: Deps, actor: Actor, action: PlanAction, times = 1): Promise<void> {
  const now = await billingNow(tx);
  const found = await findLevel(tx, actor.userId, now);
  const use = await planUseOf(tx, actor, found, now);
  const { allowed, reason } = can(use, action, times);
  if (!allowed) throw refusal(tx, actor, reason);
  if (!isCounted(action)) return;
  const limit = levels[found.level].applications;
  if ((await addUse(tx.db, use.counter, times, limit)) !== null) return;
  // A parallel call was faster: this reads its result.
  const used = await readUse(tx.db, use.counter);
  throw refusal(tx, actor, can({ ...use, used }, action, times).reason);
}

function refusal(deps: Deps, actor: Actor, reason: Reason | null): AppError {
  const { code = "plan_limit_reached", key = "", params = {}, lifts = [] } = reason ?? {};
  const { resetsAt } = params;
  const shown =
    typeof resetsAt === "string"
      ? {
          ...params,
          resetsAt: new Intl.DateTimeFormat(actor.locale, {
            dateStyle: "long",
            timeZone: actor.timeZone,
          }).format(new Date(resetsAt)),
        }
      : params;
  return new AppError(code === "plan_limit_reached" ? code : "plan_required", {
    reason: deps.translate(actor.locale, key, shown),
    key,
    params,
    lifts,
  });
}
