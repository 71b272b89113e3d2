export type FileKind = "pdf" | "zip" | "ole" | "rtf" | "html" | "other";

/** What a file is, by its bytes; names and MIME types are not believed. */
export function fileKind(bytes: Uint8Array): FileKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024));
  if (head.length >= 4 && head.readUInt32BE(0) === 0x504b0304) return "zip";
  if (head.length >= 8 && head.readUInt32BE(0) === 0xd0cf11e0 && head.readUInt32BE(4) === 0xa1b11ae1)
    return "ole";
  if (head.includes("%PDF-")) return "pdf";
  const start = head.toString("latin1").trimStart().toLowerCase();
  if (start.startsWith("{\\rtf")) return "rtf";
  if (/^(?:\ufeff|ï»¿)?\s*<(?:!doctype html|html|head|body)\b/.test(start)) return "html";
  return "other";
}
