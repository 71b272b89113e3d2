import { AppError } from "@waymark/contract/errors";
import type { PositionedPage, ResumeDocument, TextRun } from "@waymark/domain/resumes/read/document";
import { getDocumentProxy } from "unpdf";
import { hiddenTexts } from "./hidden-text.ts";
import { limits } from "./limits.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;

const boldFont =
  /bold|black|heavy|semib|demi|(?:^|[+-])(?:cmbx|cmssbx|lmroman\d+-bold)|sfbx|-bd\b|medi(?!um)/i;
const iconFont = /awesome|icon|symbol|dingbat|marvosym|webding|wingding|emoji|academicons/i;
/** Smaller text than this many points cannot be read by a person. */
const smallest = 2;

/** Reads the text of a PDF with its places. Throws AppError for what is locked, broken or too long. */
export async function extractPdf(bytes: Uint8Array): Promise<ResumeDocument> {
  const pdf = await open(bytes);
  try {
    if (pdf.numPages > limits.pages) throw new AppError("file_too_many_pages", { max: limits.pages });
    const pages: PositionedPage[] = [];
    for (let n = 1; n <= pdf.numPages; n++) pages.push(await readPage(await pdf.getPage(n)));
    return { kind: "pages", pages };
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("file_corrupt");
  } finally {
    await pdf.destroy();
  }
}

async function open(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, {
      isEvalSupported: false,
      useSystemFonts: false,
      disableFontFace: true,
      stopAtErrors: false,
      maxImageSize: 1,
      verbosity: 0,
    });
  } catch (error) {
    const locked = error instanceof Error && error.name === "PasswordException";
    throw new AppError(locked ? "file_password" : "file_corrupt");
  }
}

async function readPage(page: Page): Promise<PositionedPage> {
  const viewport = page.getViewport({ scale: 1 });
  const [content, operators] = [await page.getTextContent(), await page.getOperatorList()];
  if (content.items.length > limits.runsPerPage) throw new AppError("file_bomb");
  const hidden = hiddenTexts(operators, viewport.width * viewport.height);
  const fonts = new Map<string, string>();
  for (const id of Object.keys(content.styles)) fonts.set(id, fontName(page, id));
  const runs: TextRun[] = [];
  for (const item of content.items) {
    if (!("str" in item) || item.str.trim() === "") continue;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = multiply(viewport.transform, item.transform);
    const size = Math.hypot(c, d);
    const turned = Math.abs(b) > Math.abs(a) * 0.2;
    if (turned || size < smallest || hidden.has(item.str)) continue;
    const font = fonts.get(item.fontName) ?? "";
    const text = iconFont.test(font) ? asMark(item.str) : item.str;
    runs.push({ text, x: e, y: f, width: item.width, size, bold: boldFont.test(font) });
  }
  return { width: viewport.width, height: viewport.height, runs };
}

/** A sign of an icon font stands before an item or between two: a bullet says the same. */
const asMark = (text: string): string => (text.trim().length <= 30 ? "•" : text);

function fontName(page: Page, id: string): string {
  if (!page.commonObjs.has(id)) return "";
  const font: unknown = page.commonObjs.get(id);
  const named = font !== null && typeof font === "object" && "name" in font ? font.name : "";
  return typeof named === "string" ? named : "";
}

function multiply(m: readonly number[], n: readonly number[]): number[] {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [g = 1, h = 0, i = 0, j = 1, k = 0, l = 0] = n;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}
