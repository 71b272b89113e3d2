import type { Language } from "@waymark/contract/values";
import { detectLanguage } from "@waymark/domain/resumes/read/detect-language";
import type { PositionedPage, TextRun } from "@waymark/domain/resumes/read/document";
import type { Step } from "../messages.ts";
import {
  drawPage,
  drawPicture,
  halved,
  openForDrawing,
  type PagePicture,
  resolutionOf,
  strip,
  turned,
} from "./page-picture.ts";
import { openRecognizer, type Recognizer, type SeenPage } from "./recognizer.ts";
import { strokesOf } from "./stroke-weight.ts";
import { wordsToRuns } from "./words-to-runs.ts";

/** Confidence (0 to 100) below which a page is also tried rotated. */
const sensible = 60;
/** Fewer letters do not show the language of a text. */
const tellingLetters = 60;
/** Strips of a page, by shares of its height, in one of which its language is looked for: the top is names and numbers. */
const strips = [
  [0.25, 0.34],
  [0.34, 0.5],
  [0, 0.25],
] as const;

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
  recognizeAll([{ number: 1, isPhotograph: true, draw: () => drawPicture(bytes) }], how);

/**
 * Reads the text of pages that are pictures, as many as there is time for. The language is looked for on the first one;
 * should the whole of it prove to be in another, it is read again with that one's letters, and so are the pages after it.
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
      isPhotograph: false,
      draw: async () => drawPage(await pdf.getPage(number)),
    }));
    return await recognizeAll(pages, how);
  } finally {
    await pdf.destroy();
  }
}

interface Drawable {
  readonly number: number;
  /** Photographs are sharper at one side than at the other, which shows as thinner letters: these have no weight. */
  readonly isPhotograph: boolean;
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
  for (const [i, { number, isPhotograph, draw }] of pages.entries()) {
    onStep({ stage: "recognizing", page: i + 1, pages: pages.length });
    if (found.size > 0 && performance.now() + slowest > until) {
      unread = pages.length - i;
      break;
    }
    const began = performance.now();
    const drawn = await draw();
    if (drawn === null) continue;
    recognizer ??= await openRecognizer();
    const { picture, seen } = recognizePage(recognizer, drawn, found.size === 0);
    const strokeOf = isPhotograph ? undefined : strokesOf(picture, seen.slope);
    found.set(number, pageOf(picture, wordsToRuns(seen.rows, picture.scale, strokeOf)));
    slowest = Math.max(slowest, performance.now() - began);
  }
  return { found, unread };
}

function recognizePage(recognizer: Recognizer, drawn: PagePicture, isFirst: boolean) {
  if (isFirst) recognizer.speak(languageOf(recognizer, drawn));
  const upright = readUpright(recognizer, drawn);
  const { picture, seen } = upright;
  const language = detectLanguage(seen.text);
  if (!isFirst || language === recognizer.language || lettersOf(seen.text) < tellingLetters) return upright;
  recognizer.speak(language);
  return { picture, seen: readStraight(recognizer, picture) };
}

const pageOf = ({ wide, high, scale }: PagePicture, runs: TextRun[]): PositionedPage => ({
  width: wide / scale,
  height: high / scale,
  runs,
});

/** The language of a page, as strips of it tell; English where they show too little, as on a page on its side. */
function languageOf(recognizer: Recognizer, page: PagePicture): Language {
  let text = "";
  for (const [from, to] of strips) {
    const part = strip(page, from, to);
    text += ` ${recognizer.read(part, resolutionOf(part), 0).text}`;
    if (lettersOf(text) >= tellingLetters * 2) break;
  }
  return lettersOf(text) < tellingLetters ? "en" : detectLanguage(text);
}

/** A page as it was recognised after it was turned by `slope` radians, so that its lines are level. */
type LevelPage = SeenPage & { readonly slope: number };

function readStraight(recognizer: Recognizer, picture: PagePicture): LevelPage {
  const slope = recognizer.slopeOf(halved(picture));
  return { ...recognizer.read(picture, resolutionOf(picture), slope), slope };
}

/** Reads a page. One with low confidence may be sideways or upside down, which is tried on a smaller copy. */
function readUpright(recognizer: Recognizer, picture: PagePicture) {
  const seen = readStraight(recognizer, picture);
  const onSide = isOnSide(seen);
  const sure = seen.confidence >= sensible || lettersOf(seen.text) < tellingLetters;
  if (sure && !onSide) return { picture, seen };
  for (const angle of onSide ? ([90, 270] as const) : ([180, 90, 270] as const)) {
    const upright = turned(picture, angle);
    const look = readStraight(recognizer, halved(upright));
    if (look.confidence < sensible || isOnSide(look)) continue;
    return { picture: upright, seen: readStraight(recognizer, upright) };
  }
  return { picture, seen };
}

/** Sideways lines are recognised too, but in the wrong places: their words are higher than wide. */
function isOnSide({ rows }: SeenPage): boolean {
  const long = rows.flatMap(({ words }) => words).filter(({ text }) => text.length >= 4);
  return long.filter(({ bbox }) => bbox.y1 - bbox.y0 > bbox.x1 - bbox.x0).length * 2 > long.length;
}

const lettersOf = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
