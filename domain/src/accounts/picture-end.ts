import type { PictureKind } from "./picture-kind.ts";

const uint32 = (bytes: Uint8Array, at: number, little = false) =>
  at + 4 <= bytes.length ? new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0, little) : 0;

/** In bytes; the file's length when no end is found. A file of two formats carries the second one after it. */
export function pictureEnd(bytes: Uint8Array, kind: PictureKind): number {
  const end = {
    "image/png": pngEnd,
    "image/jpeg": jpegEnd,
    "image/gif": gifEnd,
    "image/webp": webpEnd,
  }[kind](bytes);
  return Math.min(end, bytes.length);
}

/** Walks the chunks (length, type, data, CRC) up to IEND (PNG specification, 5.3). */
function pngEnd(bytes: Uint8Array): number {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const isEnd = uint32(bytes, at + 4) === 0x49454e44;
    at += 12 + uint32(bytes, at);
    if (isEnd) return at;
  }
  return bytes.length;
}

/** The length in the RIFF header, rounded up to an even number. */
function webpEnd(bytes: Uint8Array): number {
  const size = uint32(bytes, 4, true);
  return 8 + size + (size % 2);
}

/** Walks the segments by length, skips data after a start of scan, stops at the end marker (ITU T.81, B.1). */
function jpegEnd(bytes: Uint8Array): number {
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== 0xff) {
      at += 1;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    const standsAlone = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd8);
    if (marker === 0xff) at += 1;
    else at += standsAlone ? 2 : 2 + Math.max(2, ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
  return bytes.length;
}

/** Walks the blocks and their sub-blocks up to the trailer (GIF89a specification, 27). */
function gifEnd(bytes: Uint8Array): number {
  const tableSize = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + tableSize(bytes[10] ?? 0);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return at + 1;
    if (block === 0x21) at += 2;
    else if (block === 0x2c) at += 11 + tableSize(bytes[at + 9] ?? 0);
    else return bytes.length;
    while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
    at += 1;
  }
  return bytes.length;
}
