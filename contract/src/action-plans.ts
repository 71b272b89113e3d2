import { z } from "zod";
import { CareerLevel, RoleName } from "./careers.ts";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { Done, filledLine, Id, Instant, line } from "./values.ts";

const noun = "careers";
const access = "user";

/** What a milestone asks: a skill to learn, evidence to collect, or a step. */
export const milestoneKinds = ["skill", "evidence", "step"] as const;
export const Milestone = z.object({
  id: Id,
  kind: z.enum(milestoneKinds),
  title: filledLine(300),
  /** A skill's id; null for the rest. */
  skillId: z.string().max(200).nullable(),
  dueOn: z.iso.date().nullable(),
  doneAt: Instant.nullable(),
});
export type Milestone = z.infer<typeof Milestone>;

/** The plan of one step: from a role to the next. `progress` 0 to 1: the share of milestones that are done. */
export const ActionPlan = z.object({
  id: Id,
  version: z.int(),
  fromRole: RoleName,
  toRole: RoleName,
  level: CareerLevel,
  milestones: z.array(Milestone),
  progress: z.number(),
  /** Postings open now for the role, and what the search is asked for them. */
  openings: z.int().nullable(),
  openingsQuery: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type ActionPlan = z.infer<typeof ActionPlan>;

/** Plans one person keeps at most. */
export const actionPlansLimit = 20;

export const listActionPlans = endpoint({
  method: "GET",
  path: "/api/action-plans",
  access,
  noun,
  response: z.object({ plans: z.array(ActionPlan) }),
  errors: ["not_signed_in"],
});

/** Opens the plan of a step; the one that is there already is answered as it stands. */
export const openActionPlan = endpoint({
  method: "POST",
  path: "/api/action-plans",
  access,
  noun,
  body: z.object({ fromRoleId: line(80), toRoleId: line(80), level: CareerLevel }),
  response: z.object({ plan: ActionPlan }),
  errors: ["not_signed_in", "no_such_role", "too_many_plans"],
  limit: 60,
});

/** Ticks, dates, adds, removes and orders milestones: the whole list, with its version. */
export const saveActionPlan = endpoint({
  method: "PUT",
  path: "/api/action-plans/:id",
  access,
  noun,
  params: z.object({ id: Id }),
  body: z.object({ version: z.int().optional(), milestones: z.array(Milestone).max(60) }),
  bodyLimit: { bytes: jsonBytes(32_000), values: 2_000 },
  response: z.object({ plan: ActionPlan }),
  errors: ["not_signed_in", "not_found", "conflict"],
});

export const deleteActionPlan = endpoint({
  method: "DELETE",
  path: "/api/action-plans/:id",
  access,
  noun,
  params: z.object({ id: Id }),
  response: Done,
  errors: ["not_signed_in", "not_found"],
});

export const restoreActionPlan = endpoint({
  method: "POST",
  path: "/api/action-plans/:id/restore",
  access,
  noun,
  params: z.object({ id: Id }),
  body: z.object({}),
  response: z.object({ plan: ActionPlan }),
  errors: ["not_signed_in", "not_found", "too_many_plans"],
});
