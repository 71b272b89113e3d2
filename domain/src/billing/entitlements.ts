import type { Level, PaidPlanId, PlanAction, Reason, Verdict } from "@waymark/contract/billing";
import { PlanAction as PlanActions } from "@waymark/contract/billing";
import type { TeamRole } from "@waymark/contract/teams";
import { levels } from "./plans.ts";

export interface PlanUse {
  readonly level: Level;
  readonly teamRole: TeamRole | null;
  /** Applications used in the present window: the calendar month in the person's zone, or the trial. */
  readonly used: number;
  /** When the window ends and counting restarts, ISO 8601; null for the trial. */
  readonly resetsAt: string | null;
  readonly trialLeft: boolean;
}

const counted: ReadonlySet<PlanAction> = new Set(["create-application", "approve-auto-apply"]);
const allow: Verdict = { allowed: true, reason: null };

const refuse = (
  code: Reason["code"],
  key: string,
  params: Reason["params"],
  lifts: readonly PaidPlanId[],
): Verdict => ({
  allowed: false,
  reason: { code, key: `billing-plans.reason.${key}`, params, lifts: [...lifts] },
});

export const isCounted = (action: PlanAction): boolean => counted.has(action);

/** The server asks again in the transaction of the action. @param times Uses at once, for counted actions. */
export function can(use: PlanUse, action: PlanAction, times = 1): Verdict {
  const { level, used, resetsAt, teamRole } = use;
  const rules = levels[level];
  if (counted.has(action)) {
    const limit = rules.applications;
    if (limit === null || used + times <= limit) return allow;
    if (rules.window === "trial" || resetsAt === null)
      return refuse("plan_limit_reached", "trialLimit", { limit }, ["monthly", "team"]);
    return refuse("plan_limit_reached", "monthLimit", { limit, resetsAt }, ["monthly", "team"]);
  }
  if (level === "open" && action !== "team-invite") return allow;
  if (action === "team-invite") {
    if (teamRole === "owner" && level === "team") return allow;
    return teamRole !== null && teamRole !== "owner" && level === "team"
      ? refuse("team_owner_only", "ownerOnly", {}, [])
      : refuse("plan_required", action, {}, ["team"]);
  }
  if (rules.features.includes(action)) return allow;
  return refuse("plan_required", action, {}, action.startsWith("team-") ? ["team"] : ["monthly", "team"]);
}

export function canAll(use: PlanUse): Record<PlanAction, Verdict> {
  const verdicts = PlanActions.options.map((action) => [action, can(use, action)] as const);
  // `Object.fromEntries` loses the key type: every action of the closed list is in it.
  return Object.fromEntries(verdicts) as Record<PlanAction, Verdict>;
}
