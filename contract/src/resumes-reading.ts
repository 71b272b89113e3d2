import { z } from "zod";

/** A place on a page: fractions of the page's width and height, from the upper left corner. */
export const PageBox = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});
export type PageBox = z.infer<typeof PageBox>;

/**
 * A field as the reader found it. `field` is the path in the content (`personalInfo.email`, `experience.0.startDate`,
 * `skills.3`), `text` the text in the file, `confidence` 0 to 1. `page` counts from 1; `page` and `box` are null for
 * formats without pages.
 */
export const FieldReading = z.object({
  field: z.string(),
  text: z.string(),
  confidence: z.number().min(0).max(1),
  page: z.int().nullable(),
  box: PageBox.nullable(),
});
export type FieldReading = z.infer<typeof FieldReading>;

/** The readable formats, detected by their bytes. */
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

/** The usual extensions of readable files. Only a hint: the bytes decide the format. */
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

/** A line of a page as a parser sees it. */
export const SeenLine = z.object({ text: z.string(), page: z.int().nullable(), box: PageBox.nullable() });
export type SeenLine = z.infer<typeof SeenLine>;

/** A field below this confidence should be checked by the person. */
export const lowConfidence = 0.6;

/** The stages of reading a file, for progress. */
export const readingStages = ["queued", "opening", "recognizing", "understanding"] as const;
const ReadingStage = z.enum(readingStages);
export type ReadingStage = z.infer<typeof ReadingStage>;

/** The progress of one reading. `page` of `pages` is being processed; both are 0 when unknown. */
export const ReadingProgress = z.object({
  /** The uploader's `progressId`. */
  id: z.string().max(64),
  stage: ReadingStage,
  page: z.int(),
  pages: z.int(),
});
export type ReadingProgress = z.infer<typeof ReadingProgress>;
