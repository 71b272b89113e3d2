import type { CalendarFeed } from "@waymark/contract/calendar";
import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { calendarFeeds } from "./tables.ts";

type FeedRow = typeof calendarFeeds.$inferSelect;

const feedOf = ({ withNotes, createdAt, lastReadOn }: FeedRow): CalendarFeed => ({
  withNotes,
  createdAt: createdAt.toISOString(),
  lastReadOn,
});

export async function readFeed(db: Db, userId: string): Promise<CalendarFeed | null> {
  const [row] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId));
  return row === undefined ? null : feedOf(row);
}

export async function readFeedAt(
  db: Db,
  tokenHashes: readonly string[],
): Promise<(CalendarFeed & { userId: string }) | null> {
  const [row] = await db
    .select()
    .from(calendarFeeds)
    .where(inArray(calendarFeeds.tokenHash, [...tokenHashes]));
  return row === undefined ? null : { ...feedOf(row), userId: row.userId };
}

export async function writeFeed(db: Db, row: Omit<FeedRow, "lastReadOn">): Promise<void> {
  const { userId: _owner, ...rest } = row;
  await db
    .insert(calendarFeeds)
    .values({ ...row, lastReadOn: null })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: { ...rest, lastReadOn: null } });
}

/** @returns whether there is one. */
export async function updateFeed(
  db: Db,
  userId: string,
  change: Partial<Pick<FeedRow, "withNotes" | "lastReadOn">>,
): Promise<boolean> {
  const rows = await db
    .update(calendarFeeds)
    .set(change)
    .where(eq(calendarFeeds.userId, userId))
    .returning({ userId: calendarFeeds.userId });
  return rows.length > 0;
}

export async function removeFeed(db: Db, userId: string): Promise<boolean> {
  const gone = await db
    .delete(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId))
    .returning({ userId: calendarFeeds.userId });
  return gone.length > 0;
}
