import { webcrypto } from "node:crypto";
import { Readable } from "node:stream";
import { createGzip } from "node:zlib";
import { encryptTo } from "../backup/backup-encryption.ts";

/** Bytes of a piece of compressed log: each piece costs the event loop a turn. */
const packedChunk = 256 * 1_024;

export function packSegment(bytes: Uint8Array, recipient: string | undefined): AsyncIterable<Uint8Array> {
  const packed = Readable.from([bytes]).pipe(createGzip({ level: 1, chunkSize: packedChunk }));
  return recipient === undefined ? packed : encryptTo([recipient], packed);
}

/** The first 32 hex digits of its SHA-256, on another thread: 4 MB would hold up the event loop. */
export async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest("SHA-256", bytes)).toString("hex", 0, 16);
}

const zeros = Buffer.alloc(65_536);

/** A segment that was closed early ends in zeros, which need not be stored. */
export function withoutZeros(content: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  let end = content.length;
  // A whole piece is compared at once, which takes a hundredth of the time.
  while (end >= zeros.length && content.subarray(end - zeros.length, end).equals(zeros)) end -= zeros.length;
  while (end > 0 && content[end - 1] === 0) end -= 1;
  return content.subarray(0, end);
}
