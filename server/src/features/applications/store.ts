import { type ApplicationCard, Stage } from "@waymark/contract/applications";
import { defaultStages, type KeptStages } from "@waymark/domain/applications/stages";
import { isoOf } from "@waymark/domain/vocabulary/iso-of";
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  min,
  sql,
} from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/db.ts";
import { msOf, readJsonRows } from "../../db/read-json-rows.ts";
import type { ApplicationRow, CardRow } from "./stored-application.ts";
import { applicationStages, applications } from "./tables.ts";

/** Milliseconds for which a deleted application can be restored. */
export const trashMs = 30 * 86_400_000;
const endOfTrash = (now: Date) => new Date(now.getTime() - trashMs);

const isLive = (userId: string) => and(eq(applications.userId, userId), isNull(applications.deletedAt));
const isOne = (userId: string, id: string) => and(eq(applications.userId, userId), eq(applications.id, id));
const isTrash = (userId: string, now: Date) =>
  and(eq(applications.userId, userId), gt(applications.deletedAt, endOfTrash(now)));

const {
  userId: _userId,
  description: _description,
  notesSealed: _notes,
  resumeNameSealed: _resume,
  letterNameSealed: _letter,
  ...cardColumns
} = getTableColumns(applications);

/** Serialises changes to a person's tracker. Call it in a transaction before anything is read. */
export async function lockTracker(db: Db, userId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 7716233))`);
}

/** A person's deleted applications that can be restored, the last deleted first. */
export async function readTrash(db: Db, userId: string, now: Date): Promise<CardRow[]> {
  return db
    .select(cardColumns)
    .from(applications)
    .where(isTrash(userId, now))
    .orderBy(desc(applications.deletedAt), desc(applications.id));
}

/** One application of a person outside the trash; null when there is none. */
export async function readRow(db: Db, userId: string, id: string): Promise<ApplicationRow | null> {
  const [row] = await db
    .select()
    .from(applications)
    .where(and(isLive(userId), eq(applications.id, id)));
  return row ?? null;
}

/** A person's rows among these ids, including the trash. */
export async function readRows(db: Db, userId: string, ids: readonly string[]): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(and(eq(applications.userId, userId), inArray(applications.id, [...ids])));
}

/** Every application of a person, including the trash, oldest first. */
export async function readAllRows(db: Db, userId: string): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(eq(applications.userId, userId))
    .orderBy(asc(applications.createdAt), asc(applications.id));
}

/** Every application outside the trash, oldest first. */
export async function readLiveRows(db: Db, userId: string): Promise<ApplicationRow[]> {
  return db
    .select()
    .from(applications)
    .where(isLive(userId))
    .orderBy(asc(applications.createdAt), asc(applications.id));
}

/** The owner of an application id, including the trash; null when it is unused. */
export async function ownerOf(
  db: Db,
  id: string,
): Promise<{ userId: string; deletedAt: Date | null } | null> {
  const [row] = await db
    .select({ userId: applications.userId, deletedAt: applications.deletedAt })
    .from(applications)
    .where(eq(applications.id, id));
  return row ?? null;
}

/** Counts a person's applications, with the trash if asked for. */
export async function countRows(db: Db, userId: string, { trash }: { trash: boolean }): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(applications)
    .where(trash ? eq(applications.userId, userId) : isLive(userId));
  return row?.total ?? 0;
}

/** The rank of the top card of a column; null for an empty one. */
export async function topRank(db: Db, userId: string, stage: string): Promise<number | null> {
  const [row] = await db
    .select({ rank: min(applications.rank) })
    .from(applications)
    .where(and(isLive(userId), eq(applications.stage, stage)));
  return row?.rank ?? null;
}

/** The ranks of a column, from top to bottom. */
export async function readRanks(
  db: Db,
  userId: string,
  stage: string,
): Promise<{ id: string; rank: number }[]> {
  return db
    .select({ id: applications.id, rank: applications.rank })
    .from(applications)
    .where(and(isLive(userId), eq(applications.stage, stage)))
    .orderBy(asc(applications.rank), asc(applications.id));
}

const mostAtOnce = 500;

export async function insertRows(db: Db, rows: readonly ApplicationRow[]): Promise<void> {
  for (let i = 0; i < rows.length; i += mostAtOnce)
    await db.insert(applications).values(rows.slice(i, i + mostAtOnce));
}

export type RowChange = Partial<Omit<ApplicationRow, "id" | "userId" | "createdAt" | "version">>;

export async function updateRow(db: Db, userId: string, id: string, change: RowChange): Promise<void> {
  await db
    .update(applications)
    .set({ ...change, version: sql`${applications.version} + 1` })
    .where(isOne(userId, id));
}

/** Sets places in a column. Versions stay, because a place never causes a conflict between tabs. */
export async function updateRanks(
  db: Db,
  userId: string,
  ranks: readonly { id: string; rank: number }[],
): Promise<void> {
  for (const { id, rank } of ranks) await db.update(applications).set({ rank }).where(isOne(userId, id));
}

/** Takes an application out of the trash. @returns false when it is not there. */
export async function unmarkDeleted(db: Db, userId: string, id: string, now: Date): Promise<boolean> {
  const back = await db
    .update(applications)
    .set({ deletedAt: null, updatedAt: now, version: sql`${applications.version} + 1` })
    .where(and(isTrash(userId, now), eq(applications.id, id)))
    .returning({ id: applications.id });
  return back.length > 0;
}

/** Removes applications deleted 30 days ago. @returns their number. */
export async function deleteOverdue(db: Db, now: Date, limit: number): Promise<number> {
  const overdue = db
    .select({ id: applications.id })
    .from(applications)
    .where(lte(applications.deletedAt, endOfTrash(now)))
    .orderBy(asc(applications.deletedAt))
    .limit(limit);
  const gone = await db
    .delete(applications)
    .where(and(inArray(applications.id, overdue), isNotNull(applications.deletedAt)))
    .returning({ id: applications.id });
  return gone.length;
}

/** One of these stages that still has an application; null when none has. */
export async function stagesInUse(db: Db, userId: string, stages: readonly string[]): Promise<string | null> {
  if (stages.length === 0) return null;
  const [row] = await db
    .select({ stage: applications.stage })
    .from(applications)
    .where(and(isLive(userId), inArray(applications.stage, [...stages])))
    .limit(1);
  return row?.stage ?? null;
}

/** The ids among the given ones that are in use by anybody. */
export async function ownersOf(db: Db, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (let i = 0; i < ids.length; i += 5_000) {
    const rows = await db
      .select({ id: applications.id })
      .from(applications)
      .where(inArray(applications.id, ids.slice(i, i + 5_000)));
    for (const { id } of rows) found.add(id);
  }
  return found;
}

const columnsAsJson = [
  applications.id,
  applications.version,
  applications.jobId,
  applications.job,
  applications.stage,
  applications.rank,
  applications.tags,
  msOf(applications.createdAt),
  msOf(applications.appliedAt),
  msOf(applications.stageSince),
  msOf(applications.updatedAt),
  applications.deadline,
  applications.postingGone,
  applications.archived,
];

type CardValues = readonly [
  id: string,
  version: number,
  jobId: string | null,
  job: ApplicationCard["job"],
  stage: string,
  rank: number,
  tags: string[],
  createdMs: number,
  appliedMs: number | null,
  sinceMs: number,
  updatedMs: number,
  deadline: string | null,
  postingGone: boolean,
  archived: boolean,
];

/** The cards of a person's board in order; archived ones if asked for. Other features add the next times. */
export async function readCards(db: Db, userId: string, withArchived: boolean): Promise<ApplicationCard[]> {
  const isAsked = and(
    eq(applications.userId, userId),
    isNull(applications.deletedAt),
    withArchived ? undefined : eq(applications.archived, false),
  );
  const rows = await readJsonRows<CardValues>(db, columnsAsJson, sql`${applications} WHERE ${isAsked}`);
  // Sorted here, because the database would carry every job through its sort.
  return rows.map(cardOf).sort((a, b) => a.rank - b.rank || (a.id < b.id ? -1 : 1));
}

function cardOf(values: CardValues): ApplicationCard {
  const [id, version, jobId, job, stage, rank, tags, createdMs, appliedMs, sinceMs, updatedMs] = values;
  const [deadline, postingGone, archived] = [values[11], values[12], values[13]];
  return {
    id,
    version,
    jobId,
    job,
    stage,
    rank,
    tags,
    createdAt: isoOf(createdMs),
    appliedAt: appliedMs === null ? null : isoOf(appliedMs),
    stageSince: isoOf(sinceMs),
    updatedAt: isoOf(updatedMs),
    deadline,
    nextInterviewAt: null,
    nextReminderAt: null,
    postingGone,
    archived,
  };
}

const Stages = z.array(Stage);

/** A person's columns, or the default ones. */
export async function readStages(db: Db, userId: string): Promise<KeptStages> {
  const [row] = await db.select().from(applicationStages).where(eq(applicationStages.userId, userId));
  if (row === undefined) return { stages: defaultStages, removed: [] };
  return { stages: Stages.parse(row.stages), removed: Stages.parse(row.removed) };
}

export async function writeStages(db: Db, userId: string, { stages, removed }: KeptStages): Promise<void> {
  await db
    .insert(applicationStages)
    .values({ userId, stages, removed })
    .onConflictDoUpdate({ target: applicationStages.userId, set: { stages, removed } });
}
