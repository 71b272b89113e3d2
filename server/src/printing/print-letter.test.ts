import { LetterContent, type LetterConvention, letterConventions } from "@waymark/contract/letters";
import { resumeTemplates } from "@waymark/contract/resumes-style";
import { type Language, languages } from "@waymark/contract/values";
import { strFromU8, unzipSync } from "fflate";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { openTranslate } from "../translate.ts";
import { type LetterInput, previewLetterPages, printLetter } from "./print-letter.ts";
import { printerInProcess } from "./testing/print-in-process.ts";
import { letterOf, ofWords, usualConvention } from "./testing/samples/letters.ts";

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
  readonly right: number;
  readonly base: number;
  /** Points. */
  readonly size: number;
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
            right: (item.transform[4] + item.width) / millimetre,
            size: item.height,
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

describe("hostile and unusual letters", () => {
  const withTexts = (texts: readonly string[], over: Partial<LetterContent> = {}): LetterContent => ({
    ...letterOf.de,
    ...over,
    paragraphs: texts.map((text, i) => ({ id: `${i}`, part: "own", text, question: null })),
  });
  const plain = (text: string) => text.replace(/[\s\u200b]/g, "");
  const everywhere = resumeTemplates.flatMap((template) =>
    (["de", "fr"] as const).map((convention) => [template, convention] as const),
  );

  it.each(everywhere)("are set as text, never as markup, in %s by %s", async (template, convention) => {
    const typed = '#read("/etc/passwd") *bold* $x$ #sys.inputs <label> @ref // note `raw` \\\\ "q" = heading';
    const content = withTexts([typed], {
      ...{ subject: typed, salutation: typed, closing: typed, signature: typed.slice(0, 200), place: typed },
      enclosures: [typed],
      sender: { name: typed, address: `${typed}\n${typed}`, email: typed, phone: typed.slice(0, 60) },
      recipient: { company: typed, person: typed, addressForm: "ms", department: typed, address: typed },
    });
    const input = asked("de", { template }, convention);
    const text = plain(await textOf(await pdfOf({ ...input, content })));
    expect(text.split(plain(typed)).length - 1).toBeGreaterThanOrEqual(8);
  });

  it.each(everywhere)(
    "of 6,000 characters without a space stay on the page in %s by %s",
    async (template, convention) => {
      const content = withTexts(["x".repeat(6_000)], {
        sender: {
          name: "N".repeat(240),
          address: "a".repeat(600),
          email: "e".repeat(254),
          phone: "1".repeat(60),
        },
        recipient: {
          company: "C".repeat(300),
          person: "P".repeat(240),
          addressForm: "mr",
          department: "D".repeat(200),
          address: Array.from({ length: 20 }, (_, i) => `Zeile ${i}`).join("\n"),
        },
        subject: "S".repeat(300),
        signature: "N".repeat(240),
      });
      const bytes = await pdfOf({ ...asked("de", { template }, convention), content });
      const pdf = await open(bytes);
      let letters = "";
      for (let n = 1; n <= pdf.numPages; n++)
        for (const { text, left, right, base } of await placedOn(bytes, n)) {
          letters += text;
          expect(left).toBeGreaterThanOrEqual(0);
          expect(right).toBeLessThanOrEqual(210);
          expect(base).toBeLessThan(297);
        }
      expect(letters.match(/x/g)).toHaveLength(6_000);
      for (const [letter, count] of [
        ["C", 300],
        ["D", 200],
        ["S", 300],
      ] as const)
        expect(letters.split(letter).length - 1).toBeGreaterThanOrEqual(count);
      expect(letters).toContain("Zeile 19");
    },
  );

  it("never print over the address field, however long head and address are", async () => {
    const long = "Freifrau Maximiliane-Henriette von und zu Hohenstein-Waldenburg auf Großenlüder "
      .repeat(3)
      .trim();
    for (const template of resumeTemplates) {
      const input = asked("de", { template });
      const address = Array.from({ length: 12 }, (_, i) => `Gebäude ${i}`).join("\n");
      const content = {
        ...input.content,
        sender: { ...input.content.sender, name: long },
        recipient: { ...input.content.recipient, address },
      };
      const placed = await placedOn(await pdfOf({ ...input, content }));
      const subject = found(placed, "Bewerbung als").base - capital(10.7);
      expect(Math.abs(subject - 98.46)).toBeLessThan(1);
      expect(found(placed, "Gebäude 11").base).toBeLessThan(90.5);
      expect(found(placed, "Grüner Weg 14").base).toBeLessThan(45);
    }
  });

  it.each([
    ["emoji", "🎉 👩‍⚕️"],
    ["Chinese", "汉字简历"],
    ["Hebrew", "שלום"],
    ["euros and quotes", "18.000 € „Größe“ — ½ ‰ œ"],
  ])("print %s", async (_, word) => {
    const text = await textOf(await pdfOf({ ...asked("de"), content: withTexts([`So: ${word}.`]) }));
    expect(plain(text)).toContain(
      plain(word)
        .replace(/[\u200d\ufe0f]/g, "")
        .slice(0, 2),
    );
    const { missing } = await previewLetterPages(deps, { ...asked("de"), content: withTexts([word]) });
    expect(missing).toEqual([]);
  });

  it("say which characters no font has", async () => {
    const { missing } = await previewLetterPages(deps, { ...asked("de"), content: withTexts(["Ort: ሀማርኛ"]) });
    expect(missing).toEqual([..."ሀማርኛ"]);
  });

  it("are empty, and still a page", async () => {
    const content = LetterContent.parse({
      ...{
        sender: { name: "", address: "", email: "", phone: "" },
        place: "",
        date: "",
        subject: "",
        salutation: "",
      },
      recipient: { company: "", person: "", addressForm: "none", department: "", address: "" },
      ...{ paragraphs: [], closing: "", signature: "", enclosures: [] },
    });
    for (const template of resumeTemplates)
      for (const convention of letterConventions) {
        const { pages, bytes } = await printLetter(
          deps,
          { ...asked("en", { template }, convention), content },
          "pdf",
        );
        expect(pages).toBe(1);
        expect(await textOf(bytes)).not.toMatch(/\[|undefined/);
        expect(
          (await printLetter(deps, { ...asked("en", {}, convention), content }, "docx")).bytes.length,
        ).toBeGreaterThan(1_000);
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
