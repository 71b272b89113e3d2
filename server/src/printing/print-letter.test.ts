import { type LetterContent, type LetterConvention, letterConventions } from "@waymark/contract/letters";
import { resumeTemplates } from "@waymark/contract/resumes-style";
import { type Language, languages } from "@waymark/contract/values";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, describe, expect, it } from "vitest";
import { aPrinter } from "../testing/a-printer.ts";
import { type LetterInput, previewLetterPages, printLetter } from "./print-letter.ts";
import { drawn } from "./testing/drawn.ts";
import { asked, capital, deps, found, open, pdfOf, placedOn, textOf } from "./testing/letter-pages.ts";
import { ofWords } from "./testing/samples/letters.ts";

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

  it.each(resumeTemplates)(
    "of 300 words fits one page in %s, in every convention and language",
    async (template) => {
      for (const convention of letterConventions)
        for (const language of languages)
          for (const paper of ["a4", "letter"] as const) {
            const input = asked(language, { template, paper, font: "plex-sans" }, convention);
            const { bytes, pages } = await printLetter(
              deps,
              { ...input, content: ofWords(input.content, 300) },
              "pdf",
            );
            expect([convention, language, paper, pages]).toEqual([convention, language, paper, 1]);
            expect(await textOf(bytes)).not.toMatch(/\[|undefined|letters-print/);
            const body = (await placedOn(bytes)).filter(
              ({ text }) => text.length > 60 && !text.includes(" · "),
            );
            expect(Math.min(...body.map(({ size }) => size))).toBeGreaterThanOrEqual(9.99);
          }
    },
  );

  it("that is far too long goes to a second page, signed there after some of its text", async () => {
    for (const template of resumeTemplates) {
      const input = asked("de", { template });
      const { bytes, pages } = await printLetter(
        deps,
        { ...input, content: ofWords(input.content, 700) },
        "pdf",
      );
      expect([template, pages]).toEqual([template, 2]);
      const last = (await placedOn(bytes, 2)).map(({ text }) => text);
      expect(last.join(" ")).toContain("Seite 2 von 2");
      expect(last.indexOf("Mit freundlichen Grüßen")).toBeGreaterThan(0);
    }
  });
});

describe("a letter as a Word document", () => {
  const partsOf = async (input: LetterInput) => {
    const parts = unzipSync((await printLetter(deps, input, "docx")).bytes);
    return (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  };
  /** Twentieths of a point as millimetres. */
  const millimetres = (twentieths: string | undefined) => (Number(twentieths) / 1440) * 25.4;

  it.each(resumeTemplates)("has the address field of DIN 5008 in %s", async (template) => {
    const body = (await partsOf(asked("de", { template })))("word/document.xml");
    const number = (pattern: RegExp) => millimetres(body.match(pattern)?.[1]);
    const heights = [...body.matchAll(/<w:trHeight w:val="(\d+)" w:hRule="exact"\/>/g)].map(([, at]) =>
      millimetres(at),
    );
    const top = number(/<w:pgMar w:top="(\d+)"/);
    const left = number(/<w:pgMar [^>]*w:left="(\d+)"/);
    expect(heights).toHaveLength(2);
    expect(top + (heights[0] ?? 0)).toBeCloseTo(45, 1);
    expect(heights[1]).toBeCloseTo(45, 1);
    expect(left).toBeCloseTo(25, 1);
    expect(left + number(/<w:tblInd [^>]*w:w="(-?\d+)"/)).toBeCloseTo(20, 1);
    expect(number(/<w:gridCol w:w="(\d+)"/)).toBeCloseTo(85, 1);
    const after = body.slice(body.indexOf("</w:tbl>"));
    expect(90 + millimetres(after.match(/w:before="(\d+)"/)?.[1])).toBeCloseTo(98.46, 1);
    expect(after.indexOf("Bewerbung als Schweißer")).toBeLessThan(after.indexOf("Sehr geehrte"));
  });

  it("keeps a long address inside the field, in smaller letters", async () => {
    const input = asked("de");
    const recipient = {
      ...input.content.recipient,
      company: "Gesellschaft ".repeat(20).trim(),
      address: "Haus\n".repeat(9),
    };
    const sender = { ...input.content.sender, address: "Hinterhaus ".repeat(40).trim() };
    const body = (await partsOf({ ...input, content: { ...input.content, recipient, sender } }))(
      "word/document.xml",
    );
    const from = body.indexOf('"ReturnAddress"');
    const cell = body.slice(from, body.indexOf("</w:tc>", from));
    const lines = [...cell.matchAll(/w:line="(\d+)"/g)].map(([, height]) => millimetres(height));
    const before = millimetres(cell.match(/w:before="([1-9]\d*)"/)?.[1]);
    expect(lines).toHaveLength(13);
    // About forty characters on a line at full size.
    const company = lines[1] ?? 0;
    const rows = Math.ceil((259 * (company / 4.55)) / 40);
    expect(before + company * (rows + 11)).toBeLessThan(45);
    expect(cell).toMatch(/<w:sz w:val="\d+"\/>/);
  });

  it("has styles, its language, title and author, and all its text in paragraphs", async () => {
    const part = await partsOf(asked("fr"));
    const body = part("word/document.xml");
    for (const style of [
      "Title",
      "Address",
      "Date",
      "Subject",
      "Salutation",
      "BodyText",
      "Closing",
      "Signature",
    ])
      expect(body).toContain(`<w:pStyle w:val="${style}"/>`);
    expect(body).not.toContain("<w:tbl>");
    expect(part("word/styles.xml")).toContain('w:lang w:val="fr-FR"');
    expect(part("docProps/core.xml")).toContain("<dc:title>Hélène Lefèvre – Lettre</dc:title>");
    expect(part("docProps/core.xml")).toContain("<dc:creator>Hélène Lefèvre</dc:creator>");
  });
});

describe("letters printed beside the event loop", () => {
  const printer = aPrinter();
  afterAll(() => printer.close());

  it("come as PDF, Word document and drawings from the process", async () => {
    const beside = { ...deps, printer };
    const pdf = await printLetter(beside, asked("es"), "pdf");
    expect([pdf.type, pdf.pages]).toEqual(["application/pdf", 1]);
    expect(await textOf(pdf.bytes)).toContain("Estimado Sr. Peñalver:");
    const word = await printLetter(beside, asked("es"), "docx");
    expect([word.extension, word.pages]).toEqual(["docx", null]);
    expect(Object.keys(unzipSync(word.bytes))).toContain("word/document.xml");
    expect((await drawn(previewLetterPages(beside, asked("es")))).pages).toHaveLength(1);
    const text = await printLetter(beside, asked("es"), "txt");
    expect(new TextDecoder().decode(text.bytes)).toMatch(/^Estimado Sr\. Peñalver:\n\nBuscan/);
  });
});

describe("the preview of a letter", () => {
  it("has the pages of the PDF and its text", async () => {
    const { pages, width, height, missing, text } = await drawn(previewLetterPages(deps, asked("fr")));
    expect(pages).toHaveLength(1);
    expect([Math.round(width), Math.round(height)]).toEqual([595, 842]);
    expect(missing).toEqual([]);
    expect(text.startsWith("Monsieur,\n\nVous recherchez")).toBe(true);
    expect(pages[0]).not.toMatch(/<script|<foreignObject/i);
  });
});
