import type { ApplicationCard, ApplicationJob } from "@waymark/contract/applications";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { msOf, readColumnwise } from "../../db/read-columnwise.ts";
import { applications } from "./tables.ts";

const isLive = (userId: string) => and(eq(applications.userId, userId), isNull(applications.deletedAt));

/** A person's cards column by column: instants are milliseconds. */
interface CardColumns
  extends Omit<
    ApplicationCard,
    "createdAt" | "appliedAt" | "stageSince" | "updatedAt" | "nextInterviewAt" | "nextReminderAt"
  > {
  readonly createdAt: number;
  readonly appliedAt: number | null;
  readonly stageSince: number;
  readonly updatedAt: number;
}

const isoOf = (ms: number) => new Date(ms).toISOString();

/**
 * The cards of a person's board by their places, those that are put away too when asked for. The next interview and
 * reminder are other features' to say; the job is ours and was parsed when it was written.
 */
export async function readCards(db: Db, userId: string, withArchived: boolean): Promise<ApplicationCard[]> {
  const rows = await readColumnwise<CardColumns>(
    db,
    {
      id: applications.id,
      version: applications.version,
      jobId: applications.jobId,
      job: applications.job,
      stage: applications.stage,
      rank: applications.rank,
      tags: applications.tags,
      createdAt: msOf(applications.createdAt),
      appliedAt: msOf(applications.appliedAt),
      stageSince: msOf(applications.stageSince),
      updatedAt: msOf(applications.updatedAt),
      deadline: applications.deadline,
      postingGone: applications.postingGone,
      archived: applications.archived,
    },
    sql`(SELECT * FROM ${applications}
      WHERE ${and(isLive(userId), withArchived ? undefined : eq(applications.archived, false))}
      ORDER BY ${asc(applications.rank)}, ${asc(applications.id)}) AS ${applications}`,
  );
  return rows.map(({ createdAt, appliedAt, stageSince, updatedAt, ...row }) => ({
    ...row,
    createdAt: isoOf(createdAt),
    appliedAt: appliedAt === null ? null : isoOf(appliedAt),
    stageSince: isoOf(stageSince),
    updatedAt: isoOf(updatedAt),
    nextInterviewAt: null,
    nextReminderAt: null,
  }));
}

/** The ids of everything that is not in the trash. */
export async function readLiveIds(db: Db, userId: string): Promise<string[]> {
  const rows = await readColumnwise<{ id: string }>(
    db,
    { id: applications.id },
    sql`${applications} WHERE ${isLive(userId)}`,
  );
  return rows.map(({ id }) => id);
}

/** What figures need of an application: nothing of its job but the source, and no notes. */
export interface FiguresRow {
  readonly id: string;
  readonly source: ApplicationJob["source"];
  readonly resumeId: string | null;
  readonly resumeVersion: number | null;
  readonly resumeNameSealed: string | null;
  readonly letterNameSealed: string | null;
}

/** The rows that figures are made of: all that are not in the trash, the oldest first. */
export function readFiguresRows(db: Db, userId: string): Promise<FiguresRow[]> {
  return readColumnwise<FiguresRow>(
    db,
    {
      id: applications.id,
      source: sql`${applications.job}->>'source'`,
      resumeId: applications.resumeId,
      resumeVersion: applications.resumeVersion,
      resumeNameSealed: applications.resumeNameSealed,
      letterNameSealed: applications.letterNameSealed,
    },
    sql`(SELECT * FROM ${applications} WHERE ${isLive(userId)}
      ORDER BY ${asc(applications.createdAt)}, ${asc(applications.id)}) AS ${applications}`,
  );
}
