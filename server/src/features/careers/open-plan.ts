import type { CareerLevel } from "@waymark/contract/careers";
import { type ActionPlan, actionPlansLimit, type Milestone } from "@waymark/contract/careers-plans";
import { AppError } from "@waymark/contract/errors";
import { planStep, type StepMilestone } from "@waymark/domain/careers/paths/plan-step";
import { nearestLevel } from "@waymark/domain/careers/titles/title-level";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { newId } from "../../ids.ts";
import { getUser } from "../accounts/profile/get-user.ts";
import { asPlan } from "./as-plan.ts";
import { careers, catalogue } from "./careers-of.ts";
import { skillName } from "./describe-path.ts";
import { readCurrentSkills } from "./read-current-skills.ts";
import { roleOf, titleOf } from "./role-names.ts";
import { countPlans, insertPlan, readPlanOfStep } from "./store.ts";

/**
 * Returns the plan of a step; creates it if needed.
 * @throws AppError `no_such_role`, `too_many_plans`.
 */
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
    licence: licence === null ? "" : (catalogue().licences.get(licence)?.[actor.locale] ?? ""),
    education: education === null ? "" : translate(actor.locale, `careers-paths.educations.${education}`),
  });
  return { id: newId(), kind, title: title.slice(0, 300), skillId: skill, dueOn, doneAt: null };
}
