import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { childProgram } from "../testing/child-program.ts";
import {
  docxOf,
  flateBombPdf,
  lockedPdf,
  longPdf,
  oleWith,
  paragraphs,
  resumeLines,
  textPdf,
} from "./crafted-files.ts";
import { openDocumentParsers } from "./open-parsers.ts";

const openReaders = (timeoutMs: number) =>
  openDocumentParsers({
    size: 1,
    queue: 50,
    timeoutMs,
    memoryMb: 768,
    ...childProgram("document-parsers/child.ts"),
  });

let pool: ReturnType<typeof openDocumentParsers>;
beforeAll(() => {
  pool = openReaders(15_000);
});
afterAll(() => pool.close());

const read = (bytes: Uint8Array, fileName = "cv.pdf") => pool.readResume({ bytes, fileName, mimeType: "" });
const megabyte = 1024 * 1024;
const filler = (size: number): Uint8Array => new Uint8Array(size).fill(65);
const withEntries = (count: number): Uint8Array =>
  docxOf(
    paragraphs(resumeLines),
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`word/x${i}.xml`, strToU8("x")])),
  );

const refused: [string, () => Uint8Array, string][] = [
  ["an empty file", () => new Uint8Array(0), "file_kind"],
  ["a picture named .pdf", () => Buffer.from("89504e470d0a1a0a0000000d", "hex"), "file_kind"],
  ["a ZIP that is no document", () => zipSync({ "a.txt": strToU8("a") }), "file_kind"],
  ["an OLE file that is no document", () => oleWith("Workbook"), "file_kind"],
  ["RTF without text", () => strToU8("{\\rtf1 Hello}"), "file_unreadable"],
  ["a PDF cut off", () => strToU8("%PDF-1.4\n1 0 obj<</Type/Catalog"), "file_corrupt"],
  ["a DOCX cut off", () => docxOf(paragraphs(resumeLines)).slice(0, 200), "file_corrupt"],
  ["a DOC cut off", () => oleWith("WordDocument"), "file_corrupt"],
  ["a locked PDF", lockedPdf, "file_password"],
  ["a locked DOCX", () => oleWith("EncryptedPackage"), "file_password"],
  ["31 pages", () => longPdf(31), "file_too_many_pages"],
  ["a page without text", () => longPdf(1), "file_unreadable"],
  ["a part of 21 MB", () => docxOf("", { "word/big.xml": filler(21 * megabyte) }), "file_bomb"],
  ["a part that swells 1,000 times", () => docxOf(" ".repeat(3 * megabyte)), "file_bomb"],
  ["1,001 entries", () => withEntries(1_001), "file_bomb"],
  ["an archive inside", () => docxOf("", { "word/inner.zip": strToU8("PK") }), "file_bomb"],
  ["a path out of the archive", () => docxOf("", { "../../etc/passwd": strToU8("x") }), "file_bomb"],
];

test.each(refused)("%s is refused", async (_, make, code) => {
  await expect(read(make())).rejects.toMatchObject({ code });
});

test("a part whose directory lies about its size is still counted", async () => {
  const file = Buffer.from(docxOf(" ".repeat(3 * megabyte)));
  const directory = file.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  file.writeUInt32LE(1_000, directory + 24);
  await expect(read(file)).rejects.toMatchObject({ code: "file_bomb" });
});

test("a page that unpacks into a flood ends, and the next file is read", async () => {
  const quick = openReaders(4_000);
  const file = (bytes: Uint8Array) => quick.readResume({ bytes, fileName: "cv.pdf", mimeType: "" });
  await file(textPdf(resumeLines));
  await expect(file(flateBombPdf(80))).rejects.toMatchObject({
    code: expect.stringMatching(/^file_(?:bomb|timeout|corrupt)$/),
  });
  expect((await file(textPdf(resumeLines))).parsed.name).toBe("Odalys Whitcombe");
  await quick.close();
}, 90_000);

describe("the text of files", () => {
  test("kinds are told by bytes, not by name", async () => {
    const pdf = await read(textPdf(resumeLines), "cv.doc");
    const docx = await read(docxOf(paragraphs(resumeLines)), "cv.pdf");
    expect(pdf.content.personalInfo.email).toBe("odalys.whitcombe@example.com");
    expect(docx.content.skills).toEqual(["Sourdough", "Food safety", "Menu planning"]);
  });

  test("a missing name is 'Unknown' in the two forms and empty in the content", async () => {
    const { parsed, profileForm, content } = await read(textPdf(["Skills", "Baking, Cleaning, Invoicing"]));
    expect([parsed.name, profileForm.fullName]).toEqual(["Unknown", "Unknown"]);
    expect(content.personalInfo).toMatchObject({ firstName: "", lastName: "", email: "", phone: "" });
  });

  test("text nobody sees is not read: white, too small, drawn in the invisible mode", async () => {
    const hidden = [
      "1 1 1 rg BT /F 11 Tf 60 300 Td (whiteword) Tj ET 0 0 0 rg",
      "BT /F 1 Tf 60 280 Td (tinyword) Tj ET",
      "BT /F 11 Tf 3 Tr 60 260 Td (ghostword) Tj ET",
    ].join(" ");
    const { content } = await read(textPdf(resumeLines, hidden));
    expect(JSON.stringify(content)).not.toMatch(/whiteword|tinyword|ghostword/);
    expect(content.skills).toContain("Sourdough");
  });

  test("white letters upon a picture are seen", async () => {
    const picture = "q 612 0 0 200 0 592 cm BI /W 1 /H 1 /BPC 8 /CS /G ID x EI Q";
    const { content } = await read(
      textPdf(resumeLines.slice(1), `${picture} 1 1 1 rg BT /F 26 Tf 60 760 Td (Odalys Whitcombe) Tj ET`),
    );
    expect(content.personalInfo).toMatchObject({ firstName: "Odalys", lastName: "Whitcombe" });
  });

  test("entities are neither expanded nor fetched, deleted and hidden text is left out", async () => {
    const prolog = '<!DOCTYPE x [<!ENTITY a "lol"><!ENTITY b SYSTEM "file:///etc/passwd">]>';
    const body = `${paragraphs([...resumeLines, "&a;&b;Kneading"])}<w:p><w:del><w:r><w:t>deletedword</w:t></w:r></w:del><w:r><w:rPr><w:vanish/></w:rPr><w:t>vanishedword</w:t></w:r></w:p>`;
    const { content } = await read(docxOf(body, {}, prolog));
    expect(content.skills).toContain("Kneading");
    expect(JSON.stringify(content)).not.toMatch(/lol|root:|deletedword|vanishedword/);
  });
});
