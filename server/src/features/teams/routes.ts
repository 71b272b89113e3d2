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
import { acceptInvitation, readInvitation } from "./accept-invitation.ts";
import { invite } from "./invite.ts";
import { listTeams } from "./list-teams.ts";
import { leaveTeam, removeMember } from "./remove-member.ts";
import { renameTeam } from "./rename-team.ts";
import { revokeInvitation } from "./revoke-invitation.ts";

export function teamRoutes(mount: Mount): void {
  mount(listTeamsEndpoint, ({ deps, who }) => listTeams(deps, who));
  mount(renameTeamEndpoint, ({ deps, who, params, body }) => renameTeam(deps, who, params.teamId, body.name));
  mount(inviteEndpoint, ({ deps, who, params, body }) => invite(deps, who, params.teamId, body.email));
  mount(revokeInvitationEndpoint, ({ deps, who, params }) =>
    revokeInvitation(deps, who, params.teamId, params.invitationId),
  );
  mount(removeMemberEndpoint, ({ deps, who, params }) =>
    removeMember(deps, who, params.teamId, params.userId),
  );
  mount(leaveTeamEndpoint, ({ deps, who, params }) => leaveTeam(deps, who, params.teamId));
  mount(readInvitationEndpoint, ({ deps, who, body }) => readInvitation(deps, who, body.token));
  mount(acceptInvitationEndpoint, ({ deps, who, body }) => acceptInvitation(deps, who, body.token));
}
