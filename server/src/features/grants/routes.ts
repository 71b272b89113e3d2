import * as contract from "@waymark/contract/grants";
import type { Mount } from "../../http/mount.ts";
import { nameInReports } from "../teams/teams-of.ts";
import { giveGrant, listGrants, takeBackGrant } from "./grants.ts";
import { listLooks } from "./looks.ts";
import * as shared from "./read-shared.ts";

export function grantRoutes(mount: Mount): void {
  mount(contract.listGrants, ({ deps, actor, params }) => listGrants(deps, actor, params.teamId));
  mount(contract.giveGrant, ({ deps, actor, params, body }) => giveGrant(deps, actor, params.teamId, body));
  mount(contract.takeBackGrant, ({ deps, actor, params }) =>
    takeBackGrant(deps, actor, params.teamId, params.grantId),
  );
  mount(contract.nameInReports, ({ deps, actor, params, body }) =>
    nameInReports(deps, actor, params.teamId, body.named),
  );
  mount(contract.listLooks, ({ deps, actor, query }) => listLooks(deps, actor, query.before));
  mount(contract.readSharedBoard, ({ deps, actor, params }) => shared.readSharedBoard(deps, actor, params));
  mount(contract.readSharedApplication, ({ deps, actor, params }) =>
    shared.readSharedApplication(deps, actor, params, params.applicationId),
  );
  mount(contract.moveSharedApplication, ({ deps, actor, params, body }) =>
    shared.moveSharedApplication(deps, actor, { ...params, id: params.applicationId }, body),
  );
  mount(contract.readSharedResume, ({ deps, actor, params }) =>
    shared.readSharedResume(deps, actor, params, params.resumeId),
  );
  mount(contract.readSharedLetter, ({ deps, actor, params }) =>
    shared.readSharedLetter(deps, actor, params, params.letterId),
  );
  mount(contract.readSharedSearches, ({ deps, actor, params }) =>
    shared.readSharedSearches(deps, actor, params),
  );
  mount(contract.readSharedFigures, ({ deps, actor, params, query }) =>
    shared.readSharedFigures(deps, actor, params, query),
  );
  mount(contract.readSharedInterviews, ({ deps, actor, params }) =>
    shared.readSharedInterviews(deps, actor, params),
  );
}
