import { AppError } from "@waymark/contract/errors";
import type { ResumeDocument } from "@waymark/domain/resumes/read/document";
import { type ResumeReading, readResume } from "@waymark/domain/resumes/read/read-resume";
import { extractDoc } from "./extract-doc.ts";
import { extractDocx } from "./extract-docx.ts";
import { extractPdf } from "./extract-pdf.ts";
import { fileKind } from "./file-kind.ts";
import { limits } from "./limits.ts";

/** Fewer letters than this and the file holds no text to speak of: a scan, or nothing. */
const fewestLetters = 20;

/** Reads an untrusted resume file. Runs in a child process only. Throws AppError with a `file_…` code. */
export async function readFile(bytes: Uint8Array, fileName: string): Promise<ResumeReading> {
  if (bytes.byteLength > limits.bytes) throw new AppError("file_too_large", { maxBytes: limits.bytes });
  const reading = readResume(await extract(bytes), { fileName });
  if (reading.letters < fewestLetters) throw new AppError("file_unreadable");
  return reading;
}

async function extract(bytes: Uint8Array): Promise<ResumeDocument> {
  switch (fileKind(bytes)) {
    case "pdf":
      return extractPdf(bytes);
    case "zip":
      return extractDocx(bytes);
    case "ole":
      return extractDoc(bytes);
    default:
      throw new AppError("file_kind");
  }
}
