import type { Deps } from "../../../deps.ts";
import { openStoredFile } from "../../../ports/files/sealed-file.ts";
import { readPhoto } from "../store.ts";

export interface Photo {
  readonly bytes: Buffer;
  readonly type: string;
  readonly fileName: string;
}

/** A person's photo; null without one. The calling code has checked that the viewer may see it. */
export async function openPhoto(deps: Deps, userId: string): Promise<Photo | null> {
  const photo = await readPhoto(deps.db, userId);
  const bytes = photo === null ? null : await openStoredFile(deps, userId, photo.key);
  if (photo === null || bytes === null) return null;
  return { bytes, type: photo.type, fileName: `photo.${photo.type.replace("image/", "")}` };
}
