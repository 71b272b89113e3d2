import {
  mostUnread,
  type Notice,
  NotificationTimes,
  type StoredTimes,
} from "@waymark/contract/notifications";
import { NotificationKind } from "@waymark/contract/notifications-kinds";
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { PersonSeal } from "../../db/seal.ts";
import type { Deps } from "../../deps.ts";
import { outgoingMessages } from "../../ports/outgoing/tables.ts";
import { notificationSendings, notifications, notificationTimes } from "./tables.ts";

const placeOf = (row: string) => ({ table: "notifications", row, column: "params_sealed" });
const Params = z.record(z.string(), z.union([z.string(), z.number()]));

type NoticeRow = typeof notifications.$inferSelect;
export type SendingRow = typeof notificationSendings.$inferSelect;

export interface NewNotice extends Pick<Notice, "id" | "kind" | "params" | "link"> {
  readonly key: string;
}

export async function insertNotice(deps: Deps, userId: string, notice: NewNotice): Promise<boolean> {
  const seal = await deps.keys.of(deps.db, userId);
  const { params, ...clear } = notice;
  const paramsSealed = seal.seal(placeOf(notice.id), JSON.stringify(params));
  const written = await deps.db
    .insert(notifications)
    .values({ ...clear, userId, paramsSealed, createdAt: deps.now() })
    .onConflictDoNothing()
    .returning({ id: notifications.id });
  return written.length > 0;
}

export async function insertSendings(
  db: Db,
  sendings: readonly Omit<SendingRow, "state" | "settledAt">[],
): Promise<void> {
  if (sendings.length === 0) return;
  await db
    .insert(notificationSendings)
    .values(sendings.map((row) => ({ ...row, state: "waiting" as const })));
}

/** Null when another version of the product wrote the row. */
function noticeOf(row: NoticeRow, seal: PersonSeal): Notice | null {
  const kind = NotificationKind.safeParse(row.kind);
  if (!kind.success) return null;
  return {
    id: row.id,
    kind: kind.data,
    params: Params.parse(JSON.parse(seal.open(placeOf(row.id), row.paramsSealed))),
    link: row.link,
    createdAt: row.createdAt.toISOString(),
    readAt: row.readAt?.toISOString() ?? null,
  };
}

async function noticesOf(deps: Deps, userId: string, rows: readonly NoticeRow[]): Promise<Notice[]> {
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => noticeOf(row, seal)).filter((notice) => notice !== null);
}

const inInbox = (userId: string) => and(eq(notifications.userId, userId), isNull(notifications.deletedAt));

export async function readNotices(
  deps: Deps,
  userId: string,
  page: { before: string | undefined; limit: number },
): Promise<{ notices: Notice[]; hasMore: boolean }> {
  const before = page.before === undefined ? undefined : lt(notifications.id, page.before);
  const rows = await deps.db
    .select()
    .from(notifications)
    .where(and(inInbox(userId), before))
    .orderBy(desc(notifications.id))
    .limit(page.limit + 1);
  const notices = await noticesOf(deps, userId, rows.slice(0, page.limit));
  return { notices, hasMore: rows.length > page.limit };
}

export async function countUnread(db: Db, userId: string): Promise<number> {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(inInbox(userId), isNull(notifications.readAt)))
    .limit(mostUnread)
    .as("unread");
  const [row] = await db.select({ number: sql<number>`count(*)::int` }).from(unread);
  return row?.number ?? 0;
}

async function updateNotice(
  deps: Deps,
  userId: string,
  id: string,
  change: Partial<Pick<NoticeRow, "readAt" | "deletedAt">>,
): Promise<Notice | null> {
  const rows = await deps.db
    .update(notifications)
    .set(change)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)))
    .returning();
  return (await noticesOf(deps, userId, rows)).at(0) ?? null;
}

export const setRead = (deps: Deps, userId: string, id: string, read: boolean) =>
  updateNotice(deps, userId, id, { readAt: read ? deps.now() : null });

export const setDeleted = (deps: Deps, userId: string, id: string, deleted: boolean) =>
  updateNotice(deps, userId, id, { deletedAt: deleted ? deps.now() : null });

export async function setAllRead(db: Db, userId: string, upTo: string, at: Date): Promise<boolean> {
  const read = await db
    .update(notifications)
    .set({ readAt: at })
    .where(and(inInbox(userId), isNull(notifications.readAt), lte(notifications.id, upTo)))
    .returning({ id: notifications.id });
  return read.length > 0;
}

