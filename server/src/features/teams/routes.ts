import * as contract from "@waymark/contract/teams";
import type { Mount } from "../../http/mount.ts";
import { acceptInvitation, invite, readInvitation, revokeInvitation } from "./invitations.ts";
import { leaveTeam, removeMember } from "./remove-member.ts";
import { listTeams, openTeam, renameTeam, setRole } from "./teams.ts";

export function teamRoutes(mount: Mount): void {
  mount(contract.listTeams, ({ deps, actor }) => listTeams(deps, actor));
  mount(contract.openTeam, ({ deps, actor }) => openTeam(deps, actor));
  mount(contract.renameTeam, ({ deps, actor, params, body }) =>
    renameTeam(deps, actor, params.teamId, body.name),
  );
  mount(contract.invite, ({ deps, actor, params, body }) => invite(deps, actor, params.teamId, body.email));
  mount(contract.revokeInvitation, ({ deps, actor, params }) =>
    revokeInvitation(deps, actor, params.teamId, params.invitationId),
  );
  mount(contract.removeMember, ({ deps, actor, params }) =>
    removeMember(deps, actor, params.teamId, params.userId),
  );
  mount(contract.setRole, ({ deps, actor, params, body }) => setRole(deps, actor, params, body.role));
  mount(contract.leaveTeam, ({ deps, actor, params }) => leaveTeam(deps, actor, params.teamId));
  mount(contract.readInvitation, ({ deps, actor, body }) => readInvitation(deps, actor, body.token));
  mount(contract.acceptInvitation, ({ deps, actor, body }) => acceptInvitation(deps, actor, body.token));
}
