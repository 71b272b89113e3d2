import * as contract from "@waymark/contract/packages";
import type { Mount } from "../../http/mount.ts";
import { asPrivateFile } from "../../http/private-file.ts";
import { dismissPackage, preparePackage, reopenPackage, savePackage } from "./change-package.ts";
import { getPackage, listPackages } from "./own-package.ts";
import { previewRule } from "./pick-today.ts";
import { createRule, deleteRule, listRules, saveRule } from "./rules.ts";
import { approvePackage, downloadPackage, markPackageSent, openPackageLink } from "./send-package.ts";
import { takeBackSent } from "./take-back-sent.ts";

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

  mount(contract.listPackages, ({ deps, actor, query }) => listPackages(deps, actor, query));

  mount(contract.getPackage, async ({ deps, actor, params }) => ({
    package: await getPackage(deps, actor, params.id),
  }));

  mount(contract.preparePackage, async ({ deps, actor, body }) => ({
    package: await preparePackage(deps, actor, body.jobId),
  }));

  mount(contract.savePackage, async ({ deps, actor, params, body }) => ({
    package: await savePackage(deps, actor, params.id, body),
  }));

  mount(contract.dismissPackage, ({ deps, actor, params, body }) =>
    dismissPackage(deps, actor, params.id, body),
  );

  mount(contract.reopenPackage, async ({ deps, actor, params }) => ({
    package: await reopenPackage(deps, actor, params.id),
  }));

  sendingRoutes(mount);
}

function sendingRoutes(mount: Mount): void {
  mount(contract.approvePackage, ({ deps, actor, params }) => approvePackage(deps, actor, params.id));

  mount(contract.markPackageSent, async ({ deps, actor, params }) => ({
    package: await markPackageSent(deps, actor, params.id),
  }));

  mount(contract.takeBackPackageSent, async ({ deps, actor, params }) => ({
    package: await takeBackSent(deps, actor, params.id),
  }));

  mount(contract.downloadPackage, ({ deps, actor, params, body }) =>
    downloadPackage(deps, actor, params.id, body.file),
  );

  mount(contract.linkedPackageFile, async ({ deps, params, reply }) => {
    const { bytes, ...file } = await openPackageLink(deps, params.token);
    asPrivateFile(reply, file);
    return reply.send(bytes);
  });
}
