import { and, asc, desc, eq, gt, inArray, lt, or } from "drizzle-orm";
import { type Db, sendWithNext } from "../db/db.ts";
import type { Cursor } from "./cursor.ts";
import { events } from "./tables.ts";

export const eventsChannel = "waymark_events";

export interface StoredEvent {
  readonly id: number;
  readonly userId: string;
  readonly kind: string;
  readonly data: unknown;
}

const columns = { id: events.id, userId: events.userId, kind: events.kind, data: events.data };

/** In a transaction it is sent with the next statement or with COMMIT. */
export async function insertEvent(db: Db, event: Omit<StoredEvent, "id">): Promise<void> {
  await sendWithNext(db, db.insert(events).values(event));
}

const unreadBy = ({ max, gaps }: Cursor) => or(gt(events.id, max), inArray(events.id, [...gaps]));

export function readUnread(db: Db, cursor: Cursor, limit: number): Promise<StoredEvent[]> {
  return db.select(columns).from(events).where(unreadBy(cursor)).orderBy(asc(events.id)).limit(limit);
}

/** Oldest first; only the newest when there are many. */
export async function readUnreadOf(
  db: Db,
  userId: string,
  cursor: Cursor,
  limit: number,
): Promise<StoredEvent[]> {
  const own = and(eq(events.userId, userId), unreadBy(cursor));
  const rows = await db.select(columns).from(events).where(own).orderBy(desc(events.id)).limit(limit);
  return rows.reverse();
}

export async function newestIds(db: Db, limit: number): Promise<number[]> {
  const rows = await db.select({ id: events.id }).from(events).orderBy(desc(events.id)).limit(limit);
  return rows.map((row) => row.id);
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(events).where(lt(events.createdAt, before));
}
