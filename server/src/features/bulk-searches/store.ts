import { and, asc, eq, lte } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { bulkLists } from "./tables.ts";

export type ListRow = typeof bulkLists.$inferSelect;

const isOf = (teamId: string, userId: string) =>
  and(eq(bulkLists.teamId, teamId), eq(bulkLists.userId, userId));

/** A person's list in a team; `lock` holds it until the transaction ends. */
export async function readList(
  db: Db,
  { teamId, userId }: { teamId: string; userId: string },
  { lock = false } = {},
): Promise<ListRow | null> {
  const query = db.select().from(bulkLists).where(isOf(teamId, userId));
  return (await (lock ? query.for("update") : query)).at(0) ?? null;
}

/** Creates a person's list unless there is one. @returns whether it was created. */
export async function insertList(db: Db, row: ListRow): Promise<boolean> {
  const made = await db.insert(bulkLists).values(row).onConflictDoNothing().returning({ id: bulkLists.id });
  return made.length > 0;
}

export async function updateList(
  db: Db,
  { teamId, userId }: { teamId: string; userId: string },
  change: Partial<Pick<ListRow, "searchesSealed" | "weekly" | "version" | "ranAt" | "toldAt">>,
): Promise<void> {
  await db.update(bulkLists).set(change).where(isOf(teamId, userId));
}

/** Weekly lists that were told of last before an instant. */
export async function readDueLists(db: Db, before: Date, limit: number): Promise<ListRow[]> {
  return db
    .select()
    .from(bulkLists)
    .where(and(eq(bulkLists.weekly, true), lte(bulkLists.toldAt, before)))
    .orderBy(asc(bulkLists.toldAt))
    .limit(limit);
}

/** A person's lists in every team. */
export async function readAllLists(db: Db, userId: string): Promise<ListRow[]> {
  return db.select().from(bulkLists).where(eq(bulkLists.userId, userId)).orderBy(asc(bulkLists.id));
}
