import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { msOf, readJsonRows } from "../../db/read-json-rows.ts";
import type { ApplicationRow } from "./stored-application.ts";
import { applications } from "./tables.ts";

/** A line of the job as text. */
const textIn = (field: "title" | "company" | "location") =>
  sql`${applications.job}->>${sql.raw(`'${field}'`)}`;

const isLive = (userId: string) => and(eq(applications.userId, userId), isNull(applications.deletedAt));

type SummaryValues = readonly [
  id: string,
  title: string,
  company: string,
  location: string,
  stage: string,
  sinceMs: number,
  appliedMs: number | null,
  deadline: string | null,
  archived: boolean,
  updatedMs: number,
  version: number,
];

async function summariesWhere(db: Db, isAsked: SQL | undefined) {
  const rows = await readJsonRows<SummaryValues>(
    db,
    [
      applications.id,
      textIn("title"),
      textIn("company"),
      textIn("location"),
      applications.stage,
      msOf(applications.stageSince),
      msOf(applications.appliedAt),
      applications.deadline,
      applications.archived,
      msOf(applications.updatedAt),
      applications.version,
    ],
    sql`${applications} WHERE ${isAsked}`,
  );
  return rows.map(
    ([id, title, company, location, stage, sinceMs, appliedMs, deadline, archived, ...rest]) => ({
      ...{ id, title, company, location, stage, deadline, archived },
      stageSince: new Date(sinceMs),
      appliedAt: appliedMs === null ? null : new Date(appliedMs),
      updatedAt: new Date(rest[0]),
      version: rest[1],
    }),
  );
}

/** Title, company and state of a person's applications outside the trash, optionally only of some ids. */
export const readSummaries = (db: Db, userId: string, ids?: readonly string[]) =>
  summariesWhere(db, and(isLive(userId), ids === undefined ? undefined : inArray(applications.id, [...ids])));

/** Stages by what they mean for a person's day; ids that no stage has are allowed. */
export interface DayRules {
  /** Stages in which nothing more is to be done. */
  readonly closed: readonly string[];
  /** Stages of waiting, which stop to matter for applications that were sent before `waitingSince`. */
  readonly waiting: readonly string[];
  readonly waitingSince: Date;
  /** This many of those whose stage changed last are always among them. */
  readonly newest: number;
}

/** The same of applications on the board that a person may have to do something about, and of the newest. */
export const readSummariesOfDay = (
  db: Db,
  userId: string,
  { closed, waiting, waitingSince, newest }: DayRules,
) => {
  const isOnBoard = and(isLive(userId), eq(applications.archived, false));
  const sentAt = sql`coalesce(${applications.appliedAt}, ${applications.stageSince})`;
  const isNewest = inArray(
    applications.id,
    db
      .select({ id: applications.id })
      .from(applications)
      .where(isOnBoard)
      .orderBy(desc(applications.stageSince), asc(applications.id))
      .limit(newest),
  );
  const isOpen = notInArray(applications.stage, [...closed]);
  const isRecent = or(notInArray(applications.stage, [...waiting]), gt(sentAt, waitingSince));
  return summariesWhere(db, and(isOnBoard, or(and(isOpen, isRecent), isNewest)));
};

/** People with an application that is neither in the trash nor archived, one page in order of their ids. */
export async function readPeople(db: Db, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ userId: applications.userId })
    .from(applications)
    .where(
      and(isNull(applications.deletedAt), eq(applications.archived, false), gt(applications.userId, after)),
    )
    .orderBy(asc(applications.userId))
    .limit(limit);
  return rows.map((row) => row.userId);
}

/** Posting, employer and date of a person's applications outside the trash. */
export async function readApplied(db: Db, userId: string) {
  const rows = await db
    .select({
      id: applications.id,
      jobId: applications.jobId,
      company: sql<string>`${textIn("company")}`,
      createdAt: applications.createdAt,
      appliedAt: applications.appliedAt,
    })
    .from(applications)
    .where(isLive(userId))
    .orderBy(asc(applications.id));
  return rows.map(({ createdAt, appliedAt, ...row }) => ({ ...row, at: appliedAt ?? createdAt }));
}

export interface Posted {
  readonly id: string;
  readonly userId: string;
  readonly jobId: string;
  readonly postingGone: boolean;
}

/** Everybody's applications for postings, outside the trash, page by page. */
export async function readPosted(db: Db, after: string, limit: number): Promise<Posted[]> {
  const rows = await db
    .select({
      id: applications.id,
      userId: applications.userId,
      jobId: applications.jobId,
      postingGone: applications.postingGone,
    })
    .from(applications)
    .where(and(gt(applications.id, after), isNotNull(applications.jobId), isNull(applications.deletedAt)))
    .orderBy(asc(applications.id))
    .limit(limit);
  return rows.flatMap(({ jobId, ...row }) => (jobId === null ? [] : [{ ...row, jobId }]));
}

/** Null when it is recorded already. The version stays, because the person changed nothing. */
export async function setGone(
  db: Db,
  userId: string,
  id: string,
  postingGone: boolean,
): Promise<ApplicationRow | null> {
  const [row] = await db
    .update(applications)
    .set({ postingGone })
    .where(
      and(
        eq(applications.userId, userId),
        eq(applications.id, id),
        isNull(applications.deletedAt),
        ne(applications.postingGone, postingGone),
      ),
    )
    .returning();
  return row ?? null;
}

export interface WeekFigures {
  readonly sent: number;
  readonly waiting: number;
  /** When the longest waiting one entered its stage. */
  readonly waitingSince: Date | null;
}

/** Counts over a person's applications on the board. */
export async function readWeek(
  db: Db,
  userId: string,
  { since, waiting }: { since: Date; waiting: readonly string[] },
): Promise<WeekFigures> {
  const isSent = gte(applications.appliedAt, since);
  const isWaiting = inArray(applications.stage, [...waiting]);
  const [row] = await db
    .select({
      sent: sql<number>`(count(*) FILTER (WHERE ${isSent}))::int`,
      waiting: sql<number>`(count(*) FILTER (WHERE ${isWaiting} AND NOT ${applications.archived}))::int`,
      since: sql<
        number | null
      >`(extract(epoch FROM min(${applications.stageSince}) FILTER (WHERE ${isWaiting} AND NOT ${applications.archived})) * 1000)::float8`,
    })
    .from(applications)
    .where(isLive(userId));
  if (row === undefined) return { sent: 0, waiting: 0, waitingSince: null };
  return {
    sent: row.sent,
    waiting: row.waiting,
    waitingSince: row.since === null ? null : new Date(row.since),
  };
}

export interface DueJob {
  readonly id: string;
  readonly title: string;
  readonly company: string;
}

/** A person's applications in some stages whose last day is `day`. */
export async function readDue(
  db: Db,
  userId: string,
  { day, preparing }: { day: string; preparing: readonly string[] },
): Promise<DueJob[]> {
  return db
    .select({
      id: applications.id,
      title: sql<string>`${textIn("title")}`,
      company: sql<string>`${textIn("company")}`,
    })
    .from(applications)
    .where(
      and(
        isLive(userId),
        eq(applications.archived, false),
        eq(applications.deadline, day),
        inArray(applications.stage, [...preparing]),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(20);
}
