import { AppError } from "@waymark/contract/errors";
import type { Resume, ResumeContent } from "@waymark/contract/resumes";
import { and, asc, count, desc, eq, isNull, ne, sql } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { baseSnapshotOf, openName, type ResumeRow, resumeOf } from "./stored-resume.ts";
import { resumes } from "./tables.ts";

/** Resumes per person, without the trash. */
export const mostResumes = 200;

const isLive = (userId: string) => and(eq(resumes.userId, userId), isNull(resumes.deletedAt));
const isOne = (userId: string, id: string) => and(isLive(userId), eq(resumes.id, id));

/** Serialises changes to a person's resumes. Call it in a transaction before anything is read. */
export async function lockResumes(db: Db, userId: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 7716232))`);
}

export async function readResumes(deps: Deps, userId: string): Promise<Resume[]> {
  const rows = await deps.db.select().from(resumes).where(isLive(userId)).orderBy(asc(resumes.id));
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.map((row) => resumeOf(row, seal, byId.get(row.baseId ?? "") ?? null));
}

export async function readNames(deps: Deps, userId: string): Promise<string[]> {
  const rows = await deps.db
    .select({ id: resumes.id, nameSealed: resumes.nameSealed })
    .from(resumes)
    .where(isLive(userId));
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => openName(row, seal));
}

async function readRow(db: Db, userId: string, id: string): Promise<ResumeRow | null> {
  const [row] = await db.select().from(resumes).where(isOne(userId, id)).limit(1);
  return row ?? null;
}

/** One resume; null when it is missing, in the trash, or another person's. */
export async function readResume(deps: Deps, userId: string, id: string): Promise<Resume | null> {
  const row = await readRow(deps.db, userId, id);
  if (row === null) return null;
  const base = row.baseId === null ? null : await readRow(deps.db, userId, row.baseId);
  return resumeOf(row, await deps.keys.of(deps.db, userId), base);
}

/** A stored resume, and the time from which saves share one revision; null before the first revision. */
export interface StoredResume {
  readonly resume: Resume;
  readonly revisedAt: Date | null;
}

/** Locks a resume until the transaction ends. @throws AppError `not_found`, also for one in the trash. */
export async function lockResume(deps: Deps, userId: string, id: string): Promise<StoredResume> {
  const [row] = await deps.db.select().from(resumes).where(isOne(userId, id)).limit(1).for("update");
  if (row === undefined) throw new AppError("not_found");
  const base = row.baseId === null ? null : await readRow(deps.db, userId, row.baseId);
  const seal = await deps.keys.of(deps.db, userId);
  return { resume: resumeOf(row, seal, base), revisedAt: row.revisedAt };
}

/** The person's default resume; null without one. */
export async function readDefault(deps: Deps, userId: string): Promise<Resume | null> {
  const [row] = await deps.db
    .select()
    .from(resumes)
    .where(and(isLive(userId), eq(resumes.isDefault, true)))
    .limit(1);
  return row === undefined ? null : resumeOf(row, await deps.keys.of(deps.db, userId), null);
}

/** The base of a tailored resume as of their last match; null when it has none. */
export async function readBaseSnapshot(
  deps: Deps,
  userId: string,
  id: string,
): Promise<ResumeContent | null> {
  const row = await readRow(deps.db, userId, id);
  return row === null ? null : baseSnapshotOf(row, await deps.keys.of(deps.db, userId));
}

export async function countResumes(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(resumes).where(isLive(userId));
  return row?.total ?? 0;
}

export async function hasDefault(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(isLive(userId), eq(resumes.isDefault, true)))
    .limit(1);
  return rows.length > 0;
}

/** Makes this resume the only default. Call it in a transaction. */
export async function setDefault(db: Db, userId: string, id: string): Promise<void> {
  await db
    .update(resumes)
    .set({ isDefault: false })
    .where(and(isLive(userId), eq(resumes.isDefault, true), ne(resumes.id, id)));
  await db.update(resumes).set({ isDefault: true }).where(isOne(userId, id));
}

/** Makes the resume changed last the default, if there is one. Call it in a transaction. */
export async function passOnDefault(db: Db, userId: string): Promise<void> {
  const [next] = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(isLive(userId))
    .orderBy(desc(resumes.updatedAt), desc(resumes.id))
    .limit(1);
  if (next !== undefined) await setDefault(db, userId, next.id);
}

/** The resume that was created from the same upload; null when there is none. */
export async function readIdOfUpload(
  db: Db,
  userId: string,
  by: { readonly uploadId: string } | { readonly uploadKey: string },
): Promise<string | null> {
  const isSame = "uploadId" in by ? eq(resumes.uploadId, by.uploadId) : eq(resumes.uploadKey, by.uploadKey);
  const [row] = await db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isSame))
    .limit(1);
  return row?.id ?? null;
}
