import { AppError } from "@waymark/contract/errors";
import type { Who } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { lockTeam, type TeamRow } from "./store.ts";

/**
 * The caller's own team, locked until the transaction ends; another person's counts as missing.
 * @throws AppError `not_found`.
 */
export async function ownTeam(tx: Deps, who: Who, teamId: string): Promise<TeamRow> {
  const team = await lockTeam(tx.db, teamId);
  if (team === null || team.ownerId !== who.userId) throw new AppError("not_found");
  return team;
}
