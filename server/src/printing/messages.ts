import type { PrintedLetter } from "@waymark/domain/letters/print/printed-letter";
import type { PrintedResume } from "@waymark/domain/resumes/print/printed-resume";
import { z } from "zod";
import type { Look } from "./look.ts";

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);

export interface PrintData {
  readonly resume: PrintedResume;
  readonly look: Look;
}

export interface LetterData {
  readonly resume: Omit<PrintedResume, "sections">;
  readonly letter: PrintedLetter;
  readonly look: Look;
}

export interface ReportData {
  readonly report: {
    readonly language: string;
    readonly title: string;
    readonly name: string;
    readonly span: string;
    readonly made: string;
    readonly count: string;
    readonly signature: string;
    /** The team whose report it is; null for the product's own. The mark is the file `mark.png`. */
    readonly brand: { readonly name: string; readonly imprint: string; readonly hasMark: boolean } | null;
    readonly heading: Readonly<Record<"on" | "company" | "title" | "how" | "result", string>>;
    readonly lines: readonly Readonly<
      Record<"on" | "company" | "location" | "title" | "how" | "url" | "result", string>
    >[];
  };
  readonly look: Pick<Look, "color" | "fonts" | "size" | "bold" | "paper" | "region" | "page">;
}

/** The preparation of an interview with all its texts: sections in two columns. */
export interface PreparationData {
  readonly sheet: {
    readonly language: string;
    readonly title: string;
    readonly subtitle: string;
    /** Day, place, people, one a line. */
    readonly facts: readonly { readonly label: string; readonly text: string }[];
    readonly made: string;
    readonly sections: readonly PrintedSection[];
  };
  readonly look: ReportData["look"];
}

/** `pairs`: what is asked and what answers it; `list`: with a note below each; `check`: with a box to tick. */
export interface PrintedSection {
  readonly heading: string;
  readonly layout: "pairs" | "list" | "check";
  readonly items: readonly { readonly text: string; readonly notes: readonly string[] }[];
  /** The items that were left out for want of room; empty without any. */
  readonly more: string;
}

/** The text of a preview, and the most pages that are drawn; null for a file. */
const previewInput = z.object({ text: z.string(), most: z.int() }).nullable();

const given = <T>() => z.custom<T>((value) => typeof value === "object" && value !== null);

/** The parent is trusted, so the shapes inside `data` are not validated. */
export const Job = z.discriminatedUnion("what", [
  z.object({
    id: z.int(),
    what: z.enum(["pdf", "docx", "preview"]),
    data: given<PrintData>(),
    photo: z.object({ path: z.string(), bytes }).nullable(),
    maxPages: z.int(),
    preview: previewInput,
  }),
  z.object({
    id: z.int(),
    what: z.literal("report"),
    data: given<ReportData>(),
    mark: bytes.nullable(),
    maxPages: z.int(),
  }),
  z.object({
    id: z.int(),
    what: z.literal("preparation"),
    data: given<PreparationData>(),
    maxPages: z.int(),
  }),
  z.object({
    id: z.int(),
    what: z.literal("letter"),
    as: z.enum(["pdf", "docx", "preview"]),
    data: given<LetterData>(),
    maxPages: z.int(),
    preview: previewInput,
  }),
]);
export type Job = z.infer<typeof Job>;
export type ResumeJob = Exclude<Job, { what: "report" | "preparation" | "letter" }>;

export const Report = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("file"), id: z.int(), bytes, pages: z.int().optional() }),
  /** The answer of a preview as JSON, compressed with gzip. */
  z.object({ kind: z.literal("preview"), id: z.int(), gzip: bytes }),
  z.object({ kind: z.literal("too-long"), id: z.int() }),
  z.object({ kind: z.literal("failed"), id: z.int(), problem: z.string() }),
]);
export type Report = z.infer<typeof Report>;
