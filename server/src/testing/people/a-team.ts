import { sql } from "drizzle-orm";
import type { Actor } from "../../actor.ts";
import { type Deps, inTransaction } from "../../deps.ts";
import { setTeamActive } from "../../features/teams/open-team.ts";
import { listTeams } from "../../features/teams/teams.ts";
import { aPerson } from "../a-person.ts";

type Person = Awaited<ReturnType<typeof aPerson>>;

/** An active team with so many members besides its owner; all of them verified. */
export async function aTeam(deps: Deps, members: number) {
  const owner = await aPerson(deps, { verified: true });
  const named = { userId: owner.user.id, displayName: "Harbour Office" };
  const setActive = (active: boolean) => inTransaction(deps, (tx) => setTeamActive(tx, named, active));
  await setActive(true);
  const id = (await listTeams(deps, owner.actor)).teams[0]?.id ?? "";
  const people: Person[] = [];
  for (let i = 0; i < members; i += 1) {
    const person = await aPerson(deps, { verified: true, fullName: `Member ${i + 1}` });
    await join(deps, id, person.actor);
    people.push(person);
  }
  return { id, owner, people, setActive };
}

/** Adds a person to a team, as an accepted invitation does. */
export async function join(deps: Deps, teamId: string, { userId }: Pick<Actor, "userId">): Promise<void> {
  await deps.db.execute(
    sql`INSERT INTO team_members (team_id, user_id, role, joined_at) VALUES (${teamId}, ${userId}, 'member', ${deps.now().toISOString()})`,
  );
}
