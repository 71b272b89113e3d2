import { AppError } from "@waymark/contract/errors";
import type { RoomPart } from "@waymark/contract/events";
import type { TeamRole } from "@waymark/contract/teams";
import type { Actor } from "../../actor.ts";
import type { CacheRules } from "../../caches.ts";
import type { Deps } from "../../deps.ts";
import { countMembers, readMembers, readOpenInvitations, readTeamsOf, updateNamed } from "./store.ts";

/** The teams by person: below the 5 s within which the end of a membership takes effect everywhere. */
const teamsCache: CacheRules<Actor["teams"]> = { name: "teams", max: 20_000, ttlMs: 4_500 };

/** Adds a person's teams, their own first. */
export async function withTeams(deps: Deps, actor: Actor): Promise<Actor> {
  const teams = await readMemberships(deps, actor.userId);
  return teams.length === 0 ? actor : { ...actor, teams };
}

/** `withTeams`, up to 4.5 s old. Code that counts or charges reads the membership itself. */
export async function withRecentTeams(deps: Deps, actor: Actor): Promise<Actor> {
  const cache = deps.caches.of(teamsCache);
  const teams = await cache.get(actor.userId, () => readMemberships(deps, actor.userId));
  return teams.length === 0 ? actor : { ...actor, teams };
}

async function readMemberships(deps: Deps, userId: string): Promise<Actor["teams"]> {
  const found = await readTeamsOf(deps.db, userId);
  return found.map(({ team, role }) => ({ id: team.id, role }));
}

/** The name of a team for one of its members; null for everybody else. */
export async function nameOfTeam(deps: Deps, userId: string, teamId: string): Promise<string | null> {
  const found = await readTeamsOf(deps.db, userId);
  return found.find(({ team }) => team.id === teamId)?.team.name ?? null;
}

interface TeamMember {
  readonly userId: string;
  readonly role: TeamRole;
  readonly displayName: string;
  /** Whether the person agreed to stand by name in reports of placements. */
  readonly named: boolean;
}

/** A team with its members for one of them; null for everybody else. */
export async function membersOf(
  deps: Deps,
  userId: string,
  teamId: string,
): Promise<{ name: string; members: TeamMember[] } | null> {
  const name = await nameOfTeam(deps, userId, teamId);
  if (name === null) return null;
  const rows = await readMembers(deps.db, teamId);
  const members = rows.map(({ userId: id, role, named, displayName, name: own, email }) => ({
    ...{ userId: id, role, named, displayName: displayName || own || email },
  }));
  return { name, members };
}

/** @throws AppError `not_found` for a team that the person does not belong to. */
export async function nameInReports(
  deps: Deps,
  actor: Actor,
  teamId: string,
  named: boolean,
): Promise<{ named: boolean }> {
  if (!(await updateNamed(deps.db, { teamId, userId: actor.userId, named }))) throw new AppError("not_found");
  return { named };
}

export const memberIds = async (deps: Deps, teamId: string): Promise<string[]> =>
  (await readMembers(deps.db, teamId)).map(({ userId }) => userId);

/** Tells the open tabs of members, all by default, that a part of the room changed. They read it if they may see it. */
export async function publishRoomChange(
  tx: Deps,
  teamId: string,
  part: RoomPart,
  userIds?: readonly string[],
): Promise<void> {
  for (const userId of userIds ?? (await memberIds(tx, teamId)))
    await tx.events.publish(tx.db, userId, "team-room-changed", { teamId, part });
}

/** The active teams whose plan a person may share, with their role; their own first. */
export async function activeTeamsOf(deps: Deps, userId: string) {
  const found = await readTeamsOf(deps.db, userId);
  return found
    .filter(({ team }) => team.active)
    .map(({ team, role }) => ({
      id: team.id,
      name: team.name,
      ownerId: team.ownerId,
      role,
      seats: team.seats,
    }));
}

/** Used seats of a team, and open invitations to it. */
export async function countSeats(deps: Deps, teamId: string): Promise<{ used: number; pending: number }> {
  const open = await readOpenInvitations(deps.db, teamId);
  const now = deps.now();
  return {
    used: await countMembers(deps.db, teamId),
    pending: open.filter(({ expiresAt }) => expiresAt > now).length,
  };
}
