import { AppError } from "@waymark/contract/errors";
import type { Team } from "@waymark/contract/teams";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { ownTeam } from "./own-team.ts";
import { revoke } from "./store.ts";
import { teamOf } from "./team-of.ts";

/** Withdraws an open invitation to the caller's own team. @throws AppError `not_found`. */
export function revokeInvitation(
  deps: Deps,
  actor: Actor,
  teamId: string,
  invitationId: string,
): Promise<{ team: Team }> {
  return inTransaction(deps, async (tx) => {
    const team = await ownTeam(tx, actor, teamId);
    if (!(await revoke(tx.db, teamId, invitationId))) throw new AppError("not_found");
    return { team: await teamOf(tx, team, "owner") };
  });
}
