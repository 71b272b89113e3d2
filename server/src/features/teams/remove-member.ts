import { AppError } from "@waymark/contract/errors";
import type { Team } from "@waymark/contract/teams";
import type { Who } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { getUser } from "../accounts/profile/get-user.ts";
import { notify } from "../notifications/notify.ts";
import { tellMember, tellTeam } from "./open-team.ts";
import { ownTeam } from "./own-team.ts";
import { deleteMember, deleteTeam, lockTeam, readMembers, readTeamsOf } from "./store.ts";
import { teamOf } from "./team-of.ts";

/** Removes a member from the caller's own team. @throws AppError `not_found`. */
export function removeMember(deps: Deps, who: Who, teamId: string, userId: string): Promise<{ team: Team }> {
  return inTransaction(deps, async (tx) => {
    const team = await ownTeam(tx, who, teamId);
    if (!(await deleteMember(tx.db, teamId, userId))) throw new AppError("not_found");
    await tellMember(tx, userId, teamId);
    await notify(tx, { userId, kind: "team-removed", params: { team: team.name } });
    await tellTeam(tx, teamId);
    return { team: await teamOf(tx, team, "owner") };
  });
}

/** Leaves a team that the caller was invited to; its owner cannot. @throws AppError `not_found`. */
export async function leaveTeam(deps: Deps, who: Who, teamId: string): Promise<{ ok: true }> {
  const { displayName } = await getUser(deps, who, who.userId);
  return inTransaction(deps, async (tx) => {
    if (!(await deleteMember(tx.db, teamId, who.userId))) throw new AppError("not_found");
    await tellMember(tx, who.userId, teamId);
    const team = await lockTeam(tx.db, teamId);
    if (team !== null) {
      const params = { team: team.name, member: displayName };
      await notify(tx, { userId: team.ownerId, kind: "team-left", params });
    }
    await tellTeam(tx, teamId);
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
        await tellMember(tx, member.userId, team.id);
        const params = { team: team.name };
        await notify(tx, { userId: member.userId, kind: "team-removed", params });
      }
    } else if (await deleteMember(tx.db, team.id, userId)) await tellTeam(tx, team.id);
    await tellMember(tx, userId, team.id);
  }
}
