import { and, asc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import { msOf, readPacked } from "../../db/read-packed.ts";
import { applications } from "./tables.ts";

/** A line of the job as text. The contract excludes control characters, which would break the packed format. */
const textIn = (field: "title" | "company" | "location") =>
  sql`${applications.job}->>${sql.raw(`'${field}'`)}`;

/** Title, company and state of a person's applications outside the trash, optionally only of some ids. */
export async function readSummaries(db: Db, userId: string, ids?: readonly string[]) {
  const isAsked = and(
    eq(applications.userId, userId),
    isNull(applications.deletedAt),
    ids === undefined ? undefined : inArray(applications.id, [...ids]),
  );
  return readPacked(
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
      applications.way,
    ],
    sql`${applications} WHERE ${isAsked}`,
    (id, title, company, location, stage, since, applied, deadline, archived, updated, version, way) => ({
      id,
      title,
      company,
      location,
      stage,
      stageSince: new Date(Number(since)),
      appliedAt: applied === "" ? null : new Date(Number(applied)),
      deadline: deadline || null,
      archived: archived === "t",
      updatedAt: new Date(Number(updated)),
      version: Number(version),
      way,
    }),
  );
}

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
