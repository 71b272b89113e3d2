import type { UserDetail } from "@waymark/contract/accounts";
import type { CareerLevel } from "@waymark/contract/careers";
import {
  type ActionPlan,
  actionPlansLimit,
  type saveActionPlan as endpoint,
  type Milestone,
} from "@waymark/contract/careers-plans";
import type { BodyOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import { planStep, type StepMilestone } from "@waymark/domain/careers/paths/plan-step";
import { shippedCatalogue } from "@waymark/domain/careers/shipped-catalogue";
import { searchTitle } from "@waymark/domain/careers/titles/search-title";
import { nearestLevel } from "@waymark/domain/careers/titles/title-level";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { getUser } from "../accounts/profile/users.ts";
import { careers } from "./careers-of.ts";
import { skillName } from "./describe-path.ts";
import { marketOf, placeOf } from "./market-of.ts";
import { readCurrentSkills } from "./read-current-skills.ts";
import { namesOf, roleOf, titleOf } from "./role-names.ts";
import {
  countPlans,
  insertPlan,
  lockPlan,
  markDeleted,
  type PlanRow,
  readPlanOfStep,
  readPlans,
  readTrashed,
  unmarkDeleted,
  updatePlan,
} from "./store.ts";

/** A plan as the contract shows it, with the number of open postings. */
async function asPlan(deps: Deps, actor: Actor, row: PlanRow, known?: UserDetail): Promise<ActionPlan> {
  const user = known ?? (await getUser(deps, actor, actor.userId));
  const { id, version, level, milestones, createdAt, updatedAt } = row;
  const [fromRole = { id: row.fromRoleId, title: row.fromRoleId }] = namesOf([row.fromRoleId], actor.locale);
  const [toRole = { id: row.toRoleId, title: row.toRoleId }] = namesOf([row.toRoleId], actor.locale);
  const to = shippedCatalogue().roles.get(row.toRoleId);
  const openingsQuery = to === undefined ? toRole.title : searchTitle(to, actor.locale);
  const done = milestones.filter(({ doneAt }) => doneAt !== null).length;
  return {
    id,
    version,
    fromRole,
    toRole,
    level,
    milestones,
    progress: milestones.length === 0 ? 0 : done / milestones.length,
    openings: (await marketOf(deps, openingsQuery, placeOf(user)))?.count ?? null,
    openingsQuery,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export async function listPlans(deps: Deps, actor: Actor): Promise<{ plans: ActionPlan[] }> {
  const user = await getUser(deps, actor, actor.userId);
  const plans: ActionPlan[] = [];
  for (const row of await readPlans(deps.db, actor.userId)) plans.push(await asPlan(deps, actor, row, user));
  return { plans };
}

/** Returns the plan of a step; creates it if needed. */
export async function openPlan(
  deps: Deps,
  actor: Actor,
  asked: { readonly fromRoleId: string; readonly toRoleId: string; readonly level: CareerLevel },
): Promise<ActionPlan> {
  const from = roleOf(asked.fromRoleId);
  const to = roleOf(asked.toRoleId);
  if (from === to) throw new AppError("no_such_role");
  const user = await getUser(deps, actor, actor.userId);
  const { held } = await readCurrentSkills(deps, actor, user, []);
  const { index } = await careers(deps);
  const row = await inTransaction(deps, async (deps) => {
    const known = await readPlanOfStep(deps.db, actor.userId, from.id, to.id);
    if (known !== null) return known;
    if ((await countPlans(deps.db, actor.userId)) >= actionPlansLimit)
      throw new AppError("too_many_plans", { limit: actionPlansLimit });
    const now = deps.now();
    const level = nearestLevel(to.levels, asked.level);
    const today = now.toISOString().slice(0, 10);
    const made = {
      id: newId(),
      userId: actor.userId,
      fromRoleId: from.id,
      toRoleId: to.id,
      level,
      milestones: planStep(index, { from, to, level, held, today }).map((one) =>
        milestoneOf(deps, actor, one),
      ),
      version: 1,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    };
    // Two simultaneous requests create a single plan.
    if (await insertPlan(deps.db, made)) return made;
    return (await readPlanOfStep(deps.db, actor.userId, from.id, to.id)) ?? made;
  });
  return asPlan(deps, actor, row, user);
}

function milestoneOf(
  deps: Deps,
  actor: Actor,
  { kind, what, skill, licence, education, role, dueOn }: StepMilestone,
): Milestone {
  const { translate } = deps;
  const title = translate(actor.locale, `careers-paths.milestones.${what}`, {
    role: titleOf(role, actor.locale),
    skill: skill === null ? "" : skillName(skill, actor.locale),
    licence: licence === null ? "" : (shippedCatalogue().licences.get(licence)?.[actor.locale] ?? ""),
    education: education === null ? "" : translate(actor.locale, `careers-paths.educations.${education}`),
  });
  return { id: newId(), kind, title: title.slice(0, 300), skillId: skill, dueOn, doneAt: null };
}

/** Replaces the milestones of a plan. A milestone that is listed twice is kept once. */
export async function savePlan(
  deps: Deps,
  actor: Actor,
  id: string,
  { version, milestones }: BodyOf<typeof endpoint>,
): Promise<ActionPlan> {
  const saved = await inTransaction(deps, async (deps) => {
    const before = await lockPlan(deps.db, actor.userId, id);
    if (before === null) throw new AppError("not_found");
    if (version !== undefined && version !== before.version) return { row: before, stale: true };
    const change = {
      milestones: [...new Map(milestones.map((one) => [one.id, one])).values()],
      version: before.version + 1,
      updatedAt: deps.now(),
    };
    await updatePlan(deps.db, actor.userId, id, change);
    return { row: { ...before, ...change }, stale: false };
  });
  const plan = await asPlan(deps, actor, saved.row);
  if (saved.stale) throw new AppError("conflict", { current: plan });
  return plan;
}

/** Moves a plan to the trash, from which it can be restored for 30 days. */
export async function deletePlan(deps: Deps, actor: Actor, id: string): Promise<void> {
  if (!(await markDeleted(deps.db, actor.userId, id, deps.now()))) throw new AppError("not_found");
}

/** Milliseconds for which a deleted plan can be restored. */
const trashMs = 30 * 86_400_000;

/** Plans deleted before this instant can no longer be restored. */
export const endOfTrash = (now: Date): Date => new Date(now.getTime() - trashMs);

/** Restores a plan from the trash. If the step has another plan by now, that one is returned. */
export async function restorePlan(deps: Deps, actor: Actor, id: string): Promise<ActionPlan> {
  const row = await inTransaction(deps, async (deps) => {
    const gone = await readTrashed(deps.db, actor.userId, id, endOfTrash(deps.now()));
    if (gone === null) throw new AppError("not_found");
    const other = await readPlanOfStep(deps.db, actor.userId, gone.fromRoleId, gone.toRoleId);
    if (other !== null) return other;
    if ((await countPlans(deps.db, actor.userId)) >= actionPlansLimit)
      throw new AppError("too_many_plans", { limit: actionPlansLimit });
    await unmarkDeleted(deps.db, actor.userId, id);
    return { ...gone, deletedAt: null };
  });
  return asPlan(deps, actor, row);
}
