import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import type { Translate } from "../translate.ts";
import { familiesFor, typefaces } from "./fonts.ts";
import { accents } from "./look.ts";
import type { PreparationData } from "./messages.ts";
import { TooSlow } from "./open-printer.ts";
import type { Printer } from "./printer.ts";

export interface PreparationInput extends Omit<PreparationData["sheet"], "language"> {
  readonly language: Language;
  readonly paper: "a4" | "letter";
  /** Points. */
  readonly size: number;
  /** "Page <page> of <pages>". */
  readonly page: string;
}

/** A preparation is for two pages: a sheet of paper. */
const mostPages = 2;

/**
 * Prints the preparation of an interview as PDF on two pages; null when it does not fit on them.
 * @throws AppError `not_printable` with a `reason` when it takes too long; `busy`.
 */
export async function printPreparation(
  { translate, printer }: { readonly translate: Translate; readonly printer: Printer },
  { paper, page, size, ...sheet }: PreparationInput,
): Promise<Uint8Array | null> {
  const font = "source-sans";
  const look: PreparationData["look"] = {
    ...{ color: accents.forest, fonts: familiesFor(font), size, bold: typefaces[font].bold, page },
    paper: paper === "letter" ? "us-letter" : "a4",
    region: sheet.language === "en" ? (paper === "letter" ? "US" : "GB") : sheet.language.toUpperCase(),
  };
  const printed = await printer
    .typeset({ what: "preparation", data: { sheet, look }, maxPages: mostPages })
    .catch((error: unknown) => {
      if (!(error instanceof TooSlow)) throw error;
      const reason = translate(sheet.language, "interviews-preparation.print.slow");
      throw new AppError("not_printable", { reason });
    });
  if (printed.kind === "too-long") return null;
  if (printed.kind !== "file") throw new Error(`The typesetter answered ${printed.kind}.`);
  return printed.bytes;
}
