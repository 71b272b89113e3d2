import { detectLanguage } from "@waymark/domain/resumes/read/detect-language";
import type { PositionedPage } from "@waymark/domain/resumes/read/document";
import type { Line, Page } from "tesseract.js";
import type { Step } from "../messages.ts";
import {
  drawPage,
  drawPicture,
  openForDrawing,
  type PagePicture,
  turned,
  upperHalf,
} from "./page-picture.ts";
import { openRecognizer, type Recognizer } from "./recognizer.ts";
import { wordsToRuns } from "./words-to-runs.ts";

/** Confidence (0 to 100) below which a page is also tried rotated. */
const sensible = 60;
/** Fewer letters do not show the language of a text. */
const tellingLetters = 60;

export interface Recognized {
  readonly found: Map<number, PositionedPage>;
  /** Pages that were not read for lack of time. */
  readonly unread: number;
}

interface HowToRecognize {
  readonly onStep: (step: Step) => void;
  /** When to have ended, by `performance.now()`. */
  readonly until: number;
}

/** Reads the text of a photograph of a page; its size is the caller's to check. */
export const recognizePicture = (bytes: Uint8Array, how: HowToRecognize): Promise<Recognized> =>
  recognizeAll([{ number: 1, draw: () => drawPicture(bytes) }], how);

/**
 * Reads the text of pages that are pictures, as many as there is time for. The language is looked
 * for on the first one; should the whole of it prove to be in another, it is read again with that one's letters, and so
 * are the pages after it.
 */
export async function recognizePages(
  bytes: Uint8Array,
  numbers: readonly number[],
  how: HowToRecognize,
): Promise<Recognized> {
  const pdf = await openForDrawing(bytes);
  try {
    const pages = numbers.map((number) => ({
      number,
      draw: async () => drawPage(await pdf.getPage(number)),
    }));
    return await recognizeAll(pages, how);
  } finally {
    await pdf.destroy();
  }
}

interface Drawable {
  readonly number: number;
  draw(): Promise<PagePicture | null>;
}

async function recognizeAll(
  pages: readonly Drawable[],
  { onStep, until }: HowToRecognize,
): Promise<Recognized> {
  let unread = 0;
  const found = new Map<number, PositionedPage>();
  let recognizer: Recognizer | null = null;
  let slowest = 0;
  try {
    for (const [i, { number, draw }] of pages.entries()) {
      onStep({ stage: "recognizing", page: i + 1, pages: pages.length });
      if (found.size > 0 && performance.now() + slowest > until) {
        unread = pages.length - i;
        break;
      }
      const began = performance.now();
      const drawn = await draw();
      if (drawn === null) continue;
      recognizer ??= await openRecognizerFor(drawn);
      let { picture, seen } = await readUpright(recognizer, drawn);
      const language = detectLanguage(seen.text);
      if (found.size === 0 && language !== recognizer.language && lettersOf(seen.text) >= tellingLetters) {
        await recognizer.close();
        recognizer = await openRecognizer(language);
        seen = await recognizer.read(picture.png);
      }
      found.set(number, pageOf(seen, picture));
      slowest = Math.max(slowest, performance.now() - began);
    }
  } finally {
    await recognizer?.close();
  }
  return { found, unread };
}

/**
 * A recogniser for the language of a page, as a quick look at its upper half tells. Where that shows too little, as on a
 * page that lies on its side, it is the English one.
 */
async function openRecognizerFor(page: PagePicture): Promise<Recognizer> {
  const recognizer = await openRecognizer("en");
  const { text } = await recognizer.read(await upperHalf(page, 0.5));
  const language = detectLanguage(text);
  if (language === "en" || lettersOf(text) < tellingLetters) return recognizer;
  await recognizer.close();
  return openRecognizer(language);
}

/** Reads a page. One with low confidence may be sideways or upside down, which is tried on a smaller copy. */
async function readUpright(recognizer: Recognizer, picture: PagePicture) {
  const seen = await recognizer.read(picture.png);
  const onSide = isOnSide(seen);
  const sure = seen.confidence >= sensible || lettersOf(seen.text) < tellingLetters;
  if (sure && !onSide) return { picture, seen };
  for (const angle of onSide ? ([90, 270] as const) : ([180, 90, 270] as const)) {
    const look = await recognizer.read((await turned(picture, angle, 0.5)).png);
    if (look.confidence < sensible || isOnSide(look)) continue;
    const upright = await turned(picture, angle);
    return { picture: upright, seen: await recognizer.read(upright.png) };
  }
  return { picture, seen };
}

/** Sideways lines are recognised too, but in the wrong places: their words are higher than wide. */
function isOnSide(seen: Page): boolean {
  const long = linesOf(seen)
    .flatMap(({ words }) => words)
    .filter(({ text }) => text.length >= 4);
  return long.filter(({ bbox }) => bbox.y1 - bbox.y0 > bbox.x1 - bbox.x0).length * 2 > long.length;
}

const linesOf = (seen: Page): Line[] =>
  (seen.blocks ?? []).flatMap((block) => block.paragraphs.flatMap(({ lines }) => lines));

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

const pageOf = (seen: Page, { scale, width, height }: PagePicture): PositionedPage => ({
  width,
  height,
  runs: wordsToRuns(linesOf(seen), scale),
});
