import * as contract from "@waymark/contract/packages";
import type { Mount } from "../../http/mount.ts";
import { previewRule } from "./pick-today.ts";
import { createRule, deleteRule, listRules, saveRule } from "./rules.ts";

export function packageRoutes(mount: Mount): void {
  mount(contract.listApplyRules, ({ deps, actor }) => listRules(deps, actor));

  mount(contract.createApplyRule, async ({ deps, actor, body }) => ({
    rule: await createRule(deps, actor, body),
  }));

  mount(contract.previewApplyRule, ({ deps, actor, body }) => previewRule(deps, actor, body));

  mount(contract.saveApplyRule, async ({ deps, actor, params, body }) => ({
    rule: await saveRule(deps, actor, params.id, body),
  }));

  mount(contract.deleteApplyRule, async ({ deps, actor, params }) => {
    await deleteRule(deps, actor, params.id);
    return { ok: true as const };
  });
}
