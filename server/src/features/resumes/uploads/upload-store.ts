import { FileFacts } from "@waymark/contract/resume-analysis";
import { ParsedResume, ResumeContent } from "@waymark/contract/resumes";
import { and, asc, desc, eq, inArray, lt } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "../../../db/db.ts";
import type { Deps } from "../../../deps.ts";
import { uploads } from "../tables.ts";

type UploadRow = typeof uploads.$inferSelect;

const placeOf = (row: string, column: string) => ({ table: "uploads", row, column });

/** A file that was read, stored until it becomes a resume. */
export interface Upload extends Pick<UploadRow, "id" | "fileKey" | "fileType" | "fileSize" | "language"> {
  readonly fileName: string;
  readonly fileFacts: FileFacts | null;
  readonly read: Read;
}

/** The data that the pool read from a file. */
export const Read = z.object({ content: ResumeContent, parsed: ParsedResume });
export type Read = z.infer<typeof Read>;

export async function insertUpload(deps: Deps, userId: string, upload: Upload): Promise<void> {
  const seal = await deps.keys.of(deps.db, userId);
  const { fileName, read, ...clear } = upload;
  await deps.db.insert(uploads).values({
    ...clear,
    userId,
    fileNameSealed: seal.seal(placeOf(upload.id, "file_name"), fileName),
    readSealed: seal.seal(placeOf(upload.id, "read"), JSON.stringify(read)),
    createdAt: deps.now(),
  });
}

/** Removes and returns an upload, so that only one caller gets it; null when it is missing or another person's. */
export async function removeUpload(deps: Deps, userId: string, id: string): Promise<Upload | null> {
  const rows = await deps.db
    .delete(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, userId)))
    .returning();
  const row = rows.at(0);
  if (row === undefined) return null;
  const seal = await deps.keys.of(deps.db, userId);
  const { fileKey, fileType, fileSize, language } = row;
  return {
    id: row.id,
    fileKey,
    fileType,
    fileSize,
    language,
    fileName: seal.open(placeOf(row.id, "file_name"), row.fileNameSealed),
    fileFacts: FileFacts.nullable().parse(row.fileFacts),
    read: Read.parse(JSON.parse(seal.open(placeOf(row.id, "read"), row.readSealed))),
  };
}

const fileKeysOf = (rows: readonly { fileKey: string | null }[]): string[] =>
  rows.flatMap(({ fileKey }) => fileKey ?? []);

/** Removes all but a person's newest uploads. @returns the keys of their files. */
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

/** Uploads from before an instant, with the keys of their files. */
export async function readUploadsBefore(db: Db, before: Date, limit: number) {
  return db
    .select({ id: uploads.id, fileKey: uploads.fileKey })
    .from(uploads)
    .where(lt(uploads.createdAt, before))
    .orderBy(asc(uploads.id))
    .limit(limit);
}

export async function removeOverdueUpload(db: Db, id: string, before: Date): Promise<void> {
  await db.delete(uploads).where(and(eq(uploads.id, id), lt(uploads.createdAt, before)));
}
