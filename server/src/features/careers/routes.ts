import * as contract from "@waymark/contract/careers";
import * as plans from "@waymark/contract/careers-plans";
import type { Mount } from "../../http/mount.ts";
import { deletePlan } from "./delete-plan.ts";
import { findRoles } from "./find-roles.ts";
import { generatePaths } from "./generate-paths.ts";
import { listPlans } from "./list-plans.ts";
import { openPlan } from "./open-plan.ts";
import { readCareerChoices } from "./read-career-choices.ts";
import { restorePlan } from "./restore-plan.ts";
import { saveCareerChoices } from "./save-career-choices.ts";
import { savePlan } from "./save-plan.ts";

export function careerRoutes(mount: Mount): void {
  mount(contract.careerPaths, ({ deps, who, body }) => generatePaths(deps, who, body));

  mount(contract.findRoles, ({ deps, who, query }) => findRoles(deps, who, query.query));

  mount(contract.readCareerChoices, ({ deps, who }) => readCareerChoices(deps, who));

  mount(contract.saveCareerChoices, ({ deps, who, body }) => saveCareerChoices(deps, who, body));

  mount(plans.listActionPlans, ({ deps, who }) => listPlans(deps, who));

  mount(plans.openActionPlan, async ({ deps, who, body }) => ({ plan: await openPlan(deps, who, body) }));

  mount(plans.saveActionPlan, async ({ deps, who, params, body }) => ({
    plan: await savePlan(deps, who, params.id, body),
  }));

  mount(plans.deleteActionPlan, async ({ deps, who, params }) => {
    await deletePlan(deps, who, params.id);
    return { ok: true as const };
  });

  mount(plans.restoreActionPlan, async ({ deps, who, params }) => ({
    plan: await restorePlan(deps, who, params.id),
  }));
}
