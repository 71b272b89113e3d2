import { styleFor } from "@waymark/contract/resume-style";
import {
  ParsedResume,
  type Resume,
  ResumeContent,
  ResumeStatus,
  type StoredFile,
} from "@waymark/contract/resumes";
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../db/db.ts";
import type { PersonSeal } from "../../db/seal.ts";
import type { Deps } from "../../deps.ts";
import { languageOf } from "../../say.ts";
import { resumes, uploads } from "./tables.ts";

type ResumeRow = typeof resumes.$inferSelect;
type UploadRow = typeof uploads.$inferSelect;

const placeOf = (table: "resumes" | "uploads", row: string, column: string) => ({ table, row, column });

/** A file that was read, as it is kept until it becomes a resume. */
export interface Upload extends Pick<UploadRow, "id" | "fileKey" | "fileType" | "fileSize" | "language"> {
  readonly fileName: string;
  readonly read: Read;
}

/** What the pool read out of a file. */
export const Read = z.object({ content: ResumeContent, parsed: ParsedResume });
export type Read = z.infer<typeof Read>;

export async function insertUpload(deps: Deps, userId: string, upload: Upload): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const { fileName, read, ...clear } = upload;
  const place = (column: string) => placeOf("uploads", upload.id, column);
  await deps.db.insert(uploads).values({
    ...clear,
    userId,
    fileNameSealed: seal.seal(place("file_name"), fileName),
    readSealed: seal.seal(place("read"), JSON.stringify(read)),
    createdAt: deps.now(),
  });
}

/** Takes an upload out, so that only one caller gets it; null when it is not there or another person's. */
export async function removeUpload(deps: Deps, userId: string, id: string): Promise<Upload | null> {
  const rows = await deps.db
    .delete(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)))
    .returning();
  const row = rows.at(0);
  if (row === undefined) return null;
  const seal = await deps.keys.of(deps.db, userId);
  const place = (column: string) => placeOf("uploads", row.id, column);
  const { fileKey, fileType, fileSize, language } = row;
  return {
    id: row.id,
    fileKey,
    fileType,
    fileSize,
    language,
    fileName: seal.open(place("file_name"), row.fileNameSealed),
    read: Read.parse(JSON.parse(seal.open(place("read"), row.readSealed))),
  };
}

const fileKeysOf = (rows: readonly { fileKey: string | null }[]): string[] =>
  rows.flatMap(({ fileKey }) => fileKey ?? []);

/** Removes all but a person's newest uploads and answers the keys of their files. */
export async function removeOldUploads(deps: Deps, userId: string, keep: number): Promise<string[]> {
  const old = deps.db
    .select({ id: uploads.id })
    .from(uploads)
    .where(eq(uploads.userId, userId))
    .orderBy(desc(uploads.id))
    .offset(keep);
  const gone = await deps.db
    .delete(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.id, old)))
    .returning({ fileKey: uploads.fileKey });
  return fileKeysOf(gone);
}

/** Removes uploads made before an instant and answers the keys of their files. */
export async function removeUploadsBefore(db: Db, before: Date): Promise<string[]> {
  const gone = await db
    .delete(uploads)
    .where(lt(uploads.createdAt, before))
    .returning({ fileKey: uploads.fileKey });
  return fileKeysOf(gone);
}

export async function hasResumeOfUpload(deps: Deps, userId: string, uploadId: string): Promise<boolean> {
  const rows = await deps.db
    .select({ id: resumes.id })
    .from(resumes)
    .where(and(eq(resumes.userId, userId), eq(resumes.uploadId, uploadId)))
    .limit(1);
  return rows.length > 0;
}

export interface NewResume {
  readonly id: string;
  readonly name: string;
  readonly content: ResumeContent;
  readonly language: string;
  readonly file: Pick<Upload, "fileKey" | "fileType" | "fileSize" | "fileName"> & { uploadId: string };
}

/** Writes a resume; the person's first one is the default. For a transaction. */
export async function insertResume(deps: Deps, userId: string, resume: NewResume): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const place = (column: string) => placeOf("resumes", resume.id, column);
  const { fileName, fileKey, fileType, fileSize, uploadId } = resume.file;
  const file = fileKey === null ? {} : { fileKey, fileType, fileSize };
  // Of two first resumes at once, one waits for the other.
  await deps.db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 7716232))`);
  const live = and(eq(resumes.userId, userId), isNull(resumes.deletedAt));
  const others = await deps.db.select({ id: resumes.id }).from(resumes).where(live).limit(1);
  await deps.db.insert(resumes).values({
    id: resume.id,
    userId,
    nameSealed: seal.seal(place("name"), resume.name),
    contentSealed: seal.seal(place("content"), JSON.stringify(resume.content)),
    fileNameSealed: fileKey === null ? null : seal.seal(place("file_name"), fileName),
    ...file,
    uploadId,
    language: resume.language,
    isDefault: others.length === 0,
    createdAt: deps.now(),
    updatedAt: deps.now(),
  });
}

const Feedback = z.array(z.string());
const fileUrl = (id: string) => `/api/resumes/${id}/file`;

export function resumeOf(row: ResumeRow, seal: PersonSeal): Resume {
  const open = (column: string, sealed: string | null) =>
    sealed === null ? "" : seal.open(placeOf("resumes", row.id, column), sealed);
  return {
    id: row.id,
    name: open("name", row.nameSealed),
    fileName: open("file_name", row.fileNameSealed),
    fileUrl: row.fileKey === null ? "" : fileUrl(row.id),
    storagePath: row.fileKey ?? "",
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    isDefault: row.isDefault,
    status: ResumeStatus.parse(row.status),
    content: ResumeContent.parse(JSON.parse(open("content", row.contentSealed))),
    aiScore: row.aiScore,
    feedback:
      row.feedbackSealed === null ? [] : Feedback.parse(JSON.parse(open("feedback", row.feedbackSealed))),
    version: row.version,
    style: styleFor(languageOf(row.language)),
    base: null,
    job: null,
  };
}

export async function readResumes(deps: Deps, userId: string): Promise<Resume[]> {
  const rows = await deps.db
    .select()
    .from(resumes)
    .where(and(eq(resumes.userId, userId), isNull(resumes.deletedAt)))
    .orderBy(asc(resumes.id));
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => resumeOf(row, seal));
}

/** One page of stored originals, one row more than asked for when there are more. */
export async function readFiles(
  deps: Deps,
  userId: string,
  after: string,
  limit: number,
): Promise<StoredFile[]> {
  const rows = await deps.db
    .select()
    .from(resumes)
    .where(
      and(
        eq(resumes.userId, userId),
        isNull(resumes.deletedAt),
        isNotNull(resumes.fileKey),
        gt(resumes.id, after),
      ),
    )
    .orderBy(asc(resumes.id))
    .limit(limit + 1);
  if (rows.length === 0) return [];
  const seal = await deps.keys.of(deps.db, userId);
  return rows.map((row) => {
    const { id, fileName, storagePath, createdAt } = resumeOf(row, seal);
    return { id, fileName, fileUrl: fileUrl(id), storagePath, size: row.fileSize ?? 0, createdAt };
  });
}

/** Where a resume's original lies; null when there is none or it is another person's. */
export async function readFileOf(deps: Deps, userId: string, id: string) {
  const rows = await deps.db
    .select()
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, userId), isNull(resumes.deletedAt)))
    .limit(1);
  const row = rows.at(0);
  if (row === undefined || row.fileKey === null || row.fileType === null) return null;
  const seal = await deps.keys.of(deps.db, userId);
  return { key: row.fileKey, type: row.fileType, fileName: resumeOf(row, seal).fileName };
}
