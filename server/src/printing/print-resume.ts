import { AppError } from "@waymark/contract/errors";
import type { DownloadFormat } from "@waymark/contract/resume-keeping";
import type { ResumeStyle } from "@waymark/contract/resume-style";
import type { ResumeContent } from "@waymark/contract/resumes";
import { planResume } from "@waymark/domain/resumes/print/plan-resume";
import type { Say } from "../say.ts";
import { lookOf } from "./look.ts";
import { TooSlow } from "./open-printer.ts";
import type { Printed, Printer } from "./printer.ts";
import { printWords } from "./words.ts";

/** Formats a resume is printed in; `original` is not printed but kept. */
export type PrintFormat = Exclude<DownloadFormat, "original">;

export interface Photo {
  readonly bytes: Uint8Array;
  /** `image/jpeg` or `image/png`. */
  readonly type: string;
}

export interface PrintInput {
  readonly content: ResumeContent;
  readonly style: ResumeStyle;
  /** Printed only when the style says so. */
  readonly photo?: Photo | null;
}

interface PrintDeps {
  readonly say: Say;
  readonly printer: Printer;
}

/** Pages of a PDF at most. */
export const maxPages = 60;

/**
 * A resume as a file.
 * @throws AppError `not_printable` with a `reason` in the resume's language when it is too long to be typeset.
 */
export async function printResume(
  deps: PrintDeps,
  input: PrintInput & { readonly format: PrintFormat },
): Promise<{ bytes: Uint8Array; type: string; extension: string }> {
  switch (input.format) {
    case "pdf": {
      const printed = await typeset(deps, input, "pdf");
      if (printed.kind !== "pdf") throw new Error(`The typesetter answered ${printed.kind}.`);
      return { bytes: printed.bytes, type: "application/pdf", extension: "pdf" };
    }
    default:
      throw new AppError("not_printable", { reason: input.format });
  }
}

/** The pages of the PDF as drawings, by the same typesetting. @throws AppError as `printResume`. */
export async function previewPages(
  deps: PrintDeps,
  input: PrintInput,
): Promise<{ pages: string[]; width: number; height: number }> {
  const printed = await typeset(deps, input, "pages");
  if (printed.kind !== "pages") throw new Error(`The typesetter answered ${printed.kind}.`);
  return { pages: printed.pages, width: printed.width, height: printed.height };
}

async function typeset(
  { say, printer }: PrintDeps,
  { content, style, photo }: PrintInput,
  what: "pdf" | "pages",
): Promise<Printed> {
  const refused = (key: string) =>
    new AppError("not_printable", { reason: say(style.language, key, { max: maxPages }) });
  const resume = planResume(content, style, printWords(say, style.language));
  if (lettersOf(content) > mostLetters) throw refused("print.reason.pages");
  const picture = style.photo && photo ? { path: photoPath(photo), bytes: photo.bytes } : null;
  const page = say(style.language, "print.page", { page: "<page>", pages: "<pages>" });
  const look = lookOf(style, { page, contact: say(style.language, "print.contact") }, picture?.path ?? null);
  const job = { what, data: JSON.stringify({ resume, look }), photo: picture, maxPages };
  const printed = await printer.typeset(job).catch((error: unknown) => {
    throw error instanceof TooSlow ? refused("print.reason.slow") : error;
  });
  if (printed.kind === "too-long") throw refused("print.reason.pages");
  if (printed.kind === "failed") throw new Error(`The templates do not compile: ${printed.problem}`);
  return printed;
}

/** Everything that is written in a resume, in letters: what fits the pages at most, so that nothing is set in vain. */
const mostLetters = maxPages * 6_000;
const lettersOf = (content: ResumeContent): number => JSON.stringify(content).length;

const photoPath = ({ type }: Photo): string => (type === "image/png" ? "photo.png" : "photo.jpg");
