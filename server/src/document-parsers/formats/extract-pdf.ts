import { AppError } from "@waymark/contract/errors";
import type { PositionedPage, ResumeDocument, TextRun } from "@waymark/domain/resumes/read/document";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { fileKind } from "../file-kind.ts";
import { limits } from "../limits.ts";
import { drawnBullets } from "./drawn-bullets.ts";
import { isGarbled } from "./garbled-text.ts";
import { hiddenTexts } from "./hidden-text.ts";
import { namesLink, withAddress } from "./link-address.ts";
import { panelEdges } from "./panel-edges.ts";
import { areaOf, type DrawnStep, drawnSteps, multiply } from "./placements.ts";

const { OPS } = await getResolvedPDFJS();

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;

const boldFont =
  /bold|black|heavy|semib|demi|(?:^|[+-])(?:cmbx|cmssbx|lmroman\d+-bold)|sfbx|-bd\b|medi(?!um)/i;
const iconFont = /awesome|icon|symbol|dingbat|marvosym|webding|wingding|emoji|academicons/i;
/** Fewer characters than this are a page number or a stamp on a scanned page. */
const fewestLetters = 20;
/** As many paths as a few words have letters, for text converted to outlines. */
const shapedLetters = 60;
/** A picture that covers a smaller share of the page is a photo or a logo. */
const pictureShare = 0.1;
/** The share of a page in letters without a meaning from which the whole page is read as a picture. */
const garbledShare = 0.1;
/** As many links as a page of contact details may have, and the length of a line of those. */
const [mostLinks, longestContact] = [40, 120];
/** Text below this size in points is unreadable for a person. */
const smallest = 2;

/** The pages of a PDF, and the numbers of those that are pictures without text. */
export interface PdfText {
  document: ResumeDocument & { kind: "pages" };
  /** Numbers of the pages with drawings but no text, or with a text whose letters mean nothing; they have no runs then. */
  pictures: number[];
  /** XML files attached to the document, as text; Europass puts the whole CV into one. */
  attached: string[];
}

/** Reads the text of a PDF with its positions. Throws AppError for a locked, broken or too long file. */
export async function extractPdf(bytes: Uint8Array): Promise<PdfText> {
  // The engine takes ownership of the bytes, and scanned pages need them a second time.
  const pdf = await open(new Uint8Array(bytes));
  try {
    if (pdf.numPages > limits.pages) throw new AppError("file_too_many_pages", { max: limits.pages });
    const pages: PositionedPage[] = [];
    const pictures: number[] = [];
    for (let n = 1; n <= pdf.numPages; n++) {
      const { page, isPicture } = await readPage(await pdf.getPage(n));
      pages.push(page);
      if (isPicture) pictures.push(n);
    }
    return { document: { kind: "pages", pages }, pictures, attached: await attachedXml(pdf) };
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

async function attachedXml(pdf: Pdf): Promise<string[]> {
  const attachments: unknown = await pdf.getAttachments();
  if (attachments === null || typeof attachments !== "object") return [];
  return Object.values(attachments)
    .slice(0, 10)
    .flatMap((file: unknown) => {
      const content = file !== null && typeof file === "object" && "content" in file ? file.content : null;
      if (!(content instanceof Uint8Array) || content.length > limits.partBytes) return [];
      const kind = fileKind(content);
      return kind.kind === "xml" ? [kind.text] : [];
    });
}

async function readPage(page: Page): Promise<{ page: PositionedPage; isPicture: boolean }> {
  const viewport = page.getViewport({ scale: 1 });
  const [content, operators] = [await page.getTextContent(), await page.getOperatorList()];
  if (content.items.length > limits.runsPerPage) throw new AppError("file_bomb");
  const steps = drawnSteps(operators);
  const hidden = hiddenTexts(steps, viewport.width * viewport.height);
  const fonts = new Map<string, string>();
  for (const id of Object.keys(content.styles)) fonts.set(id, fontName(page, id));
  const runs: TextRun[] = [];
  const byFont = new Map<string, string>();
  for (const item of content.items) {
    if (!("str" in item) || item.str.trim() === "") continue;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = multiply(viewport.transform, item.transform);
    const size = Math.hypot(c, d);
    const turned = Math.abs(b) > Math.abs(a) * 0.2;
    if (turned || size < smallest || hidden.has(item.str)) continue;
    const font = fonts.get(item.fontName) ?? "";
    byFont.set(item.fontName, (byFont.get(item.fontName) ?? "") + item.str);
    const text = iconFont.test(font) ? asMark(item.str) : item.str;
    runs.push({ text, x: e, y: f, width: item.width, size, bold: boldFont.test(font) });
  }
  await tellLinks(page, runs);
  runs.push(...drawnBullets(steps, viewport.transform, runs));
  const letters = runs.reduce((sum, { text }) => sum + text.trim().length, 0);
  const { width, height } = viewport;
  if (hasGarbledFont([...byFont.values()])) return { page: { width, height, runs: [] }, isPicture: true };
  return {
    page: { width, height, runs, panelEdges: panelEdges(steps, viewport.transform, viewport) },
    isPicture: letters < fewestLetters && isDrawnOn(steps, width * height),
  };
}

/**
 * The addresses behind the first links of a page, for the words that they lie on. To list links the engine reads the
 * text of the page once more, so it is not asked where no word can stand for an address.
 */
async function tellLinks(page: Page, all: readonly TextRun[]): Promise<void> {
  const runs = all.filter(({ text }) => text.length <= longestContact && namesLink(text));
  if (runs.length === 0) return;
  const { transform } = page.getViewport({ scale: 1 });
  const annotations: readonly Annotation[] = await page.getAnnotations().catch(() => []);
  const links = annotations.filter(({ url, rect }) => url && rect).slice(0, mostLinks);
  for (const { url = "", rect: [left = 0, low = 0, right = 0, high = 0] = [] } of links) {
    const [, , , , x0 = 0, y0 = 0] = multiply(transform, [1, 0, 0, 1, left, high]);
    const [, , , , x1 = 0, y1 = 0] = multiply(transform, [1, 0, 0, 1, right, low]);
    const under = runs.filter(({ x, y, width }) => y > y0 && y <= y1 + 1 && x < x1 && x + width > x0);
    for (const run of under) run.text = withAddress(run.text, url);
  }
}

interface Annotation {
  readonly url?: string;
  readonly rect?: readonly number[];
}

/** Whether the letters of a good part of a page cannot be told: a font of symbols has too few to matter. */
function hasGarbledFont(texts: readonly string[]): boolean {
  const all = texts.reduce((sum, text) => sum + text.length, 0);
  const garbled = texts.filter(isGarbled).reduce((sum, text) => sum + text.length, 0);
  return garbled > all * garbledShare;
}

/** Whether a picture covers a good part of a page, or it has so many shapes that they may be letters. */
function isDrawnOn(steps: readonly DrawnStep[], pageArea: number): boolean {
  const paths = steps.filter(({ fn }) => fn === OPS.constructPath).length;
  return paths >= shapedLetters || steps.some(({ placement }) => areaOf(placement) > pageArea * pictureShare);
}

/** A character of an icon font before an item or between two works like a bullet. */
const asMark = (text: string): string => (text.trim().length <= 30 ? "•" : text);

function fontName(page: Page, id: string): string {
  if (!page.commonObjs.has(id)) return "";
  const font: unknown = page.commonObjs.get(id);
  const named = font !== null && typeof font === "object" && "name" in font ? font.name : "";
  return typeof named === "string" ? named : "";
}
