import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { readInvitation as readInvitationEndpoint, Team } from "@waymark/contract/teams";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { getUser } from "../accounts/profile/get-user.ts";
import { notify } from "../notifications/notify.ts";
import { hashOfToken } from "./invite.ts";
import { publishToTeam } from "./open-team.ts";
import { countMembers, insertMember, isMember, lockTeam, readInvitationBy, takeInvitation } from "./store.ts";
import { teamOf } from "./team-of.ts";

/**
 * The data of an invitation's page, before it is accepted.
 * @throws AppError `not_found`, `invitation_over`, `team_inactive`.
 */
export async function readInvitation(
  deps: Deps,
  actor: Actor | null,
  token: string,
): Promise<AnswerOf<typeof readInvitationEndpoint>> {
  const { invitation, team, owner } = await foundBy(deps, token);
  const alreadyMember = actor !== null && (await isMember(deps.db, team.id, actor.userId));
  if (!alreadyMember) {
    if (invitation.state !== "open" || invitation.expiresAt <= deps.now())
      throw new AppError("invitation_over");
    if (!team.active) throw new AppError("team_inactive");
  }
  return {
    teamName: team.name,
    invitedBy: owner ?? team.name,
    expiresAt: invitation.expiresAt.toISOString(),
    alreadyMember,
    seatsLeft: Math.max(0, team.seats - (await countMembers(deps.db, team.id))),
  };
}

/**
 * Joins the team of an invitation and uses it up. Members are counted under the team's lock, so that no two people take
 * the last seat.
 * @throws AppError `not_found`, `invitation_over`, `team_inactive`, `team_full`, `already_member`.
 */
export async function acceptInvitation(deps: Deps, actor: Actor, token: string): Promise<{ team: Team }> {
  const { displayName } = await getUser(deps, actor, actor.userId);
  const { invitation } = await foundBy(deps, token);
  return inTransaction(deps, async (tx) => {
    const team = await lockTeam(tx.db, invitation.teamId);
    if (team === null) throw new AppError("not_found");
    if (await isMember(tx.db, team.id, actor.userId)) throw new AppError("already_member");
    if (!(await takeInvitation(tx.db, invitation.id, deps.now()))) throw new AppError("invitation_over");
    if (!team.active) throw new AppError("team_inactive");
    if ((await countMembers(tx.db, team.id)) >= team.seats)
      throw new AppError("team_full", { limit: team.seats });
    await insertMember(tx.db, team.id, actor.userId, deps.now());
    await publishToTeam(tx, team.id);
    await notify(tx, {
      userId: team.ownerId,
      kind: "team-joined",
      params: { team: team.name, member: displayName },
    });
    return { team: await teamOf(tx, team, "member") };
  });
}

async function foundBy(deps: Deps, token: string) {
  const found = await readInvitationBy(deps.db, hashOfToken(token));
  if (found === null) throw new AppError("not_found");
  return found;
}
