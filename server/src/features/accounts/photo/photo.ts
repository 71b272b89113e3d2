import type { User } from "@waymark/contract/accounts";
import { maxPhotoBytes } from "@waymark/contract/accounts-photo";
import { AppError } from "@waymark/contract/errors";
import { pictureKind } from "@waymark/domain/accounts/picture-kind";
import type { Actor } from "../../../actor.ts";
import type { Deps } from "../../../deps.ts";
import { openStoredFile, storeFile } from "../../../ports/files/sealed-file.ts";
import { changePerson } from "../profile/change-person.ts";
import { getUser, userOf } from "../profile/users.ts";
import { readPhoto } from "../store.ts";

/** @throws AppError `not_found` when there is none, or for another person's id. */
export async function getPhoto(deps: Deps, actor: Actor, id: string): Promise<Photo> {
  const photo = id === actor.userId ? await openPhoto(deps, id) : null;
  if (photo === null) throw new AppError("not_found");
  return photo;
}

export interface Photo {
  readonly bytes: Buffer;
  readonly type: string;
  readonly fileName: string;
}

/** The calling code has checked that the viewer may see it. */
export async function openPhoto(deps: Deps, userId: string): Promise<Photo | null> {
  const photo = await readPhoto(deps.db, userId);
  const bytes = photo === null ? null : await openStoredFile(deps, userId, photo.key);
  if (photo === null || bytes === null) return null;
  return { bytes, type: photo.type, fileName: `photo.${photo.type.replace("image/", "")}` };
}

/** @throws AppError `not_found` for another person's id, or the errors of `withPhoto`. */
export async function savePhoto(
  deps: Deps,
  actor: Actor,
  id: string,
  picture: string,
): Promise<{ user: User }> {
  await getUser(deps, actor, id);
  const person = await withPhoto(deps, actor, picture, (columns) =>
    changePerson(deps, actor, (tx) => columns(tx)),
  );
  return { user: userOf(person) };
}

/** Does nothing without a photo. */
export async function removePhoto(deps: Deps, actor: Actor, id: string): Promise<{ user: User }> {
  const before = await getUser(deps, actor, id);
  if (before.profileImageUrl === "") return { user: userOf(before) };
  let old: string | undefined;
  const person = await changePerson(deps, actor, async (tx) => {
    old = (await readPhoto(tx.db, actor.userId))?.key;
    return { photoKey: null, photoType: null };
  });
  if (old !== undefined) await deps.files.delete(old);
  return { user: userOf(person) };
}

export type PhotoColumns = { photoKey: string; photoType: string } | Record<string, never>;

/**
 * Stores a picture given as a data URL (empty: none), then runs `work`, which gets its key from `columns` once it has
 * locked the person's row. Deletes the new file if `work` fails, and the old one if it succeeds.
 * @throws AppError with one of the photo codes, `file_timeout`, `files_busy`.
 */
export async function withPhoto<T>(
  deps: Deps,
  actor: Actor,
  dataUrl: string,
  work: (columns: (tx: Deps) => Promise<PhotoColumns>) => Promise<T>,
): Promise<T> {
  if (dataUrl === "") return work(async () => ({}));
  const drawn = await draw(deps, Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64"));
  const photoKey = await storeFile(deps, actor.userId, drawn.bytes);
  let old: string | undefined;
  const done = await work(async (tx) => {
    old = (await readPhoto(tx.db, actor.userId))?.key;
    return { photoKey, photoType: drawn.type };
  }).catch(async (error: unknown) => {
    await deps.files.delete(photoKey);
    throw error;
  });
  if (old !== undefined) await deps.files.delete(old);
  return done;
}

/** The first bytes already show some errors; a file that a reader failed on is a damaged photo. */
async function draw(deps: Deps, bytes: Uint8Array) {
  if (bytes.length > maxPhotoBytes) throw new AppError("photo_too_large");
  if (pictureKind(bytes) === null) throw new AppError("photo_kind");
  return deps.pool.drawPhoto(bytes).catch((error: unknown) => {
    const choked = error instanceof AppError && ["file_bomb", "file_corrupt"].includes(error.code);
    throw choked ? new AppError("photo_damaged", undefined, error) : error;
  });
}
