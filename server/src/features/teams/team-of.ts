import type { Invitation, Team } from "@waymark/contract/teams";
import type { Deps } from "../../deps.ts";
import { openAddress, type Role, readMembers, readOpenInvitations, type TeamRow } from "./store.ts";

/** A team as seen by one of its members: only the owner sees invitations. */
export async function teamOf(deps: Deps, team: TeamRow, role: Role): Promise<Team> {
  const members = await readMembers(deps.db, team.id);
  const open = await readOpenInvitations(deps.db, team.id);
  const now = deps.now();
  const living = open.filter(({ expiresAt }) => expiresAt > now);
  const invitations: Invitation[] = [];
  // One after the other: a transaction has one connection.
  for (const invitation of role === "owner" ? open : []) {
    invitations.push({
      id: invitation.id,
      email: await openAddress(deps, team.ownerId, invitation),
      createdAt: invitation.createdAt.toISOString(),
      expiresAt: invitation.expiresAt.toISOString(),
      expired: invitation.expiresAt <= now,
    });
  }
  return {
    id: team.id,
    name: team.name,
    role,
    active: team.active,
    seats: { limit: team.seats, used: members.length, pending: living.length },
    members: members.map(({ userId, email, name, displayName, joinedAt, role: place }) => ({
      userId,
      displayName: displayName ?? name,
      email,
      role: place,
      joinedAt: joinedAt.toISOString(),
    })),
    invitations,
  };
}
