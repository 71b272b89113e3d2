import { AppError } from "@waymark/contract/errors";
import type { Language } from "@waymark/contract/values";
import type { Translate } from "../translate.ts";
import { familiesFor, typefaces } from "./fonts.ts";
import { accents } from "./look.ts";
import type { ReportData } from "./messages.ts";
import { TooSlow } from "./open-printer.ts";
import type { Printer } from "./printer.ts";

/** Pages of a report: about 2,500 applications. */
const maxPages = 120;

/** A team's own look of a report. */
export interface ReportBrand {
  readonly name: string;
  readonly imprint: string;
  /** `#rrggbb`, to be read on white. */
  readonly color: string | null;
  /** A PNG drawn by ourselves. */
  readonly mark: Uint8Array | null;
  readonly namesProduct: boolean;
}

export interface ReportInput extends Omit<ReportData["report"], "language" | "brand"> {
  readonly brand?: ReportBrand | null;
  readonly language: Language;
  readonly paper: "a4" | "letter";
  readonly page: string;
}

/** As PDF. @throws AppError `not_printable` with a `reason` in the report's language when it is too long; `busy`. */
export async function printReport(
  { translate, printer }: { readonly translate: Translate; readonly printer: Printer },
  { paper, page, brand = null, ...input }: ReportInput,
): Promise<Uint8Array> {
  const font = "source-sans";
  const shown =
    brand === null ? null : { name: brand.name, imprint: brand.imprint, hasMark: brand.mark !== null };
  // Without a brand the report is a person's own and names nobody else.
  const made = brand?.namesProduct ? `${input.made} · Waymark` : input.made;
  const report = { ...input, made, brand: shown };
  const look: ReportData["look"] = {
    color: brand?.color ?? accents.forest,
    fonts: familiesFor(font),
    size: 9.6,
    bold: typefaces[font].bold,
    paper: paper === "letter" ? "us-letter" : "a4",
    region: report.language === "en" ? (paper === "letter" ? "US" : "GB") : report.language.toUpperCase(),
    page,
  };
  const tooLong = () =>
    new AppError("not_printable", {
      reason: translate(report.language, "applications-transfer.report.tooLong", { max: maxPages }),
    });
  const printed = await printer
    .typeset({ what: "report", data: { report, look }, mark: brand?.mark ?? null, maxPages })
    .catch((error: unknown) => {
      throw error instanceof TooSlow ? tooLong() : error;
    });
  if (printed.kind === "too-long") throw tooLong();
  if (printed.kind !== "file") throw new Error(`The typesetter answered ${printed.kind}.`);
  return printed.bytes;
}
