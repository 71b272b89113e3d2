import { AppError } from "@waymark/contract/errors";
import { maxPhotoBytes, pictureKind } from "@waymark/domain/accounts/picture-kind";
import type { Deps } from "../../deps.ts";
import { storeFile } from "../../ports/files/sealed-file.ts";
import type { Who } from "../../who.ts";
import { readPhoto } from "./store.ts";

/** Columns of a person that point to their photo; empty when it does not change. */
export type PhotoColumns = { photoKey: string; photoType: string } | Record<string, never>;

/**
 * Stores a picture given as a data URL (empty: none), then does the work that writes where it lies. The work
 * asks `columns` for what to write once it holds the person's row. When it fails the new file goes, when it
 * succeeds the old one.
 * @throws AppError `file_kind` when its bytes are no JPEG, PNG, GIF or WebP, `file_too_large` over 2 MB.
 */
export async function withPhoto<T>(
  deps: Deps,
  who: Who,
  dataUrl: string,
  work: (columns: (tx: Deps) => Promise<PhotoColumns>) => Promise<T>,
): Promise<T> {
  if (dataUrl === "") return work(async () => ({}));
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
  if (bytes.length > maxPhotoBytes) throw new AppError("file_too_large");
  const photoType = pictureKind(bytes);
  if (photoType === null) throw new AppError("file_kind");
  const photoKey = await storeFile(deps, who.userId, bytes);
  let old: string | undefined;
  const done = await work(async (tx) => {
    old = (await readPhoto(tx.db, who.userId))?.key;
    return { photoKey, photoType };
  }).catch(async (error: unknown) => {
    await deps.files.delete(photoKey);
    throw error;
  });
  if (old !== undefined) await deps.files.delete(old);
  return done;
}
