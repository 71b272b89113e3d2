import { AppError } from "@waymark/contract/errors";
import type { ReadableFormat } from "@waymark/contract/resume-reading";
import type { ResumeDocument } from "@waymark/domain/resumes/read/document";
import { type ResumeReading, readResume } from "@waymark/domain/resumes/read/read-resume";
import { extractDoc } from "./extract-doc.ts";
import { extractDocx } from "./extract-docx.ts";
import { extractPdf } from "./extract-pdf.ts";
import { fileKind } from "./file-kind.ts";
import { limits } from "./limits.ts";
import type { Step } from "./messages.ts";

/** Fewer letters than this and the file holds no text to speak of: a scan, or nothing. */
const fewestLetters = 20;

/** What was read of a file, and out of what. */
export type FileReading = ResumeReading & { format: ReadableFormat; recognized: boolean };

/** Reads an untrusted resume file. Runs in a child process only. Throws AppError with a `file_…` code. */
export async function readFile(
  bytes: Uint8Array,
  fileName: string,
  onStep: (step: Step) => void = () => {},
): Promise<FileReading> {
  if (bytes.byteLength > limits.bytes) throw new AppError("file_too_large", { maxBytes: limits.bytes });
  onStep({ stage: "opening", page: 0, pages: 0 });
  const { document, format } = await extract(bytes);
  onStep({ stage: "understanding", page: 0, pages: 0 });
  const reading = readResume(document, { fileName });
  if (reading.letters < fewestLetters) throw new AppError("file_unreadable");
  return { ...reading, format, recognized: false };
}

async function extract(bytes: Uint8Array): Promise<{ document: ResumeDocument; format: ReadableFormat }> {
  switch (fileKind(bytes)) {
    case "pdf":
      return { document: await extractPdf(bytes), format: "pdf" };
    case "zip":
      return { document: extractDocx(bytes), format: "docx" };
    case "ole":
      return { document: await extractDoc(bytes), format: "doc" };
    default:
      throw new AppError("file_kind");
  }
}
