import * as canvas from "@napi-rs/canvas";
import sharp from "sharp";
import { createIsomorphicCanvasFactory, getDocumentProxy } from "unpdf";
import { openPicture } from "../open-picture.ts";
import { evenLight } from "./even-light.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;

/** Dots per inch at which letters are recognised best, and points per inch. */
const dotsPerInch = 300;
const pointsPerInch = 72;
/** Larger pictures inside a page are skipped unopened: no scanner makes them. */
const mostPixels = 40_000_000;
/** The most dots of a drawn page: A4 at 300 dpi. */
const mostDrawn = 9_000_000;

/** The smallest share of ink on a page with text. */
const inkShare = 0.0005;
/** The share of the darkest and of the lightest dots that become black and white. */
const endShare = 0.01;
const leastContrast = 24;

/** A page as a grey picture. */
export interface PagePicture {
  png: Buffer;
  /** Dots of the picture for each point of the page. */
  scale: number;
  width: number;
  height: number;
}

/** Opens a PDF so that its pages can be drawn. */
export async function openForDrawing(bytes: Uint8Array): Promise<Pdf> {
  const CanvasFactory = await createIsomorphicCanvasFactory(() => Promise.resolve(canvas));
  return getDocumentProxy(new Uint8Array(bytes), {
    CanvasFactory,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    maxImageSize: mostPixels,
    verbosity: 0,
  });
}

/** Draws a page in grey, with the contrast of print on paper; null when it is empty. */
export async function drawPage(page: Page): Promise<PagePicture | null> {
  const plain = page.getViewport({ scale: 1 });
  const area = Math.max(1, plain.width * plain.height);
  const scale = Math.min(dotsPerInch / pointsPerInch, Math.sqrt(mostDrawn / area));
  const viewport = page.getViewport({ scale });
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const sheet = canvas.createCanvas(width, height);
  sheet.getContext("2d").imageSmoothingQuality = "high";
  await page.render({ ...asDrawn(sheet), viewport }).promise;
  const grey = await sharp(sheet.data(), { raw: { width, height, channels: 4 } })
    .flatten({ background: "#ffffff" })
    .greyscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer();
  const png = await asPrint(grey, width, height);
  return png && { png, scale, width: plain.width, height: plain.height };
}

/** The longer side of a photographed page, in dots and in points: A4 at 270 dpi. */
const longestSide = 3_160;
const longestPoints = 842;

/** Opens an untrusted photograph as a page, upright as the camera was held; null when it is empty. */
export async function drawPicture(bytes: Uint8Array): Promise<PagePicture | null> {
  const { data, info } = await openPicture(bytes)
    .autoOrient()
    .resize(longestSide, longestSide, { fit: "inside" })
    .flatten({ background: "#ffffff" })
    .greyscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const png = await asPrint(data, info.width, info.height);
  const scale = Math.max(info.width, info.height) / longestPoints;
  return png && { png, scale, width: info.width / scale, height: info.height / scale };
}

/** A grey page with even light and the contrast of print on paper; null when it is empty. */
async function asPrint(grey: Buffer, width: number, height: number): Promise<Buffer | null> {
  const even = evenLight(grey, width, height);
  const { paper, ink } = tonesOf(even);
  if (Math.abs(paper - ink) < leastContrast) return null;
  const slope = 255 / (paper - ink);
  return sharp(even, { raw: { width, height, channels: 1 } })
    .linear(slope, -ink * slope)
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** The tones of paper and ink: most of a page is paper; ink is darker, or lighter on a dark page. */
function tonesOf(grey: Buffer): { paper: number; ink: number } {
  const counts = new Uint32Array(256);
  for (const tone of grey) counts[tone] = (counts[tone] ?? 0) + 1;
  const usual = counts.indexOf(Math.max(...counts));
  const dark = Array.from(counts.keys());
  const light = dark.toReversed();
  const [inkFirst, paperFirst] = usual >= 110 ? [dark, light] : [light, dark];
  const end = (tones: readonly number[], share: number): number => {
    let sum = 0;
    const isReached = (tone: number): boolean => {
      sum += counts[tone] ?? 0;
      return sum > grey.length * share;
    };
    return tones.find(isReached) ?? usual;
  };
  const paper = end(paperFirst, endShare);
  const ink = end(inkFirst, endShare);
  return { paper, ink: Math.abs(paper - ink) < leastContrast * 2 ? end(inkFirst, inkShare) : ink };
}

/** Rotates the picture clockwise; `share` scales it down for a quick try. */
export async function turned(picture: PagePicture, angle: 90 | 180 | 270, share = 1): Promise<PagePicture> {
  const { width = 1 } = await sharp(picture.png).metadata();
  const small = await sharp(picture.png)
    .resize({ width: Math.ceil(width * share) })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const png = await sharp(small).rotate(angle).png({ compressionLevel: 1 }).toBuffer();
  const [w, h] = angle === 180 ? [picture.width, picture.height] : [picture.height, picture.width];
  return { png, scale: picture.scale * share, width: w, height: h };
}

/** The upper half of a picture, scaled down by `share` for a quick look. */
export async function upperHalf(picture: PagePicture, share: number): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(picture.png).metadata();
  return sharp(picture.png)
    .extract({ left: 0, top: 0, width, height: Math.ceil(height / 2) })
    .resize({ width: Math.ceil(width * share) })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

type Drawn = Parameters<Page["render"]>[0];

/** The PDF engine's types only know the browser's canvas; this one has the same methods. */
const asDrawn = (sheet: canvas.Canvas) =>
  ({ canvas: sheet, canvasContext: sheet.getContext("2d") }) as unknown as Pick<
    Drawn,
    "canvas" | "canvasContext"
  >;
