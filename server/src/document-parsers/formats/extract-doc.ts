/// <reference path="./word-extractor.d.ts" />
import { AppError } from "@waymark/contract/errors";
import type { LogicalLine, ResumeDocument } from "@waymark/domain/resumes/read/document";
import WordExtractor from "word-extractor";

const utf16 = (text: string): Buffer => Buffer.from(text, "utf16le");
const sector = 512;
const wordMagic = 0xa5ec;
const encryptedFlag = 0x0100;

/** Reads the lines of a Word 97 to 2003 document. Throws AppError for locked, broken and other OLE files. */
export async function extractDoc(bytes: Uint8Array): Promise<ResumeDocument> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.includes(utf16("EncryptedPackage")) || isLocked(file)) throw new AppError("file_password");
  if (!file.includes(utf16("WordDocument"))) throw new AppError("file_kind");
  try {
    const document = await new WordExtractor().extract(file);
    const parts = [
      document.getHeaders({ includeFooters: false }),
      document.getTextboxes(),
      document.getBody({ filterUnicode: false }),
    ];
    return { kind: "lines", lines: parts.flatMap(linesOf) };
  } catch {
    throw new AppError("file_corrupt");
  }
}

/** The "encrypted" bit in the header of the WordDocument stream. */
function isLocked(file: Buffer): boolean {
  for (let at = sector; at + 12 <= file.length; at += sector) {
    if (file.readUInt16LE(at) === wordMagic) return (file.readUInt16LE(at + 10) & encryptedFlag) !== 0;
  }
  return false;
}

function linesOf(text: string): LogicalLine[] {
  return text.split(/\r\n|[\r\n\v\f]/).map((line) => ({
    text: line.replace(/[^\P{Cc}\t]/gu, ""),
    size: 0,
    bold: false,
    isListItem: false,
  }));
}
