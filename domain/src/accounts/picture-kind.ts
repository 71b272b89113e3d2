export type PictureKind = "image/jpeg" | "image/png" | "image/gif" | "image/webp";

const startsWith = (bytes: Uint8Array, signature: readonly number[], from = 0) =>
  signature.every((byte, i) => bytes[from + i] === byte);

/** Recognises a picture by its first bytes, never by its file name; null when it is none of the four formats. */
export function pictureKind(bytes: Uint8Array): PictureKind | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "image/jpeg";
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "image/png";
  if (startsWith(bytes, [0x47, 0x49, 0x46, 0x38])) return "image/gif";
  if (startsWith(bytes, [0x52, 0x49, 0x46, 0x46]) && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8))
    return "image/webp";
  return null;
}
