import { AppError } from "@waymark/contract/errors";
import { emptyContent, type ResumeContent } from "@waymark/contract/resumes";
import { type ResumeStyle, resumeColors, resumeTemplates, styleFor } from "@waymark/contract/resumes-style";
import { languages } from "@waymark/contract/values";
import { strFromU8, unzipSync } from "fflate";
import { getDocumentProxy } from "unpdf";
import { afterAll, describe, expect, it } from "vitest";
import { aPrinter } from "../testing/a-printer.ts";
import { openTranslate } from "../translate.ts";
import { accents } from "./look.ts";
import { previewPages, printResume } from "./print-resume.ts";
import { drawn } from "./testing/drawn.ts";
import { printerInProcess } from "./testing/print-in-process.ts";
import { nurse, peopleOf, veteran } from "./testing/samples/people.ts";

const deps = { translate: openTranslate(), printer: printerInProcess() };
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const photo = { bytes: new Uint8Array(pixel), type: "image/png" };

const pdfOf = async (content: ResumeContent, style: ResumeStyle) =>
  (await printResume(deps, { content, style, format: "pdf", photo })).bytes;
const open = (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 });

async function textOf(bytes: Uint8Array): Promise<string> {
  const pdf = await open(bytes);
  const pages: string[] = [];
  for (let n = 1; n <= pdf.numPages; n++) {
    const { items } = await (await pdf.getPage(n)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
  }
  return pages.join("\n");
}

/** The roles in a page's structure tree; text itself has none. */
function rolesOf(node: object): string[] {
  const role = "role" in node && typeof node.role === "string" ? [node.role] : [];
  const children: unknown[] = "children" in node && Array.isArray(node.children) ? node.children : [];
  return [
    ...role,
    ...children.flatMap((child) => (typeof child === "object" && child !== null ? rolesOf(child) : [])),
  ];
}

const withSummary = (summary: string): ResumeContent => ({
  ...nurse,
  personalInfo: { ...nurse.personalInfo, summary },
});

describe("a printed PDF", () => {
  it.each(resumeTemplates)(
    "is tagged in %s: title, author, language, headings, lists, fonts",
    async (template) => {
      const language = languages[resumeTemplates.indexOf(template) % languages.length] ?? "en";
      const content = peopleOf[language];
      const bytes = await pdfOf(content, { ...styleFor(language), template, photo: true });
      const pdf = await open(bytes);
      const { info, metadata } = await pdf.getMetadata();
      const name = `${content.personalInfo.firstName} ${content.personalInfo.lastName}`;
      expect(info).toMatchObject({
        Author: name,
        Title: expect.stringContaining(`${name} – `),
        Language: expect.stringMatching(`^${language}`),
      });
      expect(metadata?.get("dc:title") ?? "").toContain(name);
      expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
      const tree = await (await pdf.getPage(1)).getStructTree();
      const roles = rolesOf(tree ?? {});
      for (const role of ["H1", "H2", "H3", "L", "LI", "LBody"]) expect(roles).toContain(role);
      const raw = Buffer.from(bytes).toString("latin1");
      expect(raw.match(/\/FontFile[23]\b/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
    },
  );

  it("puts the name first and numbers its pages from the second on", async () => {
    const text = await textOf(await pdfOf(veteran, { ...styleFor("en"), template: "sidebar" }));
    expect(text.trim().startsWith("Imke Farrow")).toBe(true);
    expect(text).toMatch(/Page 2 of \d/);
    expect(text).not.toContain("Page 1 of");
  });

  it("sets input as text, never as markup", async () => {
    const typed = '#read("/etc/passwd") *bold* $x$ #sys.inputs <label> @ref // note `raw` \\ "q" = heading';
    expect(await textOf(await pdfOf(withSummary(typed), styleFor("en")))).toContain(typed);
  });

  it.each([
    ["a 40-letter word", "Donaudampfschifffahrtselektrizitätenhaupt"],
    ["Chinese", "汉字简历"],
    ["Japanese", "ひらがなカタカナ"],
    ["Korean", "이력서"],
    ["Cyrillic and Greek", "Резюме Βιογραφικό"],
    ["Hebrew", "שלום"],
    ["emoji", "🎉"],
  ])("prints %s", async (_, word) => {
    const styles = [
      styleFor("en"),
      { ...styleFor("en"), template: "sidebar" as const, font: "lato" as const },
    ];
    for (const style of styles) {
      const text = await textOf(await pdfOf({ ...withSummary(`So: ${word}.`), skills: [word] }, style));
      expect(text.replace(/[\s\u200b]/g, "")).toContain(word.replace(/\s/g, ""));
    }
  });

  it("prints Arabic joined and from the right", async () => {
    const text = await textOf(await pdfOf(withSummary("Name: سيرة ذاتية."), styleFor("en")));
    expect(text.normalize("NFKC")).toContain("ذاتية");
  });

  it("prints an empty resume as an empty page", async () => {
    const pdf = await open(await pdfOf(emptyContent(), styleFor("fr")));
    expect(pdf.numPages).toBe(1);
  });
});

describe("a preview", () => {
  it("has the pages of the PDF, each with the letters it uses and nothing active", async () => {
    const style = styleFor("en");
    const { pages, width, height } = await drawn(previewPages(deps, { content: veteran, style }));
    expect([width, height]).toEqual([612, 792]);
    expect(pages).toHaveLength((await open(await pdfOf(veteran, style))).numPages);
    for (const page of pages) {
      const used = [...page.matchAll(/xlink:href="#([^"]+)"/g)].map(([, id]) => id);
      const there = new Set([...page.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id));
      expect(used.length).toBeGreaterThan(100);
      expect(used.filter((id) => !there.has(id))).toEqual([]);
      expect(page).not.toMatch(/<script|<style|javascript:|<foreignObject/i);
    }
  });
});

describe("characters that no font has", () => {
  it("are reported, and no others", async () => {
    const typed = "Zoë Łucja Ноя Ελένη 汉字 ひらがな 이력 سيرة שלום 🎉 👩‍⚕️ → ★ – “x” … € ሀማርኛ";
    const { missing } = await drawn(
      previewPages(deps, { content: withSummary(typed), style: styleFor("en") }),
    );
    expect(missing).toEqual([..."ሀማርኛ"]);
    const { missing: none } = await drawn(previewPages(deps, { content: nurse, style: styleFor("en") }));
    expect(none).toEqual([]);
  });
});

describe("a Word document", () => {
  it("has Word's own headings and lists, its language, title and paper", async () => {
    const style = { ...styleFor("de"), template: "accent" as const };
    const { bytes } = await printResume(deps, { content: peopleOf.de, style, format: "docx" });
    const parts = unzipSync(bytes);
    const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
    const body = part("word/document.xml");
    expect(body.match(/w:pStyle w:val="Heading1"/g)).toHaveLength(6);
    expect(body).toContain('w:pStyle w:val="Title"');
    expect(body).toContain("<w:numPr>");
    expect(body).toContain('<w:pgSz w:w="11906" w:h="16838"');
    expect(body).not.toContain("<w:tbl>");
    expect(part("word/styles.xml")).toContain('w:lang w:val="de-DE"');
    expect(part("docProps/core.xml")).toContain("<dc:title>Jörg Weißmüller – Lebenslauf</dc:title>");
    expect(part("docProps/core.xml")).toContain("<dc:creator>Jörg Weißmüller</dc:creator>");
    expect(part("word/fontTable.xml")).toContain('<w:altName w:val="Calibri"/>');
  });
});

describe("colours", () => {
  const channel = (value: number) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  const light = (hex: string) =>
    [0.2126, 0.7152, 0.0722].reduce(
      (sum, share, i) => sum + share * channel(Number.parseInt(hex.slice(1 + 2 * i, 3 + 2 * i), 16) / 255),
      0,
    );
  it.each(resumeColors)("%s is read on white, white on it, and it on its own tint", (color) => {
    const tint = `#${[1, 3, 5].map((i) => Math.round(0.09 * Number.parseInt(accents[color].slice(i, i + 2), 16) + 0.91 * 255).toString(16)).join("")}`;
    for (const [text, ground] of [
      [accents[color], "#ffffff"],
      ["#ffffff", accents[color]],
      [accents[color], tint],
      ["#4a514d", tint],
    ] as const) {
      const [a = 0, b = 0] = [light(text), light(ground)].sort((x, y) => y - x);
      expect((a + 0.05) / (b + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe("printing beside the event loop", () => {
  const printer = aPrinter();
  afterAll(() => printer.close());
  const refusal = (content: ResumeContent, given = printer) =>
    printResume(
      { translate: deps.translate, printer: given },
      { content, style: styleFor("de"), format: "pdf" },
    ).catch((error: unknown) => (error instanceof AppError ? [error.code, error.details?.reason] : error));

  it("prints a hundred jobs", async () => {
    const [job] = veteran.experience;
    if (job === undefined) throw new Error("The veteran has jobs.");
    const experience = Array.from({ length: 100 }, (_, i) => ({
      ...(veteran.experience[i % 12] ?? job),
      id: `${i}`,
    }));
    expect(await refusal({ ...nurse, experience })).toMatchObject({ extension: "pdf" });
  });

  it("refuses a far too long resume before typesetting, and goes on printing", async () => {
    const achievements = Array.from({ length: 200 }, () => "many words ".repeat(180));
    expect(await refusal({ ...nurse, achievements })).toEqual([
      "not_printable",
      "Er wäre länger als 60 Seiten.",
    ]);
    expect(await refusal(nurse)).toMatchObject({ extension: "pdf" });
  });

  it("ends a job that takes too long with a reason, and starts again", async () => {
    const hurried = aPrinter({ timeoutMs: 1 });
    expect(await refusal(nurse, hurried)).toEqual(["not_printable", expect.stringContaining("umfangreich")]);
    expect(await refusal(nurse, hurried)).toEqual(["not_printable", expect.stringContaining("umfangreich")]);
    hurried.close();
  });
});
