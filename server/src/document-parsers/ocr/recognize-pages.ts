import { detectLanguage } from "@waymark/domain/resumes/read/detect-language";
import type { PositionedPage } from "@waymark/domain/resumes/read/document";
import type { Line, Page } from "tesseract.js";
import type { Step } from "../messages.ts";
import { drawPage, openForDrawing, type PagePicture, turned } from "./page-picture.ts";
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

/**
 * Reads the text of pages that are pictures, as many as there is time for. The first is read as English; where its
 * text proves to be in another language, it is read again with that one's letters, and so are the pages after it.
 *
 * @param until When to have ended, by `performance.now()`.
 */
export async function recognizePages(
  bytes: Uint8Array,
  numbers: readonly number[],
  { onStep, until }: { readonly onStep: (step: Step) => void; readonly until: number },
): Promise<Recognized> {
  let unread = 0;
  const found = new Map<number, PositionedPage>();
  const pdf = await openForDrawing(bytes);
  let recognizer: Recognizer | null = null;
  let slowest = 0;
  try {
    for (const [i, number] of numbers.entries()) {
      onStep({ stage: "recognizing", page: i + 1, pages: numbers.length });
      if (found.size > 0 && performance.now() + slowest > until) {
        unread = numbers.length - i;
        break;
      }
      const began = performance.now();
      const drawn = await drawPage(await pdf.getPage(number));
      if (drawn === null) continue;
      recognizer ??= await openRecognizer("en");
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
    await pdf.destroy();
  }
  return { found, unread };
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
