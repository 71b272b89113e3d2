import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import { people } from "../../accounts/tables.ts";
import { resumes } from "../../resumes/tables.ts";

/** Changes with every update of profile or default resume, because PostgreSQL stores each as a new row version. */
export async function readMatchStamp(db: Db, userId: string): Promise<string> {
  const isDefault = and(
    eq(resumes.userId, people.userId),
    eq(resumes.isDefault, true),
    isNull(resumes.deletedAt),
  );
  const stamp = sql<string>`concat_ws(' ', ${people}.xmin, ${people}.ctid, ${resumes.id}, ${resumes}.xmin, ${resumes}.ctid)`;
  const [row] = await db
    .select({ stamp })
    .from(people)
    .leftJoin(resumes, isDefault)
    .where(eq(people.userId, userId))
    .limit(1);
  return row?.stamp ?? "";
}
