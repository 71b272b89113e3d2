import { and, asc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { teamGoals } from "./tables.ts";

export type GoalRow = typeof teamGoals.$inferSelect;

export async function readGoals(db: Db, teamId: string, userIds: readonly string[]): Promise<GoalRow[]> {
  return db
    .select()
    .from(teamGoals)
    .where(and(eq(teamGoals.teamId, teamId), inArray(teamGoals.userId, [...userIds])))
    .orderBy(asc(teamGoals.kind), asc(teamGoals.state), asc(teamGoals.id));
}

/** Sets a goal; one of the same kind and state is replaced. */
export async function upsertGoal(db: Db, row: GoalRow): Promise<void> {
  const { perWeek, setBy, createdAt } = row;
  await db
    .insert(teamGoals)
    .values(row)
    .onConflictDoUpdate({
      target: [teamGoals.teamId, teamGoals.userId, teamGoals.kind, teamGoals.state],
      set: { perWeek, setBy, createdAt },
    });
}

/** Deletes a person's active goal of a kind. */
export async function deleteGoal(db: Db, of: Pick<GoalRow, "teamId" | "userId" | "kind">): Promise<void> {
  await db
    .delete(teamGoals)
    .where(
      and(
        eq(teamGoals.teamId, of.teamId),
        eq(teamGoals.userId, of.userId),
        eq(teamGoals.kind, of.kind),
        eq(teamGoals.state, "active"),
      ),
    );
}

/** Deletes a goal that was proposed to a person, and returns it; null when there is none. */
export async function takeProposed(
  db: Db,
  { teamId, userId, id }: { teamId: string; userId: string; id: string },
): Promise<GoalRow | null> {
  const gone = await db
    .delete(teamGoals)
    .where(
      and(
        eq(teamGoals.id, id),
        eq(teamGoals.teamId, teamId),
        eq(teamGoals.userId, userId),
        eq(teamGoals.state, "proposed"),
      ),
    )
    .returning();
  return gone.at(0) ?? null;
}

export async function readAllGoals(db: Db, userId: string): Promise<GoalRow[]> {
  return db.select().from(teamGoals).where(eq(teamGoals.userId, userId)).orderBy(asc(teamGoals.id));
}
