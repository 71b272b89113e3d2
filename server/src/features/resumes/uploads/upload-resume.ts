import { createHash } from "node:crypto";
import { AppError } from "@waymark/contract/errors";
import type { FileFacts } from "@waymark/contract/resume-analysis";
import { maxResumeBytes, type ProfileForm, type Resume } from "@waymark/contract/resumes";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { storeFile } from "../../../ports/files/sealed-file.ts";
import { yieldToOthers } from "../../../yield-to-others.ts";
import { nameOfFile } from "../print/download-resume.ts";
import { factsOf } from "../resume-facts.ts";
import { getResume } from "../resumes.ts";
import { lockResumes, readIdOfUpload } from "../store.ts";
import { isUnreadUpload, nothingRead } from "../unread-uploads.ts";
import { publishChange } from "../write-state.ts";
import { insertResume } from "../write-store.ts";
import { publishReading } from "./publish-reading.ts";
import type { ResumeUpload } from "./resume-upload.ts";
import {
  insertUpload,
  type Read,
  readUploadsBefore,
  removeOldUploads,
  removeOverdueUpload,
} from "./upload-store.ts";

export interface Uploaded {
  readonly fileName: string;
  readonly fileUrl: string;
  readonly storagePath: string;
  readonly profileForm: ProfileForm;
  readonly resume: Resume;
}

/**
 * Reads a file, stores the sealed original and creates a resume from both, named like the file. Sending the same file
 * again with one `progressId` creates one resume. A file that is stored although it could not be read gives an empty
 * resume, only once however often it is sent.
 * @throws AppError `file_missing`, `file_too_large`, `too_many_resumes`, or the pool's error; with `details.resumeId`
 * when the file was stored.
 */
export async function uploadResume(deps: Deps, actor: Actor, file: ResumeUpload): Promise<Uploaded> {
  if (file.bytes.length === 0) throw new AppError("file_missing");
  if (file.bytes.length > maxResumeBytes) throw new AppError("file_too_large");
  const told = publishReading(deps, actor.userId, file.progressId);
  try {
    const read = await deps.pool.readResume(file, told.onProgress);
    const { profileForm, content, language } = read;
    const sentAs = file.progressId || newId();
    const kept = { content, language, fileFacts: factsOf(read) };
    const resume = await keep(deps, actor, file, kept, sentAs);
    const { fileName, fileUrl, storagePath } = resume;
    return { fileName, fileUrl, storagePath, profileForm, resume };
  } catch (error) {
    if (!isUnreadUpload(error)) throw error;
    const { id } = await keep(
      deps,
      actor,
      file,
      { content: nothingRead.content, language: actor.locale, fileFacts: null },
      "unread",
    );
    throw new AppError(error.code, { ...error.details, resumeId: id }, error);
  } finally {
    await told.done();
  }
}

async function keep(
  deps: Deps,
  actor: Actor,
  file: ResumeUpload,
  {
    content,
    language,
    fileFacts,
  }: Pick<Read, "content"> & { readonly language: string; readonly fileFacts: FileFacts | null },
  sentAs: string,
): Promise<Resume> {
  const { bytes, fileName, mimeType } = file;
  const digest = await digestOf(bytes);
  const uploadKey = deps.keys.lookupHash("resume-upload", `${actor.userId}/${sentAs}/${digest}`);
  const fileKey = await storeFile(deps, actor.userId, bytes);
  const kept = { fileKey, fileName, fileType: mimeType, fileSize: bytes.length, fileFacts };
  let resume: Resume | undefined;
  try {
    resume = await inTransaction(deps, async (tx) => {
      await lockResumes(tx.db, actor.userId);
      const before = await readIdOfUpload(tx.db, actor.userId, { uploadKey });
      if (before !== null) return getResume(tx, actor, before);
      const id = newId();
      const name = nameOfFile(fileName);
      await insertResume(tx, actor.userId, { id, name, content, language, file: kept, uploadKey });
      await publishChange(tx, actor, id);
      return getResume(tx, actor, id);
    });
    return resume;
  } finally {
    if (resume?.storagePath !== fileKey) await deps.files.delete(fileKey);
  }
}

const pieceBytes = 256 * 1024;

/** Hashes in pieces, between which others have their turn; the thread pool would copy the whole file. */
async function digestOf(bytes: Uint8Array): Promise<string> {
  const turn = yieldToOthers();
  const hash = createHash("sha256");
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    hash.update(bytes.subarray(from, from + pieceBytes));
    await turn();
  }
  return hash.digest("base64url");
}

const uploadsKept = 10;

/**
 * Stores the data read from a file, and the sealed file, until the profile is created.
 * @param file Its `bytes` are null when the file itself should not be stored.
 * @returns the upload's id.
 */
export async function storeUpload(
  deps: Deps,
  actor: Actor,
  file: Omit<ResumeUpload, "bytes"> & { readonly bytes: Uint8Array | null },
  read: Read,
  language: string,
  fileFacts: FileFacts | null,
): Promise<string> {
  const id = newId();
  const { bytes, fileName, mimeType: fileType } = file;
  const fileKey = bytes === null ? null : await storeFile(deps, actor.userId, bytes);
  const upload = { id, fileKey, fileType, fileSize: bytes?.length ?? 0, language, fileName, fileFacts, read };
  try {
    await insertUpload(deps, actor.userId, upload);
  } catch (error) {
    if (fileKey !== null) await deps.files.delete(fileKey);
    throw error;
  }
  for (const old of await removeOldUploads(deps, actor.userId, uploadsKept)) await deps.files.delete(old);
  return id;
}

const keptMs = 30 * 86_400_000;
const atOnce = 500;

/**
 * Removes uploads older than 30 days that never became a resume. The stored file goes first: if the store fails, the
 * row remains for the next purge.
 */
export async function purgeUploads(deps: Pick<Deps, "db" | "files" | "now">): Promise<void> {
  const before = new Date(deps.now().getTime() - keptMs);
  for (;;) {
    const overdue = await readUploadsBefore(deps.db, before, atOnce);
    for (const { id, fileKey } of overdue) {
      if (fileKey !== null) await deps.files.delete(fileKey);
      await removeOverdueUpload(deps.db, id, before);
    }
    if (overdue.length < atOnce) return;
  }
}
