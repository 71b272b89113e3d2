import { deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import { AppError } from "@waymark/contract/errors";
import { styleFor } from "@waymark/contract/resumes-style";
import sharp from "sharp";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lockedPdf, longPdf, ownerLockedPdf, pdfOf } from "../document-parsers/crafted-files.ts";
import { openDocumentParsers } from "../document-parsers/open-parsers.ts";
import { childProgram } from "../testing/child-program.ts";
import { openTranslate } from "../translate.ts";
import { type BundleInput, bundleLetter } from "./bundle-letter.ts";
import { printLetter } from "./print-letter.ts";
import { printResume } from "./print-resume.ts";
import { printerInProcess } from "./testing/print-in-process.ts";
import { letterOf } from "./testing/samples/letters.ts";
import { veteran } from "./testing/samples/people.ts";

const translate = openTranslate();
const deps = { translate, printer: printerInProcess() };
const poolOptions = {
  ...{ size: 1, queue: 20, timeoutMs: 20_000, memoryMb: 768 },
  ...childProgram("document-parsers/child.ts"),
};
let pool: ReturnType<typeof openDocumentParsers>;
beforeAll(() => {
  pool = openDocumentParsers(poolOptions);
});
afterAll(() => pool.close());

const encode = (text: string) => new TextEncoder().encode(text);
const today = "2026-11-23";
async function printed(): Promise<Uint8Array[]> {
  const style = { template: "modern", color: "teal", font: "lato", size: "normal", paper: "a4" } as const;
  const wish = { language: "de", convention: "de" } as const;
  const letter = await printLetter(deps, { content: letterOf.de, style, wish, today }, "pdf");
  const resume = await printResume(deps, { content: veteran, style: styleFor("en"), format: "pdf" });
  return [letter.bytes, resume.bytes];
}

const bundle = async (enclosures: BundleInput["enclosures"], language: BundleInput["language"] = "de") =>
  bundleLetter({ translate, pool }, { printed: await printed(), enclosures, language });
const refusal = (enclosures: BundleInput["enclosures"]) =>
  bundle(enclosures).then(
    () => "accepted",
    (error: unknown) => (error instanceof AppError ? [error.code, error.details?.reason] : error),
  );
const open = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });
type Pdf = Awaited<ReturnType<typeof open>>;

async function textOn(pdf: Pdf, page: number): Promise<string> {
  const { items } = await (await pdf.getPage(page)).getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join(" ");
}

/** The ids of marked content in a page's structure tree, in its order, with their roles above. */
function marksOf(node: object): string[] {
  const own = "type" in node && node.type === "content" && "id" in node ? [String(node.id)] : [];
  const children: unknown[] = "children" in node && Array.isArray(node.children) ? node.children : [];
  const below = children.flatMap((child) =>
    typeof child === "object" && child !== null ? marksOf(child) : [],
  );
  return [...own, ...below];
}

const picture = (width: number, height: number, format: "jpeg" | "png") =>
  sharp({ create: { width, height, channels: 3, background: "#336699" } })
    .toFormat(format)
    .toBuffer()
    .then((bytes) => new Uint8Array(bytes));

