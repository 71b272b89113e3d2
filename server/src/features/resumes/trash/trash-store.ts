import type { TrashedResume } from "@waymark/contract/resumes-versions";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte } from "drizzle-orm";
import type { Db } from "../../../db/db.ts";
import type { Deps } from "../../../deps.ts";
import { openName } from "../stored-resume.ts";
import { resumes } from "../tables.ts";

/** Milliseconds for which a deleted resume can be restored. */
const trashMs = 30 * 86_400_000;

/** The deleted resumes that can still be restored. */
const isTrash = (userId: string, now: Date) =>
  and(eq(resumes.userId, userId), gt(resumes.deletedAt, endOfTrash(now)));

/** Resumes deleted before this have expired, purged or not. */
const endOfTrash = (now: Date) => new Date(now.getTime() - trashMs);

/** Moves a resume to the trash. @returns whether it was the default; null when there is no such resume. */
export async function markDeleted(deps: Deps, userId: string, id: string): Promise<boolean | null> {
  const [before] = await deps.db
    .select({ isDefault: resumes.isDefault })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id), isNull(resumes.deletedAt)));
  if (before === undefined) return null;
  await deps.db
    .update(resumes)
    // Without the key, the same file can be uploaded again.
    .set({ deletedAt: deps.now(), isDefault: false, uploadKey: null })
    .where(and(eq(resumes.userId, userId), eq(resumes.id, id)));
  return before.isDefault;
}

/** Takes a resume out of the trash. @returns false when it is not there. */
export async function unmarkDeleted(deps: Deps, userId: string, id: string): Promise<boolean> {
  const back = await deps.db
    .update(resumes)
    .set({ deletedAt: null })
    .where(and(isTrash(userId, deps.now()), eq(resumes.id, id)))
    .returning({ id: resumes.id });
  return back.length > 0;
}

/** A person's deleted resumes, the last deleted first. */
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

/** Expires all but the newest `keep` of a person's trash. */
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

/** Resumes whose time in the trash is over, with the keys of their originals. */
export async function readOverdue(db: Db, now: Date, limit: number) {
  return db
    .select({ id: resumes.id, fileKey: resumes.fileKey })
    .from(resumes)
    .where(lte(resumes.deletedAt, endOfTrash(now)))
    .orderBy(asc(resumes.id))
    .limit(limit);
}

/** Removes a resume permanently. Call it in a transaction. */
export async function removeOverdue(db: Db, id: string): Promise<void> {
  // Resumes tailored from it no longer have a base.
  await db
    .update(resumes)
    .set({ baseId: null, baseVersion: null, baseSealed: null })
    .where(eq(resumes.baseId, id));
  await db.delete(resumes).where(and(eq(resumes.id, id), isNotNull(resumes.deletedAt)));
}
