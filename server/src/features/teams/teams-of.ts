import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { countMembers, readOpenInvitations, readTeamsOf } from "./store.ts";

/** Adds a person's teams, their own first. */
export async function withTeams(deps: Deps, actor: Actor): Promise<Actor> {
  const found = await readTeamsOf(deps.db, actor.userId);
  return found.length === 0
    ? actor
    : { ...actor, teams: found.map(({ team, role }) => ({ id: team.id, role })) };
}

/**
 * `withTeams`, cached for each person that the accounts feature has proven, for 5 s at most. Code that counts or
 * charges reads the membership itself.
 */
export function rememberTeams(deps: Deps): (actor: Actor) => Promise<Actor> {
  const known = new WeakMap<Actor, Promise<Actor>>();
  return async (actor) => {
    const found = known.get(actor) ?? withTeams(deps, actor);
    known.set(actor, found);
    try {
      return await found;
    } catch (error) {
      known.delete(actor);
      throw error;
    }
  };
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
