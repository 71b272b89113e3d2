import { AppError } from "@waymark/contract/errors";
import type { ResumeContent } from "@waymark/contract/resumes";
import type { ResumeStyle } from "@waymark/contract/resumes-style";
import type { DownloadFormat } from "@waymark/contract/resumes-versions";
import { planResume } from "@waymark/domain/resumes/print/plan-resume";
import { printJsonResume } from "@waymark/domain/resumes/print/print-json-resume";
import { printMarkdown } from "@waymark/domain/resumes/print/print-markdown";
import { printPlain } from "@waymark/domain/resumes/print/print-plain";
import type { PrintedResume } from "@waymark/domain/resumes/print/printed-resume";
import type { Translate } from "../translate.ts";
import { lookOf } from "./look.ts";
import { TooSlow } from "./open-printer.ts";
import type { Printed, Printer } from "./printer.ts";
import { printWords } from "./words.ts";

/** The formats that are printed; `original` is the stored file. */
export type PrintFormat = Exclude<DownloadFormat, "original">;

export interface Photo {
  readonly bytes: Uint8Array;
  /** `image/jpeg` or `image/png`. */
  readonly type: string;
}

export interface PrintInput {
  readonly content: ResumeContent;
  readonly style: ResumeStyle;
  readonly photo?: Photo | null;
}

interface PrintDeps {
  readonly translate: Translate;
  readonly printer: Printer;
}

const maxPages = 60;

/** @throws AppError `not_printable` with a `reason` in the resume's language when it is too long. */
export async function printResume(
  deps: PrintDeps,
  input: PrintInput & { readonly format: PrintFormat },
): Promise<{ bytes: Uint8Array; type: string; extension: string }> {
  const asText = (text: string, type: string, extension: string) => ({
    bytes: new TextEncoder().encode(text),
    type: `${type}; charset=utf-8`,
    extension,
  });
  switch (input.format) {
    case "pdf":
      return { bytes: await fileOf(deps, input, "pdf"), type: "application/pdf", extension: "pdf" };
    case "docx":
      return { bytes: await fileOf(deps, input, "docx"), type: wordType, extension: "docx" };
    case "md":
      return asText(printMarkdown(planOf(deps, input)), "text/markdown", "md");
    case "txt":
      return asText(printPlain(planOf(deps, input)), "text/plain", "txt");
    case "json":
      return { ...asText(printJsonResume(input.content), "", "json"), type: "application/json" };
  }
}

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const planOf = ({ translate }: PrintDeps, { content, style }: PrintInput): PrintedResume =>
  planResume(content, style, printWords(translate, style.language));

async function fileOf(deps: PrintDeps, input: PrintInput, what: "pdf" | "docx"): Promise<Uint8Array> {
  const printed = await typeset(deps, input, what);
  if (printed.kind !== "file") throw new Error(`The typesetter answered ${printed.kind}.`);
  return printed.bytes;
}

/**
 * Drawings of at most `most` pages, from the same typesetting as the PDF.
 * @returns the answer of `previewResume` as JSON, compressed with gzip.
 * @throws AppError the errors of `printResume`.
 */
export async function previewPages(deps: PrintDeps, input: PrintInput, most = maxPages): Promise<Uint8Array> {
  const printed = await typeset(deps, input, "preview", most);
  if (printed.kind !== "preview") throw new Error(`The typesetter answered ${printed.kind}.`);
  return printed.gzip;
}

async function typeset(
  deps: PrintDeps,
  input: PrintInput,
  what: "pdf" | "docx" | "preview",
  most = maxPages,
): Promise<Printed> {
  const { translate, printer } = deps;
  const { content, style, photo } = input;
  const refused = (key: string) =>
    new AppError("not_printable", { reason: translate(style.language, key, { max: maxPages }) });
  const resume = planOf(deps, input);
  if (lettersOf(content) > mostLetters) throw refused("resumes-print.reason.pages");
  const picture = style.photo && photo ? { path: photoPath(photo), bytes: photo.bytes } : null;
  const page = translate(style.language, "resumes-print.page", { page: "<page>", pages: "<pages>" });
  const look = lookOf(
    style,
    { page, contact: translate(style.language, "resumes-print.contact") },
    picture?.path ?? null,
  );
  const preview = what === "preview" ? { text: printPlain(resume), most } : null;
  const job = { what, data: { resume, look }, photo: picture, maxPages, preview };
  const printed = await printer.typeset(job).catch((error: unknown) => {
    throw error instanceof TooSlow ? refused("resumes-print.reason.slow") : error;
  });
  if (printed.kind === "too-long") throw refused("resumes-print.reason.pages");
  if (printed.kind === "failed") throw new Error(`The templates do not compile: ${printed.problem}`);
  return printed;
}

/** In characters; a longer resume is refused before it is typeset. */
const mostLetters = maxPages * 6_000;
const lettersOf = (content: ResumeContent): number => JSON.stringify(content).length;

const photoPath = ({ type }: Photo): string => (type === "image/png" ? "photo.png" : "photo.jpg");
