import { maxPhotoBytes, maxPhotoPixels, photoSide } from "@waymark/contract/accounts-photo";
import { AppError } from "@waymark/contract/errors";
import { markHeight, markWidth, maxMarkBytes } from "@waymark/contract/teams-branding";
import { pictureEnd } from "@waymark/domain/accounts/picture-end";
import { pictureKind } from "@waymark/domain/accounts/picture-kind";
import type { Sharp } from "sharp";
import { openPicture } from "./open-picture.ts";

/** A redrawn photo. JPEG, because every mail program and document format shows it. */
export interface DrawnPhoto {
  bytes: Uint8Array;
  type: "image/jpeg";
}

/** A redrawn mark. PNG, because of its transparent parts. */
export interface DrawnMark {
  bytes: Uint8Array;
  type: "image/png";
}

/**
 * Redraws an untrusted picture as an upright square: only its first frame, transparent parts white, no metadata. Runs
 * in a child process only.
 * @throws AppError `photo_kind`, `photo_too_large`, `photo_too_many_pixels`, `photo_damaged`.
 */
export async function drawPhoto(bytes: Uint8Array): Promise<DrawnPhoto> {
  const picture = await checked(bytes);
  const drawn = await picture
    .autoOrient()
    .resize(photoSide, photoSide, { fit: "cover", position: "centre" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
    .catch(damaged);
  return { bytes: drawn, type: "image/jpeg" };
}

/**
 * Redraws the mark of a team: whole, transparent parts kept, no metadata, with fewer colours if it would be too large.
 * Runs in a child process only.
 * @throws AppError as `drawPhoto`.
 */
export async function drawMark(bytes: Uint8Array): Promise<DrawnMark> {
  const picture = (await checked(bytes))
    .autoOrient()
    .resize(markWidth, markHeight, { fit: "inside", withoutEnlargement: true })
    .toColourspace("srgb");
  for (const options of [{}, { palette: true, quality: 90 }, { palette: true, quality: 60, colours: 32 }]) {
    const drawn = await picture
      .clone()
      .png({ compressionLevel: 9, ...options })
      .toBuffer()
      .catch(damaged);
    if (drawn.byteLength <= maxMarkBytes) return { bytes: drawn, type: "image/png" };
  }
  throw new AppError("photo_too_large");
}

/** An untrusted picture whose size, kind and end were checked. */
async function checked(bytes: Uint8Array): Promise<Sharp> {
  if (bytes.byteLength > maxPhotoBytes) throw new AppError("photo_too_large");
  const kind = pictureKind(bytes);
  if (kind === null) throw new AppError("photo_kind");
  // Padding is harmless; any other bytes after the picture may be a second file.
  if (bytes.subarray(pictureEnd(bytes, kind)).some((byte) => byte !== 0)) throw new AppError("photo_kind");
  const open = () => openPicture(bytes);
  const { width, height } = await open().metadata().catch(damaged);
  if (width * height > maxPhotoPixels) throw new AppError("photo_too_many_pixels");
  return open();
}

function damaged(cause: unknown): never {
  throw new AppError("photo_damaged", undefined, cause);
}
