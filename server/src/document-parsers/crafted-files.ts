import { createHash } from "node:crypto";
import { deflateSync } from "node:zlib";
import { strToU8, zipSync } from "fflate";

/** Test files: small, hostile or deliberately broken. */

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A PDF of the given objects; `streams` are the bytes of the stream objects. */
export function pdfOf(objects: (string | { head: string; data: Uint8Array })[], trailer = ""): Uint8Array {
  const pieces: Uint8Array[] = [encode("%PDF-1.4\n")];
  for (const [i, object] of objects.entries()) {
    if (typeof object === "string") pieces.push(encode(`${i + 1} 0 obj${object}endobj\n`));
    else {
      pieces.push(encode(`${i + 1} 0 obj<<${object.head}/Length ${object.data.length}>>stream\n`));
      pieces.push(object.data, encode("\nendstream endobj\n"));
    }
  }
  pieces.push(encode(`trailer<</Root 1 0 R/Size ${objects.length + 1}${trailer}>>\n%%EOF`));
  return Buffer.concat(pieces);
}

const font = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";

/** A PDF with lines of text, optionally with an attached XML file. */
export function textPdf(lines: readonly string[], drawn = "", attached?: string): Uint8Array {
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, "\\$&")}) Tj T*`).join("\n");
  const names = attached === undefined ? "" : "/Names<</EmbeddedFiles<</Names[(cv.xml) 6 0 R]>>>>";
  const files =
    attached === undefined
      ? []
      : ["<</Type/Filespec/F(cv.xml)/EF<</F 7 0 R>>>>", { head: "", data: encode(attached) }];
  return pdfOf([
    `<</Type/Catalog/Pages 2 0 R${names}>>`,
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
    { head: "", data: encode(`BT /F 11 Tf 14 TL 60 720 Td ${shown} ET ${drawn}`) },
    font,
    ...files,
  ]);
}

/** A text at a position of a page, in points from the left and from the top. */
export interface PlacedText {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
}

/** A PDF of pages with positioned texts. Texts are Latin-1. */
export function placedPdf(pages: readonly (readonly PlacedText[])[]): Uint8Array {
  const first = 4;
  const kids = pages.map((_, i) => `${first + i * 2} 0 R`).join(" ");
  const latinFont = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>";
  const objects = pages.flatMap((texts, i) => {
    const shown = texts.map(
      ({ x, y, size, text }) =>
        `BT /F ${size} Tf 1 0 0 1 ${x} ${792 - y} Tm (${text.replace(/[()\\]/g, "\\$&")}) Tj ET`,
    );
    const page = `<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents ${first + i * 2 + 1} 0 R/Resources<</Font<</F 3 0 R>>>>>>`;
    return [page, { head: "", data: Buffer.from(shown.join("\n"), "latin1") }];
  });
  return pdfOf([
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    latinFont,
    ...objects,
  ]);
}

/** A PDF of `count` empty pages. */
export function longPdf(count: number): Uint8Array {
  const kids = Array.from({ length: count }, (_, i) => `${i + 3} 0 R`).join(" ");
  const page = "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>";
  const pages = Array.from({ length: count }, () => page);
  return pdfOf(["<</Type/Catalog/Pages 2 0 R>>", `<</Type/Pages/Kids[${kids}]/Count ${count}>>`, ...pages]);
}

/** A page whose content grows from a few hundred kilobytes to `megabytes` of drawing operators. */
export function flateBombPdf(megabytes: number): Uint8Array {
  const step = "BT /F 9 Tf 1 0 0 1 9 9 Tm (abcdefgh) Tj ET\n";
  const content = Buffer.alloc(megabytes * 1024 * 1024, step);
  return pdfOf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
    { head: "/Filter/FlateDecode", data: deflateSync(content, { level: 9 }) },
    font,
  ]);
}

/** A PDF encrypted with an unknown password. */
export function lockedPdf(): Uint8Array {
  const key = `<${"41".repeat(32)}>`;
  return pdfOf(
    [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[]/Count 0>>",
      `<</Filter/Standard/V 1/R 2/O ${key}/U ${key}/P -44>>`,
    ],
    `/Encrypt 3 0 R/ID[${key}${key}]`,
  );
}

const wordSpace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** A Word document with the given body XML and further parts. */
export function docxOf(body: string, parts: Record<string, Uint8Array> = {}, prolog = ""): Uint8Array {
  const document = `<?xml version="1.0"?>${prolog}<w:document ${wordSpace}><w:body>${body}</w:body></w:document>`;
  return zipSync({ "word/document.xml": strToU8(document), ...parts }, { level: 9 });
}

export const paragraphs = (lines: readonly string[]): string =>
  lines.map((line) => `<w:p><w:r><w:t xml:space="preserve">${line}</w:t></w:r></w:p>`).join("");

/** An OLE compound file with only the name of a stream, which is all that the reader checks. */
export function oleWith(streamName: string): Uint8Array {
  const file = Buffer.alloc(4096);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  Buffer.from(streamName, "utf16le").copy(file, 1024);
  return file;
}

export const resumeLines = [
  "Odalys Whitcombe",
  "odalys.whitcombe@example.com",
  "(555) 555-0133",
  "Work Experience",
  "Baker, Corner Crumb Bakery",
  "May 2019 - Present",
  "Skills",
  "Sourdough, Food safety, Menu planning",
];

/** A page with a single picture of `side` × `side` pixels: a few kilobytes that would unpack into gigabytes. */
export function imageBombPdf(side: number): Uint8Array {
  const head = `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/FlateDecode`;
  return pdfOf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>",
    { head: "", data: encode("q 612 0 0 792 0 0 cm /I Do Q") },
    { head, data: deflateSync(Buffer.alloc(8 * 1024 * 1024), { level: 9 }) },
  ]);
}

/** A scanned page: a grey JPEG that covers it. */
export function scanPdf(jpeg: Uint8Array, width: number, height: number): Uint8Array {
  const head = `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/DCTDecode`;
  return pdfOf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</XObject<</I 5 0 R>>>>>>",
    { head: "", data: encode("q 612 0 0 792 0 0 cm /I Do Q") },
    { head, data: jpeg },
  ]);
}

const md5 = (...parts: Uint8Array[]): Buffer => createHash("md5").update(Buffer.concat(parts)).digest();

/** The cipher of old PDFs, which Node no longer has. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const s = Array.from({ length: 256 }, (_, i) => i);
  const swap = (i: number, j: number): void => {
    [s[i], s[j]] = [s[j] ?? 0, s[i] ?? 0];
  };
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (s[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255;
      j = (j + (s[i] ?? 0)) & 255;
      swap(i, j);
      return byte ^ (s[((s[i] ?? 0) + (s[j] ?? 0)) & 255] ?? 0);
    }),
  );
}

/** A PDF that anybody may open and only its owner may change: encrypted with an empty password. */
export function ownerLockedPdf(lines: readonly string[]): Uint8Array {
  const padding = Buffer.from("28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a", "hex");
  const id = Buffer.alloc(16, 7);
  const owner = rc4(
    md5(Buffer.concat([Buffer.from("owner"), padding]).subarray(0, 32)).subarray(0, 5),
    padding,
  );
  const key = md5(padding, owner, Buffer.from([0xd4, 0xff, 0xff, 0xff]), id).subarray(0, 5);
  const user = rc4(key, padding);
  const shown = lines.map((line) => `(${line.replace(/[()\\]/g, "\\$&")}) Tj T*`).join("\n");
  const content = encode(`BT /F 11 Tf 14 TL 60 720 Td ${shown} ET`);
  const ofObject4 = md5(key, Buffer.from([4, 0, 0, 0, 0])).subarray(0, 10);
  return pdfOf(
    [
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
      { head: "", data: rc4(ofObject4, content) },
      font,
      `<</Filter/Standard/V 1/R 2/O <${owner.toString("hex")}>/U <${user.toString("hex")}>/P -44>>`,
    ],
    `/Encrypt 6 0 R/ID[<${id.toString("hex")}><${id.toString("hex")}>]`,
  );
}
