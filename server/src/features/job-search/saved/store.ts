import { KeptFilters, SearchAlert } from "@waymark/contract/job-search-saved";
import { and, asc, count, eq, lte } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { savedSearches } from "./tables.ts";

type Stored = typeof savedSearches.$inferSelect;

export interface SearchRow extends Omit<Stored, "filters" | "alert"> {
  readonly filters: KeptFilters;
  readonly alert: SearchAlert;
}

const toRow = (row: Stored): SearchRow => ({
  ...row,
  filters: KeptFilters.parse(row.filters),
  alert: SearchAlert.parse(row.alert),
});

const one = (userId: string, id: string) => and(eq(savedSearches.userId, userId), eq(savedSearches.id, id));

export async function readSearches(db: Db, userId: string): Promise<SearchRow[]> {
  const rows = await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(savedSearches.id));
  return rows.map(toRow);
}

export async function readOne(db: Db, userId: string, id: string): Promise<SearchRow | null> {
  const [row] = await db.select().from(savedSearches).where(one(userId, id));
  return row === undefined ? null : toRow(row);
}

export async function countSearches(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId));
  return row?.total ?? 0;
}

export async function insertSearch(db: Db, row: SearchRow): Promise<void> {
  await db.insert(savedSearches).values(row);
}

export async function updateSearch(
  db: Db,
  userId: string,
  id: string,
  change: Partial<Pick<SearchRow, "name" | "alert" | "seenAt" | "toldAt">>,
): Promise<SearchRow | null> {
  if (Object.keys(change).length === 0) return readOne(db, userId, id);
  const [row] = await db.update(savedSearches).set(change).where(one(userId, id)).returning();
  return row === undefined ? null : toRow(row);
}

export async function turnAlertsOff(db: Db, userId: string): Promise<void> {
  await db.update(savedSearches).set({ alert: "off" }).where(eq(savedSearches.userId, userId));
}

/** @returns whether there was one. */
export async function removeSearch(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db.delete(savedSearches).where(one(userId, id)).returning({ id: savedSearches.id });
  return rows.length > 0;
}

/** Searches with a kind of alert whose last notification was before an instant, the longest overdue first. */
export async function readDue(
  db: Db,
  alert: SearchAlert,
  before: Date,
  limit: number,
): Promise<{ id: string; userId: string }[]> {
  return db
    .select({ id: savedSearches.id, userId: savedSearches.userId })
    .from(savedSearches)
    .where(and(eq(savedSearches.alert, alert), lte(savedSearches.toldAt, before)))
    .orderBy(asc(savedSearches.toldAt))
    .limit(limit);
}
