import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { lockTeam, type TeamRow } from "./store.ts";

/**
 * The caller's own team, locked until the transaction ends; another person's counts as missing.
 * @throws AppError `not_found`.
 */
export async function ownTeam(tx: Deps, actor: Actor, teamId: string): Promise<TeamRow> {
  const team = await lockTeam(tx.db, teamId);
  if (team === null || team.ownerId !== actor.userId) throw new AppError("not_found");
  return team;
}