describe("one PDF of letter, resume and enclosures", () => {
  it("has the pages in order, pictures as pages, and the letter's properties", async () => {
    const enclosures = [
      { name: "Zeugnis.pdf", bytes: ownerLockedPdf(["Arbeitszeugnis Anlagenbau Nord"]) },
      { name: "Schein.jpg", bytes: await picture(1200, 800, "jpeg") },
      { name: "Urkunde.png", bytes: await picture(300, 500, "png") },
    ];
    const { bytes, pages } = await bundle(enclosures);
    const pdf = await open(bytes);
    expect(pdf.numPages).toBe(pages);
    expect(await textOn(pdf, 1)).toContain("Sehr geehrte Frau Großkopf");
    expect(await textOn(pdf, 2)).toContain("Imke Farrow");
    expect(await textOn(pdf, pages - 2)).toContain("Arbeitszeugnis Anlagenbau Nord");
    const sizeOf = async (page: number) => (await pdf.getPage(page)).view.map(Math.round);
    expect(await sizeOf(pages - 1)).toEqual([0, 0, 842, 595]);
    expect(await sizeOf(pages)).toEqual([0, 0, 595, 842]);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Author: "Jörg Weißmüller", Language: "de-DE" });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  });

  it("keeps the tags of letter and resume, page by page", async () => {
    const parts = await printed();
    const whole = await open((await bundle([])).bytes);
    let page = 0;
    for (const part of parts) {
      const pdf = await open(part);
      for (let own = 1; own <= pdf.numPages; own++) {
        page += 1;
        const before = JSON.stringify(await (await pdf.getPage(own)).getStructTree());
        const after = await (await whole.getPage(page)).getStructTree();
        expect(marksOf(after ?? {}).length).toBeGreaterThan(3);
        // The library names a page's marks after the object number of the page.
        const plain = (tree: string) =>
          tree.replace(/"id":"[^"]*_mc/g, '"id":"mc').replace(/,?"lang":"[^"]*"/g, "");
        expect(plain(JSON.stringify(after))).toBe(plain(before));
      }
    }
    expect(page).toBe(whole.numPages);
    expect(JSON.stringify(await (await whole.getPage(2)).getStructTree())).toContain('"lang":"en-US"');
  });

  it("names the file that cannot be enclosed", async () => {
    const locked = { name: "Zeugnis.pdf", bytes: lockedPdf() };
    expect(await refusal([locked])).toEqual([
      "not_printable",
      expect.stringContaining("„Zeugnis.pdf“ ist mit einem Passwort"),
    ]);
    const good = { name: "Gut.png", bytes: await picture(10, 10, "png") };
    const text = { name: "Notiz.txt", bytes: encode("Hallo") };
    expect(await refusal([good, text])).toEqual([
      "not_printable",
      expect.stringContaining("„Notiz.txt“ ist weder"),
    ]);
    const broken = { name: "Kaputt.pdf", bytes: encode("%PDF-1.7\nnothing else") };
    expect(await refusal([good, broken])).toEqual([
      "not_printable",
      expect.stringContaining("„Kaputt.pdf“ ist beschädigt"),
    ]);
    const half = { name: "Halb.jpg", bytes: (await picture(2000, 2000, "jpeg")).slice(0, 700) };
    expect(await refusal([half])).toEqual([
      "not_printable",
      expect.stringContaining("„Halb.jpg“ ist beschädigt"),
    ]);
  });

  it("takes only what is seen from an enclosure", async () => {
    const script = "<</S/JavaScript/JS(app.alert\\(1\\))>>";
    const shape = { head: "/Type/XObject/Subtype/Form/BBox[0 0 50 20]", data: encode("0 0 50 20 re f") };
    const active = pdfOf([
      `<</Type/Catalog/Pages 2 0 R/OpenAction ${script}/AcroForm<</Fields[6 0 R]>>/Names<</EmbeddedFiles<</Names[(a) 8 0 R]>>>>>>`,
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/AA<</O ${script}>>/StructParents 0/Annots[6 0 R 7 0 R 8 0 R]/Resources<</Font<</F 5 0 R>>>>>>`,
      { head: "", data: encode("BT /F 11 Tf 60 720 Td (A reference) Tj ET") },
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
      `<</Type/Annot/Subtype/Widget/FT/Tx/T(salary)/V(secret value)/Rect[9 9 59 29]/AP<</N 9 0 R>>/A ${script}/P 3 0 R>>`,
      `<</Type/Annot/Subtype/Link/Rect[9 9 59 29]/A ${script}>>`,
      "<</Type/Annot/Subtype/FileAttachment/Rect[9 9 59 29]/FS<</EF<</F 10 0 R>>>>>>",
      shape,
      { head: "/Type/EmbeddedFile", data: encode("hidden file") },
    ]);
    const { bytes, pages } = await bundle([{ name: "Active.pdf", bytes: active }]);
    const file = await PDFDocument.load(bytes);
    const objects = file.context.enumerateIndirectObjects().map(([, object]) => String(object));
    const raw = objects.join("\n");
    expect(raw).not.toMatch(/JavaScript|\/JS|EmbeddedFile|OpenAction|\/AA|salary|secret|AcroForm/);
    expect(await textOn(await open(bytes), pages)).toContain("A reference");
    const annotations = file.getPage(pages - 1).node.Annots();
    expect(annotations?.size()).toBe(1);
  });

  it.each([
    [
      "a page tree that contains itself",
      ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[2 0 R]/Count 1>>"],
    ],
    ["no pages", ["<</Type/Catalog/Pages 2 0 R>>", "<</Type/Pages/Kids[]/Count 0>>"]],
    ["pages that are a number", ["<</Type/Catalog/Pages 2 0 R>>", "7"]],
    ["arrays without end", ["<</Type/Catalog/Pages 2 0 R>>", "[".repeat(200_000)]],
  ])("refuses %s by name", async (_, objects) => {
    expect(await refusal([{ name: "X.pdf", bytes: pdfOf(objects) }])).toEqual([
      "not_printable",
      expect.stringContaining("„X.pdf“ ist beschädigt"),
    ]);
  });

  it("refuses too many pages, and files that are too large together", async () => {
    const long = { name: "Lang.pdf", bytes: longPdf(150) };
    expect(await refusal([long, { ...long, name: "Zweites.pdf" }])).toEqual([
      "not_printable",
      "Mit „Zweites.pdf“ wären es mehr als 200 Seiten.",
    ]);
    const large = { name: "Groß.pdf", bytes: new Uint8Array(41 * 1024 * 1024) };
    expect(await refusal([large])).toEqual(["not_printable", "Die Dateien sind zusammen größer als 40 MB."]);
  });

  it("gives up a file that swells, by name, and goes on", async () => {
    const swelling = deflateSync(Buffer.alloc(500 * 1024 * 1024));
    const bomb = pdfOf([
      "<</Type/Catalog/Pages 2 0 R>>",
      { head: "/Type/ObjStm/N 1/First 4/Filter/FlateDecode", data: swelling },
    ]);
    const small = openDocumentParsers({ ...poolOptions, memoryMb: 300 });
    const error = await bundleLetter(
      { translate, pool: small },
      { printed: await printed(), enclosures: [{ name: "Bombe.pdf", bytes: bomb }], language: "en" },
    ).catch((thrown: unknown) => thrown);
    await small.close();
    expect(error).toMatchObject({ code: "not_printable" });
    expect(error instanceof AppError ? error.details?.reason : "").toContain("“Bombe.pdf”");
    expect(await refusal([])).toBe("accepted");
  });
});
