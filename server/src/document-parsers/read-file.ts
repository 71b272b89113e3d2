import { AppError } from "@waymark/contract/errors";
import type { ReadableFormat } from "@waymark/contract/resumes-reading";
import { exportFileOf } from "@waymark/domain/resumes/linkedin/read-export";
import type { PositionedPage, ResumeDocument } from "@waymark/domain/resumes/read/document";
import { type ResumeReading, readResume } from "@waymark/domain/resumes/read/read-resume";
import { bounded } from "@waymark/domain/resumes/structured/bounded";
import { fileKind } from "./file-kind.ts";
import { extractDoc } from "./formats/extract-doc.ts";
import { extractDocx, isDocxBody } from "./formats/extract-docx.ts";
import { extractHtml } from "./formats/extract-html.ts";
import { extractOdt } from "./formats/extract-odt.ts";
import { extractPdf } from "./formats/extract-pdf.ts";
import { extractRtf } from "./formats/extract-rtf.ts";
import { extractMarkdown, extractText } from "./formats/extract-text.ts";
import { zipNames } from "./formats/read-zip.ts";
import { limits } from "./limits.ts";
import { isLinkedinPdf, withMarkedItems } from "./linkedin-pdf.ts";
import type { Step } from "./messages.ts";
import { openPicture } from "./open-picture.ts";
import { readLinkedin } from "./read-linkedin.ts";
import { readEuropassXml, readJson } from "./read-structured.ts";

/** With fewer letters a file has no real text: it is a scan, or empty. */
const fewestLetters = 20;

export type FileReading = ResumeReading & { format: ReadableFormat; recognized: boolean; unread: number };

/** Smaller pictures cannot show a page of text. */
const leastSide = 200;

type OnStep = (step: Step) => void;

export interface HowToRead {
  readonly onStep?: OnStep;
  /** Deadline for recognising text in pictures, in milliseconds from the start. */
  readonly recognizingMs?: number;
}

/** A file's content: text to be understood, or structured fields. */
type Extract =
  | { document: ResumeDocument; format: ReadableFormat; recognized?: boolean; unread?: number }
  | { reading: ResumeReading; format: ReadableFormat };

/** Reads an untrusted resume file. Runs in a child process only. Throws AppError with a `file_…` code. */
export async function readFile(
  bytes: Uint8Array,
  fileName: string,
  { onStep = () => {}, recognizingMs = Number.POSITIVE_INFINITY }: HowToRead = {},
): Promise<FileReading> {
  const until = performance.now() + recognizingMs;
  if (bytes.byteLength > limits.bytes) throw new AppError("file_too_large", { maxBytes: limits.bytes });
  onStep({ stage: "opening", page: 0, pages: 0 });
  const extract = await extractAny(bytes, onStep, until);
  onStep({ stage: "understanding", page: 0, pages: 0 });
  const { format } = extract;
  if ("reading" in extract) return { ...withText(extract.reading), format, recognized: false, unread: 0 };
  const reading = withText(readResume(extract.document, { fileName }));
  const { recognized = false, unread = 0 } = extract;
  return { ...reading, content: bounded(reading.content), format, recognized, unread };
}

function withText(reading: ResumeReading): ResumeReading {
  if (reading.letters < fewestLetters) throw new AppError("file_unreadable");
  return reading;
}

async function extractAny(bytes: Uint8Array, onStep: OnStep, until: number): Promise<Extract> {
  const file = fileKind(bytes);
  switch (file.kind) {
    case "pdf":
      return fromPdf(bytes, onStep, until);
    case "picture":
      return fromPicture(bytes, onStep, until);
    case "zip":
      return fromZip(bytes);
    case "ole":
      return { document: await extractDoc(bytes), format: "doc" };
    case "rtf":
      return { document: extractRtf(file.text), format: "rtf" };
    case "html":
      return { document: extractHtml(file.text), format: "html" };
    case "md":
      return { document: extractMarkdown(file.text), format: "md" };
    case "txt":
      return { document: extractText(file.text), format: "txt" };
    case "json":
      return { reading: readJson(file.text), format: "json-resume" };
    case "xml": {
      const reading = readEuropassXml(file.text);
      if (reading === null) throw new AppError("file_kind");
      return { reading, format: "europass-xml" };
    }
    case "other":
      throw new AppError("file_kind");
  }
}

async function fromZip(bytes: Uint8Array): Promise<Extract> {
  const names = await zipNames(bytes);
  if (names.some(isDocxBody)) return { document: await extractDocx(bytes), format: "docx" };
  if (names.includes("content.xml")) return { document: await extractOdt(bytes), format: "odt" };
  if (names.some((name) => exportFileOf(name) !== null))
    return { reading: await readLinkedin(bytes), format: "linkedin-zip" };
  throw new AppError("file_kind");
}

/** An attached Europass CV takes precedence over the pages; pages without text are read as pictures. */
async function fromPdf(bytes: Uint8Array, onStep: OnStep, until: number): Promise<Extract> {
  const { document, pictures, attached } = await extractPdf(bytes);
  const [reading] = attached.map(readEuropassXml).filter((found) => found !== null);
  if (reading) return { reading, format: "europass-xml" };
  if (isLinkedinPdf(document.pages))
    return { document: { kind: "pages", pages: withMarkedItems(document.pages) }, format: "linkedin-pdf" };
  const format = "pdf";
  if (pictures.length === 0) return { document, format };
  const { found, unread } = await recognize(bytes, pictures, onStep, until);
  const pages = document.pages.map((page, i) => found.get(i + 1) ?? page);
  return { document: { kind: "pages", pages }, format, recognized: found.size > 0, unread };
}

/** A photograph of one page. */
async function fromPicture(bytes: Uint8Array, onStep: OnStep, until: number): Promise<Extract> {
  const size = await openPicture(bytes)
    .metadata()
    .catch(() => null);
  if (size === null) throw new AppError("file_kind");
  if (size.width * size.height > limits.picturePixels) throw new AppError("file_bomb");
  if (Math.min(size.width, size.height) < leastSide) throw new AppError("file_unreadable");
  const { found, unread } = await recognize(bytes, null, onStep, until);
  const page = found.get(1);
  if (page === undefined) throw new AppError("file_unreadable");
  return { document: { kind: "pages", pages: [page] }, format: "picture", recognized: true, unread };
}

/** When recognition fails, the pages with text count. `pictures` are numbers of PDF pages; null for a photograph. */
async function recognize(
  bytes: Uint8Array,
  pictures: readonly number[] | null,
  onStep: OnStep,
  until: number,
) {
  try {
    // Loaded when first needed: it has 35 MB of native code and letter shapes.
    const { recognizePages, recognizePicture } = await import("./ocr/recognize-pages.ts");
    return pictures === null
      ? await recognizePicture(bytes, { onStep, until })
      : await recognizePages(bytes, pictures, { onStep, until });
  } catch {
    return { found: new Map<number, PositionedPage>(), unread: 0 };
  }
}
