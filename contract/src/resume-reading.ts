import { z } from "zod";

/** Where on a page something stands: fractions of the page's width and height, from the upper left corner. */
export const PageBox = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type PageBox = z.infer<typeof PageBox>;

/**
 * One field as the reader found it. `field` is the path in the content (`personalInfo.email`,
 * `experience.0.startDate`, `skills.3`), `text` what stands in the file, `confidence` 0 to 1. `page` counts from 1; it
 * and `box` are null where the format has no pages.
 */
export const FieldReading = z.object({
  field: z.string(),
  text: z.string(),
  confidence: z.number().min(0).max(1),
  page: z.int().nullable(),
  box: PageBox.nullable(),
});
export type FieldReading = z.infer<typeof FieldReading>;

/** Formats that can be read, told by their bytes. */
const readableFormats = [
  "pdf",
  "docx",
  "doc",
  "odt",
  "rtf",
  "txt",
  "md",
  "html",
  "json-resume",
  "linkedin-pdf",
  "linkedin-zip",
  "europass-xml",
] as const;
export const ReadableFormat = z.enum(readableFormats);
export type ReadableFormat = z.infer<typeof ReadableFormat>;

/** Endings of the files that can be read. A hint only: what a file is, its bytes say. */
export const readableEndings = [
  "pdf",
  "doc",
  "docx",
  "odt",
  "rtf",
  "txt",
  "md",
  "markdown",
  "html",
  "htm",
  "json",
  "xml",
  "zip",
] as const;

/** What a parser sees of a page: its lines in the order they are read. */
export const SeenLine = z.object({ text: z.string(), page: z.int().nullable(), box: PageBox.nullable() });
export type SeenLine = z.infer<typeof SeenLine>;

/** Below this a field deserves a look by the person. */
export const lowConfidence = 0.6;

/** Stages of reading a file, as progress tells them. */
export const readingStages = ["queued", "opening", "recognizing", "understanding"] as const;
const ReadingStage = z.enum(readingStages);
export type ReadingStage = z.infer<typeof ReadingStage>;

/** Progress of one reading. `page` of `pages` is being worked on; both 0 where that is not known. */
export const ReadingProgress = z.object({
  /** What the uploader called this reading (`progressId`). */
  id: z.string().max(64),
  stage: ReadingStage,
  page: z.int(),
  pages: z.int(),
});
export type ReadingProgress = z.infer<typeof ReadingProgress>;
