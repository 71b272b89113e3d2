import type { TrashedResume } from "@waymark/contract/resume-keeping";
import { and, desc, eq, inArray, isNotNull, isNull, lt } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { resumeOf } from "./stored-resume.ts";
import { resumes } from "./tables.ts";

/** How long a deleted resume can come back, in milliseconds. */
export const trashMs = 30 * 86_400_000;

const isTrash = (userId: string) => and(eq(resumes.userId, userId), isNotNull(resumes.deletedAt));

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
    .where(and(isTrash(userId), eq(resumes.id, id)))
    .returning({ id: resumes.id });
  return back.length > 0;
}

/** What a person deleted, the last first. */
export async function readTrash(deps: Deps, userId: string): Promise<TrashedResume[]> {
  const rows = await deps.db
    .select()
    .from(resumes)
    .where(isTrash(userId))
    .orderBy(desc(resumes.deletedAt), desc(resumes.id));
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => {
    const deletedAt = row.deletedAt ?? deps.now();
    return {
      id: row.id,
      name: resumeOf(row, seal, null).name,
      deletedAt: deletedAt.toISOString(),
      goneAt: new Date(deletedAt.getTime() + trashMs).toISOString(),
    };
  });
}

/** What a purge takes with it: the files of the removed resumes. */
async function removeForGood(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  // What was tailored from them stands on its own from now on.
  await db
    .update(resumes)
    .set({ baseId: null, baseVersion: null, baseSealed: null })
    .where(inArray(resumes.baseId, [...ids]));
  const gone = await db
    .delete(resumes)
    .where(inArray(resumes.id, [...ids]))
    .returning({ fileKey: resumes.fileKey });
  return gone.flatMap(({ fileKey }) => fileKey ?? []);
}

/** Removes what was deleted before an instant; answers the keys of the stored originals. For a transaction. */
export async function removeTrashBefore(db: Db, before: Date): Promise<string[]> {
  const old = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(lt(resumes.deletedAt, before))
    .limit(500);
  return removeForGood(
    db,
    old.map(({ id }) => id),
  );
}

/** Removes all but the newest of a person's trash, likewise. */
export async function removeTrashBeyond(db: Db, userId: string, keep: number): Promise<string[]> {
  const old = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(isTrash(userId))
    .orderBy(desc(resumes.deletedAt), desc(resumes.id))
    .offset(keep);
  return removeForGood(
    db,
    old.map(({ id }) => id),
  );
}
