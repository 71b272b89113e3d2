import { ApplicationJob } from "@waymark/contract/applications";
import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { applications } from "./tables.ts";

const Named = ApplicationJob.pick({ title: true, company: true, location: true });

/** What names and places applications that are not in the trash: all of a person's, or those of the ids. */
export async function readBrief(db: Db, userId: string, ids?: readonly string[]) {
  const rows = await db
    .select({
      id: applications.id,
      job: applications.job,
      stage: applications.stage,
      stageSince: applications.stageSince,
      appliedAt: applications.appliedAt,
      deadline: applications.deadline,
      archived: applications.archived,
      updatedAt: applications.updatedAt,
      version: applications.version,
    })
    .from(applications)
    .where(
      and(
        eq(applications.userId, userId),
        isNull(applications.deletedAt),
        ids === undefined ? undefined : inArray(applications.id, [...ids]),
      ),
    );
  return rows.map(({ job, ...row }) => ({ ...row, ...Named.parse(job) }));
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
