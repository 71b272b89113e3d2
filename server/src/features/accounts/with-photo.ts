import { AppError } from "@waymark/contract/errors";
import { maxPhotoBytes, pictureKind } from "@waymark/domain/accounts/picture-kind";
import type { Deps } from "../../deps.ts";
import { storeFile } from "../../ports/files/sealed-file.ts";
import type { Who } from "../../who.ts";
import { readPhoto } from "./store.ts";

/** Columns of a person that point to their photo; empty when it does not change. */
export type PhotoColumns = { photoKey: string; photoType: string } | Record<string, never>;

/**
 * Stores a picture given as a data URL (empty: none), then does the work that writes where it lies. When the
 * work fails the new file goes, when it succeeds the old one.
 * @throws AppError `file_kind` when its bytes are no JPEG, PNG, GIF or WebP, `file_too_large` over 2 MB.
 */
export async function withPhoto<T>(
  deps: Deps,
  who: Who,
  dataUrl: string,
  work: (photo: PhotoColumns) => Promise<T>,
): Promise<T> {
  if (dataUrl === "") return work({});
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  if (bytes.length > maxPhotoBytes) throw new AppError("file_too_large");
  const photoType = pictureKind(bytes);
  if (photoType === null) throw new AppError("file_kind");
  const old = await readPhoto(deps.db, who.userId);
  const photoKey = await storeFile(deps, who.userId, bytes);
  try {
    const done = await work({ photoKey, photoType });
    if (old !== null) await deps.files.delete(old.key);
    return done;
  } catch (error) {
    await deps.files.delete(photoKey);
    throw error;
  }
}
