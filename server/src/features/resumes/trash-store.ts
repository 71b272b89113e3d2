import type { TrashedResume } from "@waymark/contract/resume-keeping";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { openName } from "./stored-resume.ts";
import { resumes } from "./tables.ts";

/** How long a deleted resume can come back, in milliseconds. */
const trashMs = 30 * 86_400_000;

/** What a person can still get back. */
const isTrash = (userId: string, now: Date) =>
  and(eq(resumes.userId, userId), gt(resumes.deletedAt, endOfTrash(now)));

/** What was deleted until then is over, purged or not. */
const endOfTrash = (now: Date) => new Date(now.getTime() - trashMs);

/** Puts a resume into the trash; answers whether it was the default, null when there is no such resume. */
export async function markDeleted(deps: Deps, userId: string, id: string): Promise<boolean | null> {
  const [before] = await deps.db
    .select({ isDefault: resumes.isDefault })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id), isNull(resumes.deletedAt)));
  if (before === undefined) return null;
  await deps.db
    .update(resumes)
    // The same file may then be sent again and become a resume anew.
    .set({ deletedAt: deps.now(), isDefault: false, uploadKey: null })
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id)));
  return before.isDefault;
}

/** Takes a resume out of the trash; false when it is not there. */
export async function unmarkDeleted(deps: Deps, userId: string, id: string): Promise<boolean> {
  const back = await deps.db
    .update(resumes)
    .set({ deletedAt: null })
    .where(and(isTrash(userId, deps.now()), eq(resumes.id, id)))
    .returning({ id: resumes.id });
  return back.length > 0;
}

/** What a person deleted, the last first. */
export async function readTrash(deps: Deps, userId: string): Promise<TrashedResume[]> {
  const rows = await deps.db
    .select()
    .from(resumes)
    .where(isTrash(userId, deps.now()))
    .orderBy(desc(resumes.deletedAt), desc(resumes.id));
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => {
    const deletedAt = row.deletedAt ?? deps.now();
    return {
      id: row.id,
      name: openName(row, seal),
      deletedAt: deletedAt.toISOString(),
      goneAt: new Date(deletedAt.getTime() + trashMs).toISOString(),
    };
  });
}

/** Lets all but the newest of a person's trash be over at once. */
export async function endTrashBeyond(deps: Deps, userId: string, keep: number): Promise<void> {
  const now = deps.now();
  const old = deps.db
    .select({ id: resumes.id })
    .from(resumes)
    .where(isTrash(userId, now))
    .orderBy(desc(resumes.deletedAt), desc(resumes.id))
    .offset(keep);
  await deps.db
    .update(resumes)
    .set({ deletedAt: endOfTrash(now) })
    .where(and(eq(resumes.userId, userId), inArray(resumes.id, old)));
}

/** Resumes whose days in the trash are over, with where their originals lie. */
export async function readOverdue(db: Db, now: Date, limit: number) {
  return db
    .select({ id: resumes.id, fileKey: resumes.fileKey })
    .from(resumes)
    .where(lte(resumes.deletedAt, endOfTrash(now)))
    .orderBy(asc(resumes.id))
    .limit(limit);
}

/** Removes a resume for good. For a transaction. */
export async function removeOverdue(db: Db, id: string): Promise<void> {
  // What was tailored from it stands on its own from now on.
  await db
    .update(resumes)
    .set({ baseId: null, baseVersion: null, baseSealed: null })
    .where(eq(resumes.baseId, id));
  await db.delete(resumes).where(and(eq(resumes.id, id), isNotNull(resumes.deletedAt)));
}
