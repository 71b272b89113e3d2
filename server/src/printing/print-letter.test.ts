import type { LetterContent, LetterConvention } from "@waymark/contract/letters";
import { letterConventions } from "@waymark/contract/letters";
import { resumeTemplates } from "@waymark/contract/resumes-style";
import { type Language, languages } from "@waymark/contract/values";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { openTranslate } from "../translate.ts";
import { type LetterInput, previewLetterPages, printLetter } from "./print-letter.ts";
import { printerInProcess } from "./testing/print-in-process.ts";
import { letterOf, usualConvention } from "./testing/samples/letters.ts";

const deps = { translate: openTranslate(), printer: printerInProcess() };
const today = "2026-11-23";

const asked = (
  language: Language,
  over: Partial<LetterInput["style"]> = {},
  convention = usualConvention[language],
) =>
  ({
    content: letterOf[language],
    wish: { language, convention },
    style: { template: "classic", color: "ink", font: "source-sans", size: "normal", paper: "a4", ...over },
    today,
  }) satisfies LetterInput;

const pdfOf = async (input: LetterInput) => (await printLetter(deps, input, "pdf")).bytes;
const open = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });

interface Placed {
  readonly text: string;
  /** Millimetres from the left edge, and of the baseline from the upper edge of the page. */
  readonly left: number;
  readonly base: number;
}

const millimetre = 72 / 25.4;

async function placedOn(bytes: Uint8Array, number = 1): Promise<Placed[]> {
  const page = await (await open(bytes)).getPage(number);
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    "str" in item && item.str.trim() !== ""
      ? [
          {
            text: item.str,
            left: item.transform[4] / millimetre,
            base: (height - item.transform[5]) / millimetre,
          },
        ]
      : [],
  );
}

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await open(bytes);
  const pages: string[] = [];
  for (let n = 1; n <= pdf.numPages; n++)
    pages.push((await placedOn(bytes, n)).map(({ text }) => text).join(" "));
  return pages.join(" ").replace(/\s+/g, " ");
}

function found(placed: readonly Placed[], text: string, nth = 0): Placed {
  const all = placed.filter((item) => item.text.includes(text));
  const one = all[nth];
  if (one === undefined) throw new Error(`“${text}” is not on the page.`);
  return one;
}

/** A line of capitals is about this high, in millimetres. */
const capital = (points: number) => (points * 0.66) / millimetre;

describe("a letter by DIN 5008, form B", () => {
  it.each(
    resumeTemplates.flatMap((template) =>
      (["a4", "letter"] as const).map((paper) => [template, paper] as const),
    ),
  )("has its field and text in place in %s on %s", async (template, paper) => {
    const placed = await placedOn(await pdfOf(asked("de", { template, paper })));
    const near = (is: number, want: number) => expect(Math.abs(is - want)).toBeLessThan(1);
    const back = found(placed, "Grüner Weg 14", 1);
    near(back.left, 25);
    expect(back.base).toBeGreaterThan(45);
    expect(back.base).toBeLessThan(50);
    const company = found(placed, "Stahlbau");
    near(company.left, 25);
    near(company.base - capital(10.7), 62.7);
    near(found(placed, "06217 Merseburg").base, 62.7 + capital(10.7) + 4 * 4.55);
    near(found(placed, "Telefon").left, 125);
    near(found(placed, "Telefon").base - capital(10.2), 50);
    const subject = found(placed, "Bewerbung als");
    near(subject.left, 25);
    near(subject.base - capital(10.7), 98.46);
    const widest = Math.max(...placed.map(({ left }) => left));
    expect(widest).toBeLessThan((paper === "a4" ? 210 : 215.9) - 20);
  });
});

describe("a printed letter", () => {
  const inOrder = ({
    sender,
    recipient,
    subject,
    salutation,
    paragraphs,
    closing,
    signature,
  }: LetterContent) => [
    sender.name,
    recipient.company,
    subject,
    salutation,
    ...paragraphs.map(({ text }) => text),
    closing,
    signature,
  ];

  it.each(languages)("has everything in reading order and says its language (%s)", async (language) => {
    const input = asked(language);
    const bytes = await pdfOf(input);
    const text = await textOf(bytes);
    let from = 0;
    for (const part of inOrder(input.content)) {
      const at = text.indexOf(part.replace(/\s+/g, " "), from);
      expect(`${part}: ${at >= from}`).toBe(`${part}: true`);
      from = at;
    }
    const { info } = await (await open(bytes)).getMetadata();
    expect(info).toMatchObject({
      Author: input.content.sender.name,
      Title: expect.stringContaining(input.content.sender.name),
      Language: expect.stringMatching(`^${language}`),
    });
    expect(await (await open(bytes)).getMarkInfo()).toMatchObject({ Marked: true });
  });

  it("leaves out open questions and prints the day without a date", async () => {
    const input = asked("en");
    const question = { id: "q", part: "motive" as const, text: " ", question: "why-employer" as const };
    const content = { ...input.content, date: "", paragraphs: [question, ...input.content.paragraphs] };
    const text = await textOf(await pdfOf({ ...input, content }));
    expect(text).toContain("November 23, 2026");
    expect(text).toBe(await textOf(await pdfOf(input)));
  });

  it.each<[LetterConvention, Language, string]>([
    ["us", "en", "November 23, 2026"],
    ["uk", "en", "23 November 2026"],
    ["de", "de", "23. November 2026"],
    ["fr", "fr", "Lyon, le 1er décembre 2026"],
    ["es", "es", "Madrid, 23 de noviembre de 2026"],
  ])("writes the day as in %s", async (convention, language, day) => {
    expect(await textOf(await pdfOf(asked(language, {}, convention)))).toContain(day);
  });

  it("fits one page in every template, convention and language", async () => {
    for (const template of resumeTemplates)
      for (const convention of letterConventions)
        for (const language of languages) {
          const input = asked(
            language,
            { template, paper: convention === "us" ? "letter" : "a4" },
            convention,
          );
          const { bytes, pages } = await printLetter(deps, input, "pdf");
          expect([template, convention, language, pages]).toEqual([template, convention, language, 1]);
          expect(await textOf(bytes)).not.toMatch(/\[|undefined|letters-print/);
        }
  });
});

describe("the preview of a letter", () => {
  it("has the pages of the PDF and its text", async () => {
    const { pages, width, height, missing, text } = await previewLetterPages(deps, asked("fr"));
    expect(pages).toHaveLength(1);
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    expect(missing).toEqual([]);
    expect(text.startsWith("Monsieur,\n\nVous recherchez")).toBe(true);
    expect(pages[0]).not.toMatch(/<script|<foreignObject/i);
  });
});
