import { type ApplicationFile, applicationFileLimits as limits } from "@waymark/contract/applications-files";
import { AppError } from "@waymark/contract/errors";
import type { Actor } from "../../../actor.ts";
import { type Deps, inTransaction } from "../../../deps.ts";
import type { UploadedFile } from "../../../http/mount.ts";
import { newId } from "../../../ids.ts";
import { storeFile } from "../../../ports/files/sealed-file.ts";
import { ownApplication } from "../own-application.ts";
import { publishChange } from "../publish-change.ts";
import { insertFile, type KeptFile, lockFiles, readFile, readFiles, sumBytes } from "./store.ts";
import { typeOfFile } from "./type-of-file.ts";

const mebibyte = 1_048_576;

/** A file as the contract shows it, without its key in the file store. */
export const shown = ({ fileKey: _key, deletedAt: _deleted, ...file }: KeptFile): ApplicationFile => file;

/** The usual extensions of a type; the first one is added to a name without any of them. */
const endings: Readonly<Record<string, readonly [string, ...string[]]>> = {
  "application/pdf": [".pdf"],
  "application/rtf": [".rtf"],
  "application/msword": [".doc"],
  "application/vnd.oasis.opendocument.text": [".odt"],
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": [".docx"],
  "image/png": [".png"],
  "image/jpeg": [".jpg", ".jpeg"],
  "image/gif": [".gif"],
  "image/webp": [".webp"],
  "text/plain": [".txt", ".md", ".text"],
};

/**
 * A name that is safe to show and to save under: no direction marks or path separators, and an extension that matches
 * the detected type, so that no computer runs it as a program.
 */
export function cleanName(name: string, type: string): string {
  const clean = name.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}/\\]/gu, "").trim() || "file";
  const [usual = "", ...others] = endings[type] ?? [];
  const fits = [usual, ...others].some((ending) => clean.toLowerCase().endsWith(ending));
  return fits ? [...clean].slice(-200).join("") : [...clean].slice(0, 200 - usual.length).join("") + usual;
}

/** Call it in a transaction, after `lockFiles`. */
export async function requireBelowLimit(
  deps: Deps,
  userId: string,
  applicationId: string,
  bytes: number,
): Promise<void> {
  const files = await readFiles(deps, userId, applicationId);
  if (files.length >= limits.perApplication)
    throw new AppError("too_many_files", { limit: limits.perApplication });
  if (bytes + (await sumBytes(deps.db, userId)) > limits.allBytes)
    throw new AppError("files_full", { limit: limits.allBytes / mebibyte });
}

/** Stores a file of an application, sealed. */
export async function addFile(
  deps: Deps,
  actor: Actor,
  applicationId: string,
  file: UploadedFile | undefined,
): Promise<ApplicationFile> {
  if (file === undefined) {
    await ownApplication(deps, actor, applicationId);
    throw new AppError("file_missing");
  }
  const [added] = await addFiles(deps, actor, applicationId, [file]);
  if (added === undefined) throw new AppError("file_missing");
  return added;
}

/** Stores all of these files or none. @throws AppError as `addFile`. */
export async function addFiles(
  deps: Deps,
  actor: Actor,
  applicationId: string,
  files: readonly UploadedFile[],
): Promise<ApplicationFile[]> {
  await ownApplication(deps, actor, applicationId);
  const typed = files.map((file) => ({ file, type: typeOf(file) }));
  const { userId } = actor;
  const keys: string[] = [];
  try {
    for (const { bytes } of files) keys.push(await storeFile(deps, userId, bytes));
    return await inTransaction(deps, async (deps) => {
      await lockFiles(deps.db, userId);
      const added: ApplicationFile[] = [];
      for (const [i, { file, type }] of typed.entries()) {
        const { length: size } = file.bytes;
        await requireBelowLimit(deps, userId, applicationId, size);
        const id = newId();
        const name = cleanName(file.fileName, type);
        await insertFile(deps, userId, { id, applicationId, name, type, size, fileKey: keys[i] ?? "" });
        added.push(shown(await requireFile(deps, userId, id)));
      }
      await publishChange(deps, actor, applicationId);
      return added;
    });
  } catch (error) {
    await Promise.all(keys.map((key) => deps.files.delete(key)));
    throw error;
  }
}

function typeOf({ bytes }: UploadedFile): string {
  if (bytes.length === 0) throw new AppError("file_missing");
  if (bytes.length > limits.bytes) throw new AppError("file_too_large");
  const type = typeOfFile(bytes);
  if (type === null) throw new AppError("file_kind");
  return type;
}

export async function requireFile(
  deps: Deps,
  userId: string,
  id: string,
  state: { trashed?: boolean } = {},
): Promise<KeptFile> {
  const file = await readFile(deps, userId, id, state);
  if (file === null) throw new AppError("not_found");
  return file;
}
