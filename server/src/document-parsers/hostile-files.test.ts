import { strToU8, zipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { childProgram } from "../testing/child-program.ts";
import {
  docxOf,
  imageBombPdf,
  longPdf,
  ownerLockedPdf,
  paragraphs,
  resumeLines,
  textPdf,
} from "./crafted-files.ts";
import { openDocumentParsers } from "./open-parsers.ts";

let pool: ReturnType<typeof openDocumentParsers>;
beforeAll(() => {
  pool = openDocumentParsers({
    size: 1,
    queue: 50,
    timeoutMs: 15_000,
    recognizingMs: 60_000,
    memoryMb: 768,
    ...childProgram("document-parsers/child.ts"),
  });
});
afterAll(() => pool.close());

const read = (bytes: Uint8Array) =>
  pool.readResume({ bytes: new Uint8Array(bytes), fileName: "", mimeType: "" });
const megabyte = 1024 * 1024;
const times = (text: string, count: number): string => text.repeat(count);
const odtOf = (content: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({ "content.xml": strToU8(content), ...more }, { level: 9 });
const odtText = (body: string): string =>
  `<office:document-content><office:body><office:text>${body}</office:text></office:body></office:document-content>`;
const rtf = (body: string): Uint8Array =>
  strToU8(`{\\rtf1\\ansi ${resumeLines.join("\\par ")}\\par ${body}}`);
const html = (body: string): Uint8Array =>
  strToU8(`<html><body><p>${resumeLines.join("</p><p>")}</p>${body}</body></html>`);
const laughs = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, i) => `<!ENTITY lol${i + 1} "${times(`&lol${i || ""};`, 10)}">`).join("")}]>`;

/** A document whose directory claims a thousandth of its text's real size. */
function lyingDocx(): Uint8Array {
  const file = Buffer.from(docxOf(paragraphs([times("a", 60 * megabyte)])));
  const entry = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
  file.writeUInt32LE(60_000, entry + 24);
  return file;
}

const refused: [string, () => Uint8Array, string][] = [
  ["a DOCX part that says it is small and swells to 60 MB", lyingDocx, "file_bomb"],
  ["a DOCX whose archive is cut", () => docxOf(paragraphs(resumeLines)).slice(0, 300), "file_corrupt"],
  ["5,000 pages", () => longPdf(5_000), "file_too_many_pages"],
  ["RTF of groups without end", () => rtf(times("{", 3 * megabyte)), "file_bomb"],
  ["HTML of a million tags", () => html(times("<b>", 1_000_000)), "file_bomb"],
  ["HTML of a million closed tags", () => html(times("<i></i>", 1_000_000)), "file_bomb"],
  [
    "HTML that only holds a script",
    () => strToU8(`<html><script>${times("alert(1);", 1_000)}</script></html>`),
    "file_unreadable",
  ],
  ["an ODT part that swells 1,000 times", () => odtOf(odtText(times(" ", 3 * megabyte))), "file_bomb"],
  [
    "an ODT part of 21 MB",
    () => odtOf("x", { "styles.xml": new Uint8Array(21 * megabyte).fill(65) }),
    "file_bomb",
  ],
  [
    "ODT elements in each other",
    () => odtOf(odtText(times("<text:span>", 100_000).concat(times("<text:p>", 5_000)))),
    "file_bomb",
  ],
  [
    "a locked ODT",
    () => odtOf("x", { "META-INF/manifest.xml": strToU8("<manifest:encryption-data/>") }),
    "file_password",
  ],
  ["an ODT that is no XML", () => odtOf("\u0000\u0001"), "file_unreadable"],
  [
    "JSON 200,000 deep",
    () => strToU8(`{"basics":${times('{"a":', 200_000)}1${times("}", 200_000)}}`),
    "file_kind",
  ],
  ["JSON 200,000 lists deep", () => strToU8(`${times("[", 200_000)}${times("]", 200_000)}`), "file_kind"],
  ["JSON cut off", () => strToU8('{"basics":{"name":"Ana'), "file_corrupt"],
  ["JSON of something else", () => strToU8('{"invoice":[1,2,3]}'), "file_kind"],
  [
    "XML of something else",
    () => strToU8(`<?xml version="1.0"?><order>${times("<a/>", 100)}</order>`),
    "file_kind",
  ],
  [
    "XML elements in each other",
    () => strToU8(`<?xml version="1.0"?>${times("<Candidate>", 10_000)}`),
    "file_bomb",
  ],
  [
    "bytes of no kind",
    () => Buffer.from(Array.from({ length: 40_000 }, (_, i) => (i * 7919 + (i >> 3)) % 256)),
    "file_kind",
  ],
  ["nothing but blanks", () => strToU8(times(" \n", 10_000)), "file_kind"],
  ["a text of 5 MB", () => strToU8(times("word ", megabyte)), "file_bomb"],
  ["a picture in a PDF that unpacks to 2.5 GB", () => imageBombPdf(50_000), "file_unreadable"],
];

test.each(refused)("%s is refused, and the next file is read", async (_, make, code) => {
  await expect(read(make())).rejects.toMatchObject({ code });
  expect((await read(textPdf(resumeLines))).parsed.name).toBe("Odalys Whitcombe");
});

const survived: [string, () => Uint8Array][] = [
  ["a PDF locked for its owner only", () => ownerLockedPdf(resumeLines)],
  [
    "a PDF whose table of objects is somewhere else",
    () => Buffer.concat([textPdf(resumeLines), strToU8("\nstartxref\n99999\n%%EOF")]),
  ],
  [
    "a DOCX with 20,000 tables in each other",
    () =>
      docxOf(
        paragraphs(resumeLines) +
          times("<w:tbl><w:tr><w:tc>", 20_000) +
          times("</w:tc></w:tr></w:tbl>", 20_000),
      ),
  ],
  ["a DOCX with a billion laughs", () => docxOf(paragraphs([...resumeLines, "&lol9;"]), {}, laughs)],
  ["an RTF that lies about its lengths", () => rtf("\\bin999999999 x}{\\bin-5 y}{\\u99999999999 ?")],
  ["an RTF closed too often", () => rtf(times("}", 1_000))],
  [
    "an HTML with scripts, frames and addresses",
    () =>
      html(
        '<script>fetch("//x")</script><iframe srcdoc="<p>no</p>"></iframe><img src=x onerror="x()"><object data="file:///etc/passwd"></object>',
      ),
  ],
  [
    "a text in Arabic, Chinese and emoji beside it",
    () => strToU8([...resumeLines, "تطوير البرمجيات", "软件工程师", "👩🏽‍💻🚀"].join("\n")),
  ],
];

test.each(survived)("%s is read", async (_, make) => {
  const { parsed, content } = await read(make());
  expect(parsed.name).toBe("Odalys Whitcombe");
  expect(content.skills).toContain("Sourdough");
  expect(JSON.stringify(content)).not.toMatch(/lollol|root:|fetch\(|srcdoc/);
});

describe("sizes nobody expects", () => {
  const months = (i: number) =>
    `0${(i % 9) + 1}/${1960 + Math.floor(i / 2)} - 0${(i % 9) + 1}/${1961 + Math.floor(i / 2)}`;
  const jobs = (count: number) =>
    Array.from({ length: count }, (_, i) => [
      `Baker, Bakery ${i} Ltd`,
      months(i),
      `- Baked ${i} loaves`,
    ]).flat();
  const text = (lines: readonly string[]) => strToU8([...resumeLines.slice(0, 4), ...lines].join("\n"));

  it("reads 100 jobs", async () => {
    const { content } = await read(text(jobs(100)));
    expect(content.experience.length).toBeGreaterThan(95);
    expect(content.experience.length).toBeLessThanOrEqual(100);
  });

  it("reads a resume without jobs", async () => {
    const { content } = await read(
      strToU8([...resumeLines.slice(0, 3), "Skills", "Knitting, Sailing"].join("\n")),
    );
    expect(content.experience).toEqual([]);
  });

  it("keeps what a field of 200 kB may hold", async () => {
    const { content } = await read(
      text(["Baker, Corner Crumb Bakery", "2019 - 2020", times("Baked many loaves. ", 10_500)]),
    );
    expect(content.experience[0]?.description.length).toBeGreaterThan(19_000);
    expect(content.experience[0]?.description.length).toBeLessThanOrEqual(20_000);
  });

  it("reads words of 40 letters and more", async () => {
    const long = times("Donaudampfschifffahrt", 2);
    const { content } = await read(
      text([
        "Baker, Corner Crumb Bakery",
        "2019 - 2020",
        `- ${long}`,
        "Skills",
        `${long}, ${times("x", 5_000)}`,
      ]),
    );
    expect(content.skills).toContain(long);
  });
});
