import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { StoredFile } from "@waymark/contract/resumes";
import type { readStoredFile as endpoint } from "@waymark/contract/resumes-versions";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { openStoredFile } from "../../../ports/files/sealed-file.ts";
import { readFileOf, readFiles } from "./file-store.ts";

const pageSize = 100;

/** The person's stored originals, 100 per page. */
export async function listFiles(
  deps: Deps,
  actor: Actor,
  { userId, after = "" }: { userId: string; after?: string | undefined },
): Promise<{ success: true; files: StoredFile[]; hasMore: boolean }> {
  if (userId !== actor.userId) throw new AppError("not_found");
  const files = await readFiles(deps, userId, after, pageSize);
  return { success: true, files: files.slice(0, pageSize), hasMore: files.length > pageSize };
}

/** The original is read again. @throws AppError `not_found` when there is none, or the pool's error. */
export async function readStoredFile(
  deps: Deps,
  actor: Actor,
  id: string,
): Promise<AnswerOf<typeof endpoint>> {
  const file = await readFileOf(deps, actor.userId, id);
  const bytes = file === null ? null : await openStoredFile(deps, actor.userId, file.fileKey);
  if (file === null || bytes === null) throw new AppError("not_found");
  const { fileName, fileType: mimeType } = file;
  const read = await deps.pool.readResume({ bytes, fileName, mimeType });
  const { format, recognized, pages, lines, fields, content } = read;
  return { format, recognized, pages, lines, fields, content };
}
