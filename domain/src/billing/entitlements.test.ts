import type { PlanAction } from "@waymark/contract/billing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { can, canAll, type PlanUse } from "./entitlements.ts";

const resetsAt = "2026-12-01T00:00:00.000Z";
const starter: PlanUse = { level: "starter", teamRole: null, used: 0, resetsAt, trialLeft: true };
const trial: PlanUse = { ...starter, level: "trial", resetsAt: null };
const pro: PlanUse = { ...starter, level: "pro" };
const owner: PlanUse = { ...starter, level: "team", teamRole: "owner" };
const member: PlanUse = { ...starter, level: "team", teamRole: "member" };
const open: PlanUse = { ...starter, level: "open" };

describe("entitlements of plans", () => {
  it.each<[string, PlanUse, PlanAction, number, string | null]>([
    ["starter, the tenth", { ...starter, used: 9 }, "create-application", 1, null],
    [
      "starter, the eleventh",
      { ...starter, used: 10 },
      "create-application",
      1,
      "billing-plans.reason.monthLimit",
    ],
    [
      "starter, two with one left",
      { ...starter, used: 9 },
      "approve-auto-apply",
      2,
      "billing-plans.reason.monthLimit",
    ],
    ["starter's letters", starter, "cover-letter", 1, "billing-plans.reason.cover-letter"],
    ["the trial's tenth", { ...trial, used: 9 }, "create-application", 1, null],
    [
      "the trial's eleventh",
      { ...trial, used: 10 },
      "create-application",
      1,
      "billing-plans.reason.trialLimit",
    ],
    ["the trial's letters", trial, "cover-letter", 1, null],
    ["the trial's team screens", trial, "team-analytics", 1, "billing-plans.reason.team-analytics"],
    ["Pro without limit", { ...pro, used: 9_999 }, "create-application", 50, null],
    ["Pro's salaries", pro, "salary-insights", 1, null],
    ["Pro's invitations", pro, "team-invite", 1, "billing-plans.reason.team-invite"],
    ["a team owner's invitations", owner, "team-invite", 1, null],
    ["a team member's invitations", member, "team-invite", 1, "billing-plans.reason.ownerOnly"],
    ["a team member's team screens", member, "team-dashboard", 1, null],
    ["an open installation", { ...open, used: 9_999 }, "team-bulk-search", 1, null],
  ])("%s", (_, use, action, times, key) => {
    const verdict = can(use, action, times);
    expect(verdict.reason?.key ?? null).toBe(key);
    expect(verdict.allowed).toBe(key === null);
  });

  it("names the limit that was reached and the plans that lift it", () => {
    expect(can({ ...starter, used: 10 }, "create-application").reason).toEqual({
      code: "plan_limit_reached",
      key: "billing-plans.reason.monthLimit",
      params: { limit: 10, resetsAt },
      lifts: ["monthly", "team"],
    });
    expect(can(pro, "team-analytics").reason).toMatchObject({ code: "plan_required", lifts: ["team"] });
  });

  it("never allows less on a larger plan", () => {
    const levels = ["starter", "pro", "team", "open"] as const;
    fc.assert(
      fc.property(fc.nat(30), fc.integer({ min: 1, max: 30 }), (used, times) => {
        const allowed = levels.map((level) => {
          const use: PlanUse = {
            ...starter,
            level,
            used,
            teamRole: level === "team" ? "owner" : null,
          };
          expect(canAll(use)["create-application"]).toEqual(can(use, "create-application"));
          return ["create-application", "cover-letter", "team-dashboard"].map(
            (action) => can(use, action as PlanAction, times).allowed,
          );
        });
        for (const [index, now] of allowed.entries()) {
          for (const [at, before] of (allowed[index - 1] ?? []).entries())
            if (before) expect(now[at]).toBe(true);
        }
      }),
    );
  });
});
