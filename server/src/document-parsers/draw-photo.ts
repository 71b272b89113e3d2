import { maxPhotoBytes, maxPhotoPixels, photoSide } from "@waymark/contract/accounts-photo";
import { AppError } from "@waymark/contract/errors";
import { pictureEnd } from "@waymark/domain/accounts/picture-end";
import { pictureKind } from "@waymark/domain/accounts/picture-kind";
import { openPicture } from "./open-picture.ts";

/** A redrawn photo. JPEG, because every mail program and document format shows it. */
export interface DrawnPhoto {
  bytes: Uint8Array;
  type: "image/jpeg";
}

/**
 * Redraws an untrusted picture as an upright square: only its first frame, transparent parts white, no metadata. Runs
 * in a child process only.
 * @throws AppError `photo_kind`, `photo_too_large`, `photo_too_many_pixels`, `photo_damaged`.
 */
export async function drawPhoto(bytes: Uint8Array): Promise<DrawnPhoto> {
  if (bytes.byteLength > maxPhotoBytes) throw new AppError("photo_too_large");
  const kind = pictureKind(bytes);
  if (kind === null) throw new AppError("photo_kind");
  // Padding is harmless; any other bytes after the picture may be a second file.
  if (bytes.subarray(pictureEnd(bytes, kind)).some((byte) => byte !== 0)) throw new AppError("photo_kind");
  const open = () => openPicture(bytes);
  const { width, height } = await open().metadata().catch(damaged);
  if (width * height > maxPhotoPixels) throw new AppError("photo_too_many_pixels");
  const drawn = await open()
    .autoOrient()
    .resize(photoSide, photoSide, { fit: "cover", position: "centre" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .jpeg({ quality: 86, mozjpeg: true })
    .toBuffer()
    .catch(damaged);
  return { bytes: drawn, type: "image/jpeg" };
}

function damaged(cause: unknown): never {
  throw new AppError("photo_damaged", undefined, cause);
}
