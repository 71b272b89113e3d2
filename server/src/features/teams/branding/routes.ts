import * as contract from "@waymark/contract/teams-branding";
import type { Mount } from "../../../http/mount.ts";
import * as branding from "./branding.ts";

export function brandingRoutes(mount: Mount): void {
  mount(contract.readBrand, ({ deps, actor, params }) => branding.readBrand(deps, actor, params.teamId));
  mount(contract.saveBrand, ({ deps, actor, params, body }) =>
    branding.saveBrand(deps, actor, params.teamId, body),
  );
  mount(contract.saveMark, ({ deps, actor, params, body }) =>
    branding.saveMark(deps, actor, params.teamId, body.picture),
  );
  mount(contract.removeMark, ({ deps, actor, params }) => branding.removeMark(deps, actor, params.teamId));
  mount(contract.sendReplyCode, ({ deps, actor, params, body }) =>
    branding.sendReplyCode(deps, actor, params.teamId, body.email),
  );
  mount(contract.proveReplyAddress, ({ deps, actor, params, body }) =>
    branding.proveReplyAddress(deps, actor, params.teamId, body),
  );
  mount(contract.removeReplyAddress, ({ deps, actor, params }) =>
    branding.removeReplyAddress(deps, actor, params.teamId),
  );
}
