import type { AnswerOf } from "@waymark/contract/endpoint";
import { AppError } from "@waymark/contract/errors";
import type { readStoredFile as endpoint } from "@waymark/contract/resumes-versions";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { openStoredFile } from "../../../ports/files/sealed-file.ts";
import { readFileOf } from "./file-store.ts";

/**
 * A parser's view of a resume's original, read again.
 * @throws AppError `not_found` when there is none, or the pool's error.
 */
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
