import type { Level, PaidPlanId, PlanAction, Reason, Verdict } from "@waymark/contract/billing";
import { PlanAction as PlanActions } from "@waymark/contract/billing";
import { levels } from "./plans.ts";

/** Where a person stands: their level, and what they have used of what is counted. */
export interface PlanStanding {
  readonly level: Level;
  /** Their place in the team whose plan they use; null without one. */
  readonly teamRole: "owner" | "member" | null;
  /** Applications used in the present window: the calendar month in the person's zone, or the trial. */
  readonly used: number;
  /** When the window ends and counting begins anew, ISO 8601; null for the trial. */
  readonly resetsAt: string | null;
  /** Whether the Free Trial was never begun. */
  readonly trialLeft: boolean;
}

const counted: ReadonlySet<PlanAction> = new Set(["create-application", "approve-auto-apply"]);
const yes: Verdict = { allowed: true, reason: null };

const no = (
  code: Reason["code"],
  key: string,
  params: Reason["params"],
  lifts: readonly PaidPlanId[],
): Verdict => ({ allowed: false, reason: { code, key: `plans.reason.${key}`, params, lifts: [...lifts] } });

/** Whether an action is one of those that are counted against the limit of applications. */
export const isCounted = (action: PlanAction): boolean => counted.has(action);

/**
 * Whether a person may do something under their plan, and if not, why and what lifts it. The server asks the same
 * question again inside the transaction that does the counted thing.
 *
 * @param times How often at once, for counted actions.
 */
export function can(standing: PlanStanding, action: PlanAction, times = 1): Verdict {
  const { level, used, resetsAt, teamRole } = standing;
  const rules = levels[level];
  if (counted.has(action)) {
    const limit = rules.applications;
    if (limit === null || used + times <= limit) return yes;
    if (rules.window === "trial" || resetsAt === null)
      return no("plan_limit_reached", "trialLimit", { limit }, ["monthly", "team"]);
    return no("plan_limit_reached", "monthLimit", { limit, resetsAt }, ["monthly", "team"]);
  }
  if (level === "open" && action !== "team-invite") return yes;
  if (action === "team-invite") {
    if (teamRole === "owner" && level === "team") return yes;
    return teamRole === "member" && level === "team"
      ? no("team_owner_only", "ownerOnly", {}, [])
      : no("plan_required", action, {}, ["team"]);
  }
  if (rules.features.includes(action)) return yes;
  return no("plan_required", action, {}, action.startsWith("team-") ? ["team"] : ["monthly", "team"]);
}

/** The verdict on every action. */
export function canAll(standing: PlanStanding): Record<PlanAction, Verdict> {
  const verdicts = PlanActions.options.map((action) => [action, can(standing, action)] as const);
  // Every action of the closed list is in it.
  return Object.fromEntries(verdicts) as Record<PlanAction, Verdict>;
}
