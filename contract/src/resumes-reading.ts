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
  "picture",
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
  "jpg",
  "jpeg",
  "png",
] as const;

/** A line of a page as a parser sees it. `isPlaced`: the reading uses it, as a field, a description or a heading. */
export const SeenLine = z.object({
  text: z.string(),
  page: z.int().nullable(),
  box: PageBox.nullable(),
  isPlaced: z.boolean().default(true),
});
export type SeenLine = z.infer<typeof SeenLine>;

/** Under this share of its letters placed, a file is hardly read, and the person is told first. */
export const lowPlacedShare = 0.7;

/** The share of a file's letters and digits in lines that the reading uses, 0 to 1; 1 for a file without any. */
export function placedShare(lines: readonly Pick<SeenLine, "text" | "isPlaced">[]): number {
  const letters = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const sum = (of: typeof lines): number => of.reduce((total, { text }) => total + letters(text), 0);
  const all = sum(lines);
  return all === 0 ? 1 : sum(lines.filter(({ isPlaced }) => isPlaced)) / all;
}

/** The person should check a field below it. */
export const lowConfidence = 0.6;

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
