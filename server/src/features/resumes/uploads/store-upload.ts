import type { FileFacts } from "@waymark/contract/resume-analysis";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { newId } from "../../../ids.ts";
import { storeFile } from "../../../ports/files/sealed-file.ts";
import type { ResumeUpload } from "./resume-upload.ts";
import { insertUpload, type Read, removeOldUploads } from "./upload-store.ts";

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
