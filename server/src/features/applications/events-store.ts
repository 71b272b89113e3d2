import type { ApplicationEvent, ApplicationJob } from "@waymark/contract/applications";
import type { Step } from "@waymark/domain/applications/fold-events";
import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { jsonIn, msOf, readJsonRows } from "../../db/read-json-rows.ts";
import { eventOf } from "./stored-application.ts";
import { applications, applicationEvents as events } from "./tables.ts";

const isOf = (userId: string, applicationId: string) =>
  and(eq(events.userId, userId), eq(events.applicationId, applicationId));

/** The events of an application, in the order they were recorded. */
export async function readEvents(db: Db, userId: string, applicationId: string): Promise<ApplicationEvent[]> {
  const rows = await db.select().from(events).where(isOf(userId, applicationId)).orderBy(asc(events.seq));
  return rows.map(eventOf);
}

/** A person's events by application, each in the order they were recorded. */
export async function readAllEvents(
  db: Db,
  userId: string,
  ids?: readonly string[],
): Promise<Map<string, ApplicationEvent[]>> {
  const rows = await db
    .select()
    .from(events)
    .where(
      and(eq(events.userId, userId), ids === undefined ? undefined : inArray(events.applicationId, [...ids])),
    )
    .orderBy(asc(events.applicationId), asc(events.seq));
  const byApplication = new Map<string, ApplicationEvent[]>();
  for (const row of rows) {
    const told = byApplication.get(row.applicationId);
    if (told === undefined) byApplication.set(row.applicationId, [eventOf(row)]);
    else told.push(eventOf(row));
  }
  return byApplication;
}

/** An event of an application and its position in the order. */
export interface NewEvent {
  readonly applicationId: string;
  readonly seq: number;
  readonly event: ApplicationEvent;
}

const mostAtOnce = 1_000;

export async function insertEvents(db: Db, userId: string, added: readonly NewEvent[]): Promise<void> {
  const rows = added.map(({ applicationId, seq, event: { by, ...event } }) => ({
    ...event,
    byOther: by !== undefined,
    byId: by?.userId ?? null,
    applicationId,
    seq,
    userId,
    at: new Date(event.at),
    recordedAt: new Date(event.recordedAt),
  }));
  for (let i = 0; i < rows.length; i += mostAtOnce)
    await db.insert(events).values(rows.slice(i, i + mostAtOnce));
}

/** Changes the time of an event, which the person may know better than when it was recorded. */
export async function setEventTime(
  db: Db,
  userId: string,
  applicationId: string,
  id: string,
  at: Date,
): Promise<void> {
  await db
    .update(events)
    .set({ at })
    .where(and(isOf(userId, applicationId), eq(events.id, id)));
}

/** The stages among the given ones that a person's events refer to. */
export async function stagesInEvents(
  db: Db,
  userId: string,
  stages: readonly string[],
): Promise<ReadonlySet<string>> {
  if (stages.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ from: events.from, to: events.to })
    .from(events)
    .where(
      and(eq(events.userId, userId), or(inArray(events.from, [...stages]), inArray(events.to, [...stages]))),
    );
  return new Set(rows.flatMap(({ from, to }) => (from === null ? [to] : [from, to])));
}

const isLive = (userId: string) => and(eq(applications.userId, userId), isNull(applications.deletedAt));

/** The steps that `record-event` stored, of all applications outside the trash. */
export const readStageHistories = (
  db: Db,
  userId: string,
): Promise<(readonly [id: string, history: Step[]])[]> =>
  readJsonRows(
    db,
    [applications.id, jsonIn(applications.stageHistory)],
    sql`${applications} WHERE ${isLive(userId)}`,
  );

/** The fields of an application that figures need: only the source of its job, and no notes. */
export interface FiguresRow {
  readonly id: string;
  readonly source: ApplicationJob["source"];
  readonly resumeId: string | null;
  readonly resumeVersion: number | null;
  readonly resumeNameSealed: string | null;
  readonly letterNameSealed: string | null;
  readonly history: readonly Step[];
}

/** The rows for figures: all outside the trash, oldest first. */
export async function readFiguresRows(db: Db, userId: string): Promise<FiguresRow[]> {
  const rows = await readJsonRows<FiguresValues>(
    db,
    [
      applications.id,
      msOf(applications.createdAt),
      sql`${applications.job}->'source'`,
      applications.resumeId,
      applications.resumeVersion,
      applications.resumeNameSealed,
      applications.letterNameSealed,
      jsonIn(applications.stageHistory),
    ],
    sql`${applications} WHERE ${isLive(userId)}`,
  );
  return rows
    .sort(([idA, createdA], [idB, createdB]) => createdA - createdB || (idA < idB ? -1 : 1))
    .map(([id, , source, resumeId, resumeVersion, resumeNameSealed, letterNameSealed, history]) => ({
      ...{ id, source, resumeId, resumeVersion, resumeNameSealed, letterNameSealed, history },
    }));
}

type FiguresValues = readonly [
  id: string,
  createdMs: number,
  source: ApplicationJob["source"],
  resumeId: string | null,
  resumeVersion: number | null,
  resumeNameSealed: string | null,
  letterNameSealed: string | null,
  history: readonly Step[],
];
