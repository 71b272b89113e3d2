import { AppError } from "@waymark/contract/errors";
import type { LetterContent, LetterStyle, LetterWish } from "@waymark/contract/letters";
import type { Language } from "@waymark/contract/values";
import { letterText } from "@waymark/domain/letters/letter-text";
import { type LetterWords, planLetter } from "@waymark/domain/letters/print/plan-letter";
import type { PrintedLetter } from "@waymark/domain/letters/print/printed-letter";
import type { ContactPart } from "@waymark/domain/resumes/print/printed-resume";
import type { Translate } from "../translate.ts";
import { lookOf } from "./look.ts";
import type { LetterData } from "./messages.ts";
import { TooSlow } from "./open-printer.ts";
import type { Printed, Printer } from "./printer.ts";

export interface LetterInput {
  readonly content: LetterContent;
  readonly style: LetterStyle;
  readonly wish: Pick<LetterWish, "language" | "convention">;
  /** `YYYY-MM-DD`, printed on a letter without a date. */
  readonly today: string;
}

interface PrintDeps {
  readonly translate: Translate;
  readonly printer: Printer;
}

const maxPages = 20;

export interface PrintedFile {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly extension: string;
  /** Null where another program breaks the pages. */
  readonly pages: number | null;
}

/**
 * `txt` is for the box of a form: from the salutation to the signature.
 * @throws AppError `not_printable` with a `reason` in the letter's language; `busy`.
 */
export async function printLetter(
  deps: PrintDeps,
  input: LetterInput,
  format: "pdf" | "docx" | "txt",
): Promise<PrintedFile> {
  if (format === "txt") {
    const bytes = new TextEncoder().encode(letterText(input.content));
    return { bytes, type: "text/plain; charset=utf-8", extension: "txt", pages: null };
  }
  const printed = await typeset(deps, input, format);
  if (printed.kind !== "file") throw new Error(`The typesetter answered ${printed.kind}.`);
  const type = format === "pdf" ? "application/pdf" : wordType;
  return { bytes: printed.bytes, type, extension: format, pages: printed.pages ?? null };
}

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/**
 * @returns the answer of `previewLetter` as JSON, compressed with gzip.
 * @throws AppError the errors of `printLetter`.
 */
export async function previewLetterPages(deps: PrintDeps, input: LetterInput): Promise<Uint8Array> {
  const printed = await typeset(deps, input, "preview");
  if (printed.kind !== "preview") throw new Error(`The typesetter answered ${printed.kind}.`);
  return printed.gzip;
}

const planOf = ({ translate }: PrintDeps, { content, wish, today }: LetterInput): PrintedLetter =>
  planLetter(content, wish, letterWords(translate, wish.language), today);

function letterWords(translate: Translate, language: Language): LetterWords {
  const word = (key: string) => translate(language, `letters-print.${key}`);
  return {
    document: word("document"),
    subject: word("subject"),
    regarding: word("regarding"),
    enclosure: word("enclosure"),
    enclosures: word("enclosures"),
    phone: word("phone"),
    email: word("email"),
    date: word("date"),
    ms: word("ms"),
    mr: word("mr"),
  };
}

async function typeset(
  deps: PrintDeps,
  input: LetterInput,
  as: "pdf" | "docx" | "preview",
): Promise<Printed> {
  const { translate, printer } = deps;
  const { language } = input.wish;
  const refused = (key: string) =>
    new AppError("not_printable", { reason: translate(language, key, { max: maxPages }) });
  const data = letterData(deps, input);
  const preview = as === "preview" ? { text: letterText(input.content), most: maxPages } : null;
  const job = { what: "letter" as const, as, data, maxPages, preview };
  const printed = await printer.typeset(job).catch((error: unknown) => {
    throw error instanceof TooSlow ? refused("resumes-print.reason.slow") : error;
  });
  if (printed.kind === "too-long") throw refused("resumes-print.reason.pages");
  if (printed.kind === "failed") throw new Error(`The templates do not compile: ${printed.problem}`);
  return printed;
}

function letterData(deps: PrintDeps, input: LetterInput): LetterData {
  const { translate } = deps;
  const { language } = input.wish;
  const letter = planOf(deps, input);
  const look = lookOf(
    { ...input.style, language, photo: false, dateOrder: "newest" },
    {
      page: translate(language, "resumes-print.page", { page: "<page>", pages: "<pages>" }),
      contact: translate(language, "resumes-print.contact"),
    },
    null,
  );
  const { title, sender } = letter;
  return {
    resume: { language, name: sender.name, headline: "", contact: headContact(letter), title },
    letter,
    look: { ...look, size: Math.max(smallestText, look.size) },
  };
}

/** Points; the text of a letter never gets smaller. */
const smallestText = 10;

/** A convention with its own place for the sender has no contact line. */
function headContact({ convention, sender }: PrintedLetter): ContactPart[] {
  const address: ContactPart[] =
    sender.address.length === 0 ? [] : [{ kind: "place", text: sender.address.join(", "), url: "" }];
  if (convention === "de") return address;
  return convention === "us" || convention === "es" ? [...address, ...sender.contact] : [];
}
