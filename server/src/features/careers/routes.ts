import * as contract from "@waymark/contract/careers";
import * as plans from "@waymark/contract/careers-plans";
import type { Mount } from "../../http/mount.ts";
import { deletePlan, listPlans, openPlan, restorePlan, savePlan } from "./action-plans.ts";
import { readCareerChoices, saveCareerChoices } from "./career-choices.ts";
import { findRoles } from "./find-roles.ts";
import { generatePaths } from "./generate-paths.ts";
import { readOccupation } from "./read-occupation.ts";

export function careerRoutes(mount: Mount): void {
  mount(contract.careerPaths, ({ deps, actor, body }) => generatePaths(deps, actor, body));

  mount(contract.findRoles, ({ deps, actor, query }) => findRoles(deps, actor, query.query));

  mount(contract.readOccupation, async ({ deps, actor, query }) => ({
    occupation: await readOccupation(deps, actor, query.title),
  }));

  mount(contract.readCareerChoices, ({ deps, actor }) => readCareerChoices(deps, actor));

  mount(contract.saveCareerChoices, ({ deps, actor, body }) => saveCareerChoices(deps, actor, body));

  mount(plans.listActionPlans, ({ deps, actor }) => listPlans(deps, actor));

  mount(plans.openActionPlan, async ({ deps, actor, body }) => ({ plan: await openPlan(deps, actor, body) }));

  mount(plans.saveActionPlan, async ({ deps, actor, params, body }) => ({
    plan: await savePlan(deps, actor, params.id, body),
  }));

  mount(plans.deleteActionPlan, async ({ deps, actor, params }) => {
    await deletePlan(deps, actor, params.id);
    return { ok: true as const };
  });

  mount(plans.restoreActionPlan, async ({ deps, actor, params }) => ({
    plan: await restorePlan(deps, actor, params.id),
  }));
}
