import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import { openStoredFile } from "../../ports/files/sealed-file.ts";
import type { Who } from "../../who.ts";
import { readFileOf } from "./file-store.ts";

/**
 * A resume's original file.
 * @throws AppError `not_found` when there is none, or it is not the asker's.
 */
export async function getFile(
  deps: Deps,
  who: Who,
  id: string,
): Promise<{ bytes: Buffer; type: string; fileName: string }> {
  const file = await readFileOf(deps, who.userId, id);
  const bytes = file === null ? null : await openStoredFile(deps, who.userId, file.fileKey);
  if (file === null || bytes === null) throw new AppError("not_found");
  return { bytes, type: file.fileType, fileName: file.fileName };
}
