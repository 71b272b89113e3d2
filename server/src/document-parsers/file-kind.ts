import { pictureKind } from "@waymark/domain/accounts/picture-kind";
import { decodeText } from "./formats/decode-text.ts";

/** A file's kind by its bytes; for text kinds with the text. */
export type FileKind =
  | { kind: "pdf" | "zip" | "ole" | "picture" | "other" }
  | { kind: "rtf" | "html" | "xml" | "json" | "md" | "txt"; text: string };

/** Detects a file's kind by its bytes; names and MIME types are not trusted. */
export function fileKind(bytes: Uint8Array): FileKind {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 1024));
  if (head.length >= 4 && head.readUInt32BE(0) === 0x504b0304) return { kind: "zip" };
  if (head.length >= 8 && head.readUInt32BE(0) === 0xd0cf11e0 && head.readUInt32BE(4) === 0xa1b11ae1)
    return { kind: "ole" };
  if (pictureKind(bytes) !== null) return { kind: "picture" };
  if (head.includes("%PDF-")) return { kind: "pdf" };
  // RTF text is bytes in its own code page, so each byte stays one character.
  const latin = head.toString("latin1").trimStart();
  if (latin.startsWith("{\\rtf"))
    return {
      kind: "rtf",
      text: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1"),
    };
  const text = decodeText(bytes);
  return text === null || text.trim() === "" ? { kind: "other" } : textKind(text);
}

const htmlStart =
  /^(?:<!--[\s\S]{0,2000}?-->\s*|<\?xml[^>]{0,200}\?>\s*)*<(?:!doctype html|html|head|body|div|p|h[1-6]|table|section|article|main|meta|title|style|center|font|ul)\b/i;

function textKind(text: string): FileKind {
  const start = text.slice(0, 4_000).trimStart();
  if (start.startsWith("{\\rtf")) return { kind: "rtf", text };
  if (htmlStart.test(start)) return { kind: "html", text };
  if (/^<(?:\?xml|!--|[A-Za-z_][\w.:-]*[\s>])/.test(start)) return { kind: "xml", text };
  if (/^[[{]\s*["{\]}[]/.test(start)) return { kind: "json", text };
  return { kind: isMarkdown(text) ? "md" : "txt", text };
}

/** Headings with hashes, or at least two other markers that plain text does not have. */
function isMarkdown(text: string): boolean {
  const head = text.slice(0, 20_000);
  if (/^#{1,6} +\S/m.test(head)) return true;
  const marks = [
    /^\s*[-*+] +\*\*/m,
    /\*\*[^*\n]{2,80}\*\*/,
    /\[[^\]\n]{1,80}\]\([^)\n]{3,200}\)/,
    /^.{2,60}\n={3,}$/m,
  ];
  return marks.filter((mark) => mark.test(head)).length >= 2;
}
