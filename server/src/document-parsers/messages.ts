import { maxPhotoBytes } from "@waymark/contract/accounts-photo";
import { errorCodes } from "@waymark/contract/errors";
import { ParsedResume, ProfileForm, ResumeContent } from "@waymark/contract/resumes";
import { FieldReading, ReadableFormat, readingStages, SeenLine } from "@waymark/contract/resumes-reading";
import { Language } from "@waymark/contract/values";
import { z } from "zod";
import { FactKind, Facts } from "./facts/shape.ts";
import { limits } from "./limits.ts";

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** The parent's request to a child. */
export const Job = z.object({
  id: z.int(),
  what: z.enum(["resume", "linkedin", "photo", "mark", "facts", "table", "answer", "bundle"]),
  /** Bytes of the file, which come through stdin. */
  length: z.int().min(0),
  fileName: z.string(),
  /** Longest time for recognising text in pictures, in milliseconds. */
  recognizingMs: z.int().min(0),
  /** For occupational facts: their kind and language. */
  facts: z.object({ kind: FactKind, language: z.string().max(2) }).optional(),
  /** For another server's answer: the instructions of its reader. */
  asked: z.string().max(50_000).optional(),
  /** For a bundle: the files in the bytes, one after the other, and whether we printed them. */
  parts: z
    .array(z.object({ length: z.int().min(0), own: z.boolean() }))
    .max(30)
    .optional(),
});
export type Job = z.infer<typeof Job>;

/** The resume from the child; the parent parses it, because the child has handled untrusted bytes. */
const Reading = z.object({
  profileForm: ProfileForm,
  parsed: ParsedResume,
  content: ResumeContent,
  language: Language,
  letters: z.int().min(0),
  format: ReadableFormat,
  recognized: z.boolean(),
  unread: z.int().min(0).max(1_000).default(0),
  fields: z.array(FieldReading).max(5_000).default([]),
  lines: z.array(SeenLine).max(50_000).default([]),
  pages: z
    .array(z.object({ width: z.number(), height: z.number() }))
    .max(100)
    .default([]),
});

/** Progress of a reading: `page` of `pages`; both 0 when unknown. */
const Step = z.object({
  stage: z.enum(readingStages),
  page: z.int().min(0).max(1_000),
  pages: z.int().min(0).max(1_000),
});
export type Step = z.infer<typeof Step>;

/** A redrawn photo or mark. */
const Drawn = z.object({
  bytes: bytes.refine(({ byteLength }) => byteLength <= maxPhotoBytes),
  type: z.enum(["image/jpeg", "image/png"]),
});

/** A table of a workbook as CSV: a single text is checked and sent at once, however many cells it has. */
const Table = z.object({
  csv: z.string(),
  /** The sheet's name, if several sheets have content. */
  sheet: z.string().nullable(),
  /** Whether there are rows beyond the limit. */
  rowsLeft: z.boolean(),
});
export type Table = z.infer<typeof Table>;

/** One PDF of several files, and the number of pages of each. */
const Bundle = z.object({
  bytes: bytes.refine(({ byteLength }) => byteLength <= 2 * limits.bundleBytes),
  pages: z.array(z.int().min(0).max(limits.bundlePages)).max(30),
});
export type Bundle = z.infer<typeof Bundle>;

const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** The child's answer. */
export const Report = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("step"), id: z.int(), step: Step }),
  z.object({ kind: z.literal("read"), id: z.int(), reading: Reading }),
  z.object({ kind: z.literal("drawn"), id: z.int(), photo: Drawn }),
  z.object({ kind: z.literal("facts"), id: z.int(), facts: Facts }),
  z.object({ kind: z.literal("table"), id: z.int(), table: Table }),
  z.object({ kind: z.literal("answer"), id: z.int(), parts: z.array(z.string()).min(1).max(1_000) }),
  z.object({ kind: z.literal("bundled"), id: z.int(), bundle: Bundle }),
  z.object({
    kind: z.literal("refused"),
    id: z.int(),
    code: z.enum(errorCodes),
    details: details.optional(),
  }),
]);
export type Report = z.infer<typeof Report>;
export type SaidReport = z.input<typeof Report>;
