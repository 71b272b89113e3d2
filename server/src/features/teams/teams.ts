import { AppError } from "@waymark/contract/errors";
import type { Invitation, Team } from "@waymark/contract/teams";
import { isPlainName } from "@waymark/domain/vocabulary/plain-name";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { getUser } from "../accounts/profile/users.ts";
import { publishToTeam, setTeamActive } from "./open-team.ts";
import {
  lockTeam,
  openAddress,
  type Role,
  readMembers,
  readOpenInvitations,
  readOwnTeam,
  readTeamsOf,
  type TeamRow,
  updateOwnTeam,
  updateRole,
} from "./store.ts";

/** The caller's teams, their own first. */
export async function listTeams(deps: Deps, actor: Actor): Promise<{ teams: Team[] }> {
  const found = await readTeamsOf(deps.db, actor.userId);
  const teams: Team[] = [];
  for (const { team, role } of found) teams.push(await teamOf(deps, team, role));
  return { teams };
}

/** Gives the team that the caller has. @throws AppError `plan_required` where the Team plan opens it. */
export async function openTeam(deps: Deps, actor: Actor): Promise<{ team: Team }> {
  if (deps.config.PLANS !== "open") throw new AppError("plan_required");
  const { displayName } = await getUser(deps, actor, actor.userId);
  return inTransaction(deps, async (tx) => {
    await setTeamActive(tx, { userId: actor.userId, displayName }, true);
    const own = await readOwnTeam(tx.db, actor.userId);
    if (own === null) throw new Error("a team was not opened");
    await publishToTeam(tx, own.id);
    return { team: await teamOf(tx, own, "owner") };
  });
}

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

/** The caller's own team, locked until the transaction ends; another person's counts as missing. */
export async function ownTeam(tx: Deps, actor: Actor, teamId: string): Promise<TeamRow> {
  const team = await lockTeam(tx.db, teamId);
  if (team === null || team.ownerId !== actor.userId) throw new AppError("not_found");
  return team;
}

/**
 * Renames the caller's own team.
 * @throws AppError `not_found`, `name_not_plain` for a name that could pass for a link, an address or an advertisement,
 * because mails contain it.
 */
export function renameTeam(deps: Deps, actor: Actor, teamId: string, name: string): Promise<{ team: Team }> {
  return inTransaction(deps, async (tx) => {
    const team = await ownTeam(tx, actor, teamId);
    if (!isPlainName(name)) throw new AppError("name_not_plain");
    await updateOwnTeam(tx.db, actor.userId, { name });
    await publishToTeam(tx, teamId);
    return { team: await teamOf(tx, { ...team, name }, "owner") };
  });
}

/** Makes a member of the caller's own team a coach, or a coach a member. */
export function setRole(
  deps: Deps,
  actor: Actor,
  { teamId, userId }: { teamId: string; userId: string },
  role: "coach" | "member",
): Promise<{ team: Team }> {
  return inTransaction(deps, async (tx) => {
    const team = await ownTeam(tx, actor, teamId);
    if (!(await updateRole(tx.db, teamId, userId, role))) throw new AppError("not_found");
    await publishToTeam(tx, teamId);
    return { team: await teamOf(tx, team, "owner") };
  });
}
