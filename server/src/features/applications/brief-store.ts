import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { msOf, readColumnwise } from "../../db/read-columnwise.ts";
import { applications } from "./tables.ts";

interface BriefColumns {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly stage: string;
  readonly stageSince: number;
  readonly appliedAt: number | null;
  readonly deadline: string | null;
  readonly archived: boolean;
  readonly updatedAt: number;
  readonly version: number;
}

/** What names and places applications that are not in the trash: all of a person's, or those of the ids. */
export async function readBrief(db: Db, userId: string, ids?: readonly string[]) {
  const isAsked = and(
    eq(applications.userId, userId),
    isNull(applications.deletedAt),
    ids === undefined ? undefined : inArray(applications.id, [...ids]),
  );
  const rows = await readColumnwise<BriefColumns>(
    db,
    {
      id: applications.id,
      title: sql`${applications.job}->>'title'`,
      company: sql`${applications.job}->>'company'`,
      location: sql`${applications.job}->>'location'`,
      stage: applications.stage,
      stageSince: msOf(applications.stageSince),
      appliedAt: msOf(applications.appliedAt),
      deadline: applications.deadline,
      archived: applications.archived,
      updatedAt: msOf(applications.updatedAt),
      version: applications.version,
    },
    sql`${applications} WHERE ${isAsked}`,
  );
  return rows.map(({ stageSince, appliedAt, updatedAt, ...row }) => ({
    ...row,
    stageSince: new Date(stageSince),
    appliedAt: appliedAt === null ? null : new Date(appliedAt),
    updatedAt: new Date(updatedAt),
  }));
}

/** People with an application that is neither in the trash nor put away, one page by their ids. */
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
