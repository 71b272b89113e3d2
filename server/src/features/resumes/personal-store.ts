import { asc, eq } from "drizzle-orm";
import type { Db } from "../../db/db.ts";
import type { Deps } from "../../deps.ts";
import { resumeOf } from "./stored-resume.ts";
import { resumes, uploads } from "./tables.ts";
import { Read } from "./uploads/upload-store.ts";

/** Every resume of a person, including the trash, with the key of its original. */
export async function readAllResumes(deps: Deps, userId: string) {
  const rows = await deps.db
    .select()
    .from(resumes)
    .where(eq(resumes.userId, userId))
    .orderBy(asc(resumes.id));
  const seal = await deps.keys.of(deps.db, userId);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return rows.map((row) => {
    const { fileUrl, storagePath, ...resume } = resumeOf(row, seal, byId.get(row.baseId ?? "") ?? null);
    return {
      resume: { ...resume, language: row.language, deletedAt: row.deletedAt?.toISOString() ?? null },
      fileKey: row.fileKey,
    };
  });
}

/** Every upload that has not become a resume. */
export async function readAllUploads(deps: Deps, userId: string) {
  const rows = await deps.db
    .select()
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .orderBy(asc(uploads.id));
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => {
    const open = (column: string, sealed: string) =>
      seal.open({ table: "uploads", row: row.id, column }, sealed);
    return {
      upload: {
        id: row.id,
        fileName: open("file_name", row.fileNameSealed),
        createdAt: row.createdAt.toISOString(),
        read: Read.parse(JSON.parse(open("read", row.readSealed))),
      },
      fileKey: row.fileKey,
    };
  });
}

export async function readFileKeys(db: Db, userId: string): Promise<string[]> {
  const ofResumes = await db.select({ key: resumes.fileKey }).from(resumes).where(eq(resumes.userId, userId));
  const ofUploads = await db.select({ key: uploads.fileKey }).from(uploads).where(eq(uploads.userId, userId));
  return [...ofResumes, ...ofUploads].flatMap(({ key }) => (key === null ? [] : [key]));
}
