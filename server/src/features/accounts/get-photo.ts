import { AppError } from "@waymark/contract/errors";
import type { Deps } from "../../deps.ts";
import { openStoredFile } from "../../ports/files/sealed-file.ts";
import type { Who } from "../../who.ts";
import { readPhoto } from "./store.ts";

/**
 * The asker's own photo.
 * @throws AppError `not_found` when there is none, or for the id of anybody else.
 */
export async function getPhoto(
  deps: Deps,
  who: Who,
  id: string,
): Promise<{ bytes: Buffer; type: string; fileName: string }> {
  const photo = id === who.userId ? await readPhoto(deps.db, id) : null;
  const bytes = photo === null ? null : await openStoredFile(deps, id, photo.key);
  if (photo === null || bytes === null) throw new AppError("not_found");
  return { bytes, type: photo.type, fileName: `photo.${photo.type.replace("image/", "")}` };
}
