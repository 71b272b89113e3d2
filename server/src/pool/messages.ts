import { errorCodes } from "@waymark/contract/errors";
import { maxPhotoBytes } from "@waymark/contract/photo";
import { FieldReading, ReadableFormat, readingStages, SeenLine } from "@waymark/contract/resume-reading";
import { ParsedResume, ProfileForm, ResumeContent } from "@waymark/contract/resumes";
import { Language } from "@waymark/contract/values";
import { z } from "zod";
import { FactKind, Facts } from "./facts/shape.ts";

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

/** What the parent asks of a child. */
export const Job = z.object({
  id: z.int(),
  what: z.enum(["resume", "linkedin", "photo", "facts", "table", "answer"]),
  bytes,
  fileName: z.string(),
  /** Longest time for recognising text in pictures, in milliseconds. */
  recognizingMs: z.int().min(0),
  /** Of occupational facts: what they are, and in which language they are wanted. */
  facts: z.object({ kind: FactKind, language: z.string().max(2) }).optional(),
  /** Of an answer of another server: how it is to be read, as its reader understands it. */
  asked: z.string().max(50_000).optional(),
});
export type Job = z.infer<typeof Job>;

/** The resume as the child read it; the parent parses it, for the child has touched untrusted bytes. */
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

/** How far a reading has come. `page` of `pages` is being worked on; both 0 where that is not known. */
const Step = z.object({
  stage: z.enum(readingStages),
  page: z.int().min(0).max(1_000),
  pages: z.int().min(0).max(1_000),
});
export type Step = z.infer<typeof Step>;

/** A photo drawn anew. */
const Drawn = z.object({
  bytes: bytes.refine(({ byteLength }) => byteLength <= maxPhotoBytes),
  type: z.literal("image/jpeg"),
});

/** A table out of a workbook, as CSV: one text is checked and sent at once, however many cells it has. */
const Table = z.object({
  csv: z.string(),
  /** The sheet it stands on, where there are others with something on them. */
  sheet: z.string().nullable(),
  /** Whether there are rows beyond those that are read. */
  rowsLeft: z.boolean(),
});
export type Table = z.infer<typeof Table>;

const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** What a child says. */
export const Report = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("step"), id: z.int(), step: Step }),
  z.object({ kind: z.literal("read"), id: z.int(), reading: Reading }),
  z.object({ kind: z.literal("drawn"), id: z.int(), photo: Drawn }),
  z.object({ kind: z.literal("facts"), id: z.int(), facts: Facts }),
  z.object({ kind: z.literal("table"), id: z.int(), table: Table }),
  z.object({ kind: z.literal("answer"), id: z.int(), parts: z.array(z.string()).min(1).max(1_000) }),
  z.object({
    kind: z.literal("refused"),
    id: z.int(),
    code: z.enum(errorCodes),
    details: details.optional(),
  }),
]);
export type Report = z.infer<typeof Report>;
export type SaidReport = z.input<typeof Report>;
