import type { Team } from "@waymark/contract/teams";
import type { Actor } from "../../actor.ts";
import type { Deps } from "../../deps.ts";
import { readTeamsOf } from "./store.ts";
import { teamOf } from "./team-of.ts";

/** The caller's teams, their own first. */
export async function listTeams(deps: Deps, actor: Actor): Promise<{ teams: Team[] }> {
  const found = await readTeamsOf(deps.db, actor.userId);
  const teams: Team[] = [];
  for (const { team, role } of found) teams.push(await teamOf(deps, team, role));
  return { teams };
}
