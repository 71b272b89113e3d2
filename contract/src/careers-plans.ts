import { z } from "zod";
import { CareerLevel, RoleName } from "./careers.ts";
import { endpoint, jsonBytes } from "./endpoint.ts";
import { Done, filledLine, Id, Instant, line } from "./values.ts";

const noun = "careers";
const access = "user";

/** A skill to learn, evidence to collect, or another step. */
export const milestoneKinds = ["skill", "evidence", "step"] as const;
export const Milestone = z.object({
  id: Id,
  kind: z.enum(milestoneKinds),
  title: filledLine(300),
  /** Null for milestones without a skill. */
  skillId: z.string().max(200).nullable(),
  dueOn: z.iso.date().nullable(),
  doneAt: Instant.nullable(),
});
export type Milestone = z.infer<typeof Milestone>;

/** For one step from a role to the next. `progress` is the share of completed milestones, 0 to 1. */
export const ActionPlan = z.object({
  id: Id,
  version: z.int(),
  fromRole: RoleName,
  toRole: RoleName,
  level: CareerLevel,
  milestones: z.array(Milestone),
  progress: z.number(),
  /** The number of open postings for the role, and the query that finds them. */
  openings: z.int().nullable(),
  openingsQuery: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type ActionPlan = z.infer<typeof ActionPlan>;

export const actionPlansLimit = 20;

export const listActionPlans = endpoint({
  method: "GET",
  path: "/api/action-plans",
  access,
  noun,
  response: z.object({ plans: z.array(ActionPlan) }),
  errors: ["not_signed_in"],
});

/** Returns an existing plan unchanged. */
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

/** The whole list of milestones: done marks, dates, additions, removals and order. */
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
