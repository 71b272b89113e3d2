import type { PlanState, Subscription } from "@waymark/contract/billing";
import type { BadgeTone } from "../../ui/badge.tsx";

export function planTone(subscription: Subscription): BadgeTone {
  if (subscription.access === "grace") return "rust";
  if (subscription.access === "none") return "grey";
  return subscription.cancelAtPeriodEnd ? "amber" : "pine";
}

/** Of an unpaid invoice: `grace` while the plan stays open, `over` afterwards; null without one. */
export function planDebt({ subscription }: PlanState): "grace" | "over" | null {
  if (subscription?.access === "grace") return "grace";
  const { status } = subscription ?? {};
  return status === "past_due" || status === "unpaid" ? "over" : null;
}

/** `key` is for the text `plan.when.<key>`. */
export function planWhen(plan: PlanState): { key: string; at: string | null } {
  const { level, trial, subscription, team } = plan;
  if (level === "open") return { key: "open", at: null };
  if (level === "trial") return { key: "trial", at: trial?.endsAt ?? null };
  if (level === "team" && team?.role === "member") return { key: "member", at: null };
  if (level === "starter" || subscription === null) return { key: startersWhen(plan), at: null };
  if (subscription.access === "grace") return { key: "grace", at: subscription.graceUntil };
  if (subscription.cancelAtPeriodEnd) return { key: "ends", at: subscription.periodEndsAt };
  if (subscription.status === "trialing") return { key: "firstCharge", at: subscription.trialEndsAt };
  return { key: "renews", at: subscription.periodEndsAt };
}

function startersWhen({ trial, subscription }: PlanState): string {
  if (subscription?.status === "past_due" || subscription?.status === "unpaid") return "unpaid";
  if (subscription?.status === "trialing" || subscription?.status === "incomplete") return "cardMissing";
  if (trial?.over) return "trialOver";
  return "starter";
}
