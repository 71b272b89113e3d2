import * as canvas from "@napi-rs/canvas";
import { createIsomorphicCanvasFactory, getDocumentProxy } from "unpdf";
import { openPicture } from "../open-picture.ts";
import { evenLight } from "./even-light.ts";
import { flattened, type Grey, sheetCorners } from "./page-edges.ts";

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf["getPage"]>>;

/** Dots per inch of a drawn page, and points per inch: with more, letters are recognised no better, only slower. */
const dotsPerInch = 225;
const pointsPerInch = 72;
/** Larger pictures inside a page are skipped unopened: no scanner makes them. */
const mostPixels = 40_000_000;
/** The most dots of a drawn page: A4 at 225 dpi. */
const mostDrawn = 5_000_000;

/** The smallest share of ink on a page with text. */
const inkShare = 0.0005;
/** The share of the darkest and of the lightest dots that become black and white. */
const endShare = 0.01;
const leastContrast = 24;

export interface PagePicture extends Grey {
  /** Dots of the picture for each point of the page. */
  scale: number;
}

export const resolutionOf = ({ scale }: PagePicture): number => scale * pointsPerInch;

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
  const [wide, high] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
  const sheet = canvas.createCanvas(wide, high);
  sheet.getContext("2d").imageSmoothingQuality = "high";
  await page.render({ ...asDrawn(sheet), viewport }).promise;
  const grey = greyOf(sheet.data(), wide * high);
  const print = asPrint({ grey, wide, high });
  return print && { ...print, scale };
}

/** Dots of four bytes on white paper as grey (ITU-R BT.601). */
function greyOf(dots: Buffer, count: number): Buffer {
  const grey = Buffer.alloc(count);
  for (let i = 0, at = 0; i < count; i++, at += 4) {
    const tone = (dots[at] ?? 0) * 0.299 + (dots[at + 1] ?? 0) * 0.587 + (dots[at + 2] ?? 0) * 0.114;
    const cover = (dots[at + 3] ?? 0) / 255;
    grey[i] = tone + 255 * (1 - cover);
  }
  return grey;
}

/** The longer side of a photograph, in dots, and of its page, in points. */
const longestSide = 2_700;
const longestPoints = 842;

/**
 * Opens an untrusted photograph as a page, upright as the camera was held. A sheet that is seen whole is cut out and
 * flattened. Null when it is empty.
 */
export async function drawPicture(bytes: Uint8Array): Promise<PagePicture | null> {
  const { data, info } = await openPicture(bytes)
    .autoOrient()
    .resize(longestSide, longestSide, { fit: "inside" })
    .flatten({ background: "#ffffff" })
    .greyscale()
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const taken = { grey: data, wide: info.width, high: info.height };
  const corners = sheetCorners(taken);
  const print = asPrint(corners === null ? taken : flattened(taken, corners));
  return print && { ...print, scale: Math.max(print.wide, print.high) / longestPoints };
}

/** A grey page with even light and the contrast of print on paper; null when it is empty. */
function asPrint(picture: Grey): Grey | null {
  const even = evenLight(picture);
  const { paper, ink } = tonesOf(even);
  if (Math.abs(paper - ink) < leastContrast) return null;
  const stretched = Uint8ClampedArray.from(
    { length: 256 },
    (_, tone) => (255 * (tone - ink)) / (paper - ink),
  );
  return { ...picture, grey: Buffer.from(even.map((tone) => stretched[tone] ?? 255)) };
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

/** The picture rotated clockwise. */
export function turned({ grey, wide, high, scale }: PagePicture, angle: 90 | 180 | 270): PagePicture {
  const [columns, rows] = angle === 180 ? [wide, high] : [high, wide];
  const made = Buffer.alloc(grey.length);
  for (let y = 0, from = 0; y < high; y++)
    for (let x = 0; x < wide; x++, from++) {
      const [column, row] =
        angle === 90 ? [high - 1 - y, x] : angle === 270 ? [y, wide - 1 - x] : [wide - 1 - x, high - 1 - y];
      made[row * columns + column] = grey[from] ?? 255;
    }
  return { grey: made, wide: columns, high: rows, scale };
}

/** The picture at half its size. */
export function halved({ grey, wide, high, scale }: PagePicture): PagePicture {
  const [columns, rows] = [wide >> 1, high >> 1];
  const made = Buffer.alloc(columns * rows);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const from = 2 * (y * wide + x);
      const upper = (grey[from] ?? 0) + (grey[from + 1] ?? 0);
      made[y * columns + x] = (upper + (grey[from + wide] ?? 0) + (grey[from + wide + 1] ?? 0)) >> 2;
    }
  return { grey: made, wide: columns, high: rows, scale: scale / 2 };
}

/** A strip of a picture, by shares of its height. */
export function strip(picture: PagePicture, from: number, to: number): PagePicture {
  const { grey, wide, high } = picture;
  const [first, last] = [Math.floor(high * from), Math.ceil(high * to)];
  return { ...picture, grey: grey.subarray(first * wide, last * wide), high: last - first };
}

type Drawn = Parameters<Page["render"]>[0];

/** The PDF engine's types only know the browser's canvas; this one has the same methods. */
const asDrawn = (sheet: canvas.Canvas) =>
  ({ canvas: sheet, canvasContext: sheet.getContext("2d") }) as unknown as Pick<
    Drawn,
    "canvas" | "canvasContext"
  >;