export async function readDuePeople(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: notificationSendings.userId })
    .from(notificationSendings)
    .where(and(eq(notificationSendings.state, "waiting"), lte(notificationSendings.dueAt, now)))
    .limit(limit);
  return rows.map((row) => row.userId);
}

/** Oldest first; no other process sends them. For a transaction. */
export async function takeDue(
  deps: Deps,
  userId: string,
  now: Date,
): Promise<{ sending: SendingRow; notice: Notice; isWanted: boolean }[]> {
  const { db } = deps;
  const due = and(
    eq(notificationSendings.userId, userId),
    eq(notificationSendings.state, "waiting"),
    lte(notificationSendings.dueAt, now),
  );
  const taken = await db
    .update(notificationSendings)
    .set({ state: "left", settledAt: now })
    .where(due)
    .returning();
  const ids = taken.map((row) => row.notificationId);
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.id, ids)))
    .orderBy(asc(notifications.id));
  const notices = await noticesOf(deps, userId, rows);
  return notices.flatMap((notice) => {
    const isWanted = rows.some(
      (row) => row.id === notice.id && row.deletedAt === null && row.readAt === null,
    );
    return taken
      .filter((sending) => sending.notificationId === notice.id)
      .map((sending) => ({ sending, notice, isWanted }));
  });
}

export async function dropSendings(db: Db, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(notificationSendings)
    .set({ state: "dropped" })
    .where(and(eq(notificationSendings.userId, userId), inArray(notificationSendings.id, [...ids])));
}

/** Text messages to their number too; also resets their times. */
export async function dropWaiting(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .update(notificationSendings)
    .set({ state: "dropped", settledAt: at })
    .where(and(eq(notificationSendings.userId, userId), eq(notificationSendings.state, "waiting")));
  await db.delete(notificationTimes).where(eq(notificationTimes.userId, userId));
  const texts = and(
    eq(outgoingMessages.sealedFor, userId),
    eq(outgoingMessages.channel, "sms"),
    inArray(outgoingMessages.state, ["waiting", "kept"]),
  );
  await db.update(outgoingMessages).set({ state: "dropped", sealed: null, updatedAt: at }).where(texts);
}

export async function postponeSending(db: Db, userId: string, id: string, dueAt: Date): Promise<void> {
  await db
    .update(notificationSendings)
    .set({ state: "waiting", dueAt, settledAt: null })
    .where(and(eq(notificationSendings.userId, userId), eq(notificationSendings.id, id)));
}

/** Defaults with version 0 when the person chose none. */
export async function readTimesOf(db: Db, userId: string): Promise<StoredTimes> {
  const rows = await db.select().from(notificationTimes).where(eq(notificationTimes.userId, userId)).limit(1);
  const row = rows.at(0);
  return { ...NotificationTimes.parse(row ?? {}), version: row?.version ?? 0 };
}

/** Null when the stored version is not the expected one. */
export async function writeTimes(
  db: Db,
  userId: string,
  times: NotificationTimes,
  expected: number | undefined,
  now: Date,
): Promise<StoredTimes | null> {
  const change = { ...times, updatedAt: now };
  const inserted =
    expected === undefined || expected === 0
      ? await db
          .insert(notificationTimes)
          .values({ userId, ...change })
          .onConflictDoNothing()
          .returning()
      : [];
  const isVersion = expected === undefined ? undefined : eq(notificationTimes.version, expected);
  const rows =
    inserted.length > 0
      ? inserted
      : await db
          .update(notificationTimes)
          .set({ ...change, version: sql`${notificationTimes.version} + 1` })
          .where(and(eq(notificationTimes.userId, userId), isVersion))
          .returning();
  const row = rows.at(0);
  return row === undefined ? null : { ...NotificationTimes.parse(row), version: row.version };
}

export async function deleteOldNotices(db: Db, olderThan: Date, deletedBefore: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, olderThan));
  await db
    .delete(notifications)
    .where(and(isNotNull(notifications.deletedAt), lt(notifications.deletedAt, deletedBefore)));
}

/** Deleted ones included, with the state of mail and text message. */
export async function readAllNotices(deps: Deps, userId: string) {
  const rows = await deps.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(asc(notifications.id));
  const sendings = await deps.db
    .select()
    .from(notificationSendings)
    .where(eq(notificationSendings.userId, userId));
  const notices = await noticesOf(deps, userId, rows);
  return notices.map((notice) => ({
    ...notice,
    deletedAt: rows.find((row) => row.id === notice.id)?.deletedAt ?? null,
    sendings: sendings
      .filter((row) => row.notificationId === notice.id)
      .map(({ channel, state, dueAt, settledAt }) => ({ channel, state, dueAt, settledAt })),
  }));
}
