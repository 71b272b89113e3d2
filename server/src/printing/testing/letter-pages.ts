import type { Language } from "@waymark/contract/values";
import { usualForm } from "@waymark/domain/letters/usual-form";
import { getDocumentProxy } from "unpdf";
import { openTranslate } from "../../translate.ts";
import { type LetterInput, printLetter } from "../print-letter.ts";
import { printerInProcess } from "./print-in-process.ts";
import { letterOf } from "./samples/letters.ts";

export const deps = { translate: openTranslate(), printer: printerInProcess() };
const today = "2026-11-23";

export const asked = (
  language: Language,
  over: Partial<LetterInput["style"]> = {},
  convention = usualForm(language, ""),
) =>
  ({
    content: letterOf[language],
    wish: { language, convention },
    style: { template: "classic", color: "ink", font: "source-sans", size: "normal", paper: "a4", ...over },
    today,
  }) satisfies LetterInput;

export const pdfOf = async (input: LetterInput) => (await printLetter(deps, input, "pdf")).bytes;
export const open = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });

export interface Placed {
  readonly text: string;
  /** Millimetres from the left edge, and of the baseline from the upper edge of the page. */
  readonly left: number;
  readonly right: number;
  readonly base: number;
  /** Points. */
  readonly size: number;
}

const millimetre = 72 / 25.4;

export async function placedOn(bytes: Uint8Array, number = 1): Promise<Placed[]> {
  const page = await (await open(bytes)).getPage(number);
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    "str" in item && item.str.trim() !== ""
      ? [
          {
            text: item.str,
            left: item.transform[4] / millimetre,
            right: (item.transform[4] + item.width) / millimetre,
            size: item.height,
            base: (height - item.transform[5]) / millimetre,
          },
        ]
      : [],
  );
}

export async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await open(bytes);
  const pages: string[] = [];
  for (let n = 1; n <= pdf.numPages; n++)
    pages.push((await placedOn(bytes, n)).map(({ text }) => text).join(" "));
  return pages.join(" ").replace(/\s+/g, " ");
}

export function found(placed: readonly Placed[], text: string, nth = 0): Placed {
  const all = placed.filter((item) => item.text.includes(text));
  const one = all[nth];
  if (one === undefined) throw new Error(`“${text}” is not on the page.`);
  return one;
}

/** A line of capitals is about this high, in millimetres. */
export const capital = (points: number) => (points * 0.66) / millimetre;
