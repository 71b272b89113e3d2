import { and, asc, eq, gt, isNotNull, isNull, ne } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { ApplicationRow } from "./stored-application.ts";
import { applications } from "./tables.ts";

/** An application for a posting of this installation. */
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

/**
 * Records whether an application's posting is gone; null when that is already recorded. The version stays, because the
 * person changed nothing.
 */
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
