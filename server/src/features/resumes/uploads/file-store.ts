import type { StoredFile } from "@waymark/contract/resumes";
import { and, asc, eq, gt, isNotNull, isNull } from "drizzle-orm";
import type { Deps } from "../../../deps.ts";
import { resumeOf } from "../stored-resume.ts";
import { resumes } from "../tables.ts";
import type { KeptFile } from "../write-store.ts";

const isLive = (userId: string) => and(eq(resumes.userId, userId), isNull(resumes.deletedAt));

/** A page of stored originals, plus one row when there are more. */
export async function readFiles(
  deps: Deps,
  userId: string,
  after: string,
  limit: number,
): Promise<StoredFile[]> {
  const rows = await deps.db
    .select()
    .from(resumes)
    .where(and(isLive(userId), isNotNull(resumes.fileKey), gt(resumes.id, after)))
    .orderBy(asc(resumes.id))
    .limit(limit + 1);
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => {
    const { id, fileName, fileUrl, storagePath, createdAt } = resumeOf(row, seal, null);
    return { id, fileName, fileUrl, storagePath, size: row.fileSize ?? 0, createdAt };
  });
}

/** A resume's original; null when it is missing or another person's. */
export async function readFileOf(deps: Deps, userId: string, id: string): Promise<KeptFile | null> {
  const [row] = await deps.db
    .select()
    .from(resumes)
    .where(and(isLive(userId), eq(resumes.id, id)))
    .limit(1);
  if (row === undefined || row.fileKey === null || row.fileType === null) return null;
  const { fileName, file } = resumeOf(row, await deps.keys.of(deps.db, userId), null);
  const { fileKey, fileType } = row;
  return { fileKey, fileType, fileSize: row.fileSize ?? 0, fileName, fileFacts: file };
}
