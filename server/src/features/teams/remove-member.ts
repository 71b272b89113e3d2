import { AppError } from "@waymark/contract/errors";
import type { Team } from "@waymark/contract/teams";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { getUser } from "../accounts/profile/users.ts";
import { notify } from "../notifications/notify.ts";
import { membersLink } from "./invitations.ts";
import { publishToMember, publishToTeam } from "./open-team.ts";
import { deleteMember, deleteTeam, lockTeam, readMembers, readTeamsOf } from "./store.ts";
import { ownTeam, teamOf } from "./teams.ts";

export function removeMember(
  deps: Deps,
  actor: Actor,
  teamId: string,
  userId: string,
): Promise<{ team: Team }> {
  return inTransaction(deps, async (tx) => {
    const team = await ownTeam(tx, actor, teamId);
    if (!(await deleteMember(tx.db, teamId, userId))) throw new AppError("not_found");
    await publishToMember(tx, userId, teamId);
    await notify(tx, { userId, kind: "team-removed", params: { team: team.name } });
    await publishToTeam(tx, teamId);
    return { team: await teamOf(tx, team, "owner") };
  });
}

/** Leaves a team that the caller was invited to; its owner cannot. */
export async function leaveTeam(deps: Deps, actor: Actor, teamId: string): Promise<{ ok: true }> {
  const { displayName } = await getUser(deps, actor, actor.userId);
  return inTransaction(deps, async (tx) => {
    if (!(await deleteMember(tx.db, teamId, actor.userId))) throw new AppError("not_found");
    await publishToMember(tx, actor.userId, teamId);
    const team = await lockTeam(tx.db, teamId);
    if (team !== null) {
      const params = { team: team.name, member: displayName };
      const link = membersLink(team.id);
      await notify(tx, { userId: team.ownerId, kind: "team-left", params, link });
    }
    await publishToTeam(tx, teamId);
    return { ok: true as const };
  });
}

/**
 * Removes an account that is being claimed from every team it joined, and dissolves its own with members and
 * invitations. The others are told. In the caller's transaction.
 */
export async function leaveEveryTeam(tx: Deps, userId: string): Promise<void> {
  for (const { team, role } of await readTeamsOf(tx.db, userId)) {
    if (role === "owner") {
      const members = (await readMembers(tx.db, team.id)).filter((member) => member.userId !== userId);
      await deleteTeam(tx.db, userId);
      for (const member of members) {
        await publishToMember(tx, member.userId, team.id);
        const params = { team: team.name };
        await notify(tx, { userId: member.userId, kind: "team-removed", params });
      }
    } else if (await deleteMember(tx.db, team.id, userId)) await publishToTeam(tx, team.id);
    await publishToMember(tx, userId, team.id);
  }
}
