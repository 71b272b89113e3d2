import { AppError } from "@waymark/contract/errors";
import type { Team } from "@waymark/contract/teams";
import { isPlainName } from "@waymark/domain/vocabulary/plain-name";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { publishToTeam } from "./open-team.ts";
import { ownTeam } from "./own-team.ts";
import { updateOwnTeam } from "./store.ts";
import { teamOf } from "./team-of.ts";

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
