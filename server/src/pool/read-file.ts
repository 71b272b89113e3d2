import { AppError } from "@waymark/contract/errors";
import type { ReadableFormat } from "@waymark/contract/resume-reading";
import type { PositionedPage, ResumeDocument } from "@waymark/domain/resumes/read/document";
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
  const { document, format, recognized } = await extract(bytes, onStep);
  onStep({ stage: "understanding", page: 0, pages: 0 });
  const reading = readResume(document, { fileName });
  if (reading.letters < fewestLetters) throw new AppError("file_unreadable");
  return { ...reading, format, recognized };
}

interface Extract {
  document: ResumeDocument;
  format: ReadableFormat;
  recognized: boolean;
}

async function extract(bytes: Uint8Array, onStep: (step: Step) => void): Promise<Extract> {
  switch (fileKind(bytes)) {
    case "pdf":
      return fromPdf(bytes, onStep);
    case "zip":
      return { document: extractDocx(bytes), format: "docx", recognized: false };
    case "ole":
      return { document: await extractDoc(bytes), format: "doc", recognized: false };
    default:
      throw new AppError("file_kind");
  }
}

/** Pages without text are read as pictures; where that fails, what has text counts. */
async function fromPdf(bytes: Uint8Array, onStep: (step: Step) => void): Promise<Extract> {
  const { document, pictures } = await extractPdf(bytes);
  if (pictures.length === 0) return { document, format: "pdf", recognized: false };
  const found = await recognized(bytes, pictures, onStep);
  const pages = document.pages.map((page, i) => found.get(i + 1) ?? page);
  return { document: { kind: "pages", pages }, format: "pdf", recognized: found.size > 0 };
}

async function recognized(bytes: Uint8Array, pictures: readonly number[], onStep: (step: Step) => void) {
  try {
    // Loaded when first needed: it brings 35 MB of native code and the letters' shapes.
    const { recognizePages } = await import("./ocr/recognize-pages.ts");
    return await recognizePages(bytes, pictures, onStep);
  } catch {
    return new Map<number, PositionedPage>();
  }
}
