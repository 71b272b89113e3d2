import {
  acceptInvitation as acceptInvitationEndpoint,
  invite as inviteEndpoint,
  leaveTeam as leaveTeamEndpoint,
  listTeams as listTeamsEndpoint,
  readInvitation as readInvitationEndpoint,
  removeMember as removeMemberEndpoint,
  renameTeam as renameTeamEndpoint,
  revokeInvitation as revokeInvitationEndpoint,
} from "@waymark/contract/teams";
import type { Mount } from "../../http/mount.ts";
import { acceptInvitation, invite, readInvitation, revokeInvitation } from "./invitations.ts";
import { leaveTeam, removeMember } from "./remove-member.ts";
import { listTeams, renameTeam } from "./teams.ts";

export function teamRoutes(mount: Mount): void {
  mount(listTeamsEndpoint, ({ deps, actor }) => listTeams(deps, actor));
  mount(renameTeamEndpoint, ({ deps, actor, params, body }) =>
    renameTeam(deps, actor, params.teamId, body.name),
  );
  mount(inviteEndpoint, ({ deps, actor, params, body }) => invite(deps, actor, params.teamId, body.email));
  mount(revokeInvitationEndpoint, ({ deps, actor, params }) =>
    revokeInvitation(deps, actor, params.teamId, params.invitationId),
  );
  mount(removeMemberEndpoint, ({ deps, actor, params }) =>
    removeMember(deps, actor, params.teamId, params.userId),
  );
  mount(leaveTeamEndpoint, ({ deps, actor, params }) => leaveTeam(deps, actor, params.teamId));
  mount(readInvitationEndpoint, ({ deps, actor, body }) => readInvitation(deps, actor, body.token));
  mount(acceptInvitationEndpoint, ({ deps, actor, body }) => acceptInvitation(deps, actor, body.token));
}
