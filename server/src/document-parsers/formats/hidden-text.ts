import { getResolvedPDFJS } from "unpdf";
import { areaOf, placements } from "./placements.ts";

const { OPS } = await getResolvedPDFJS();

/** Drawing operators of a page as listed by the PDF engine. */
export interface DrawingSteps {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

/** Tells whether a piece of text is only drawn invisibly. */
export interface HiddenTexts {
  has: (text: string) => boolean;
}

const invisible = 3;
/** A shape or picture with at least this share of the page may be the background of white text. */
const smallestGround = 0.002;
const images = new Set<number>([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
]);

/**
 * Text in the invisible mode, or white text on a page where nothing dark was painted before it. The text layer of a
 * scan is invisible too: a page without other text keeps it.
 */
export function hiddenTexts(steps: DrawingSteps, pageArea: number): HiddenTexts {
  let unseen = "";
  let seen = "";
  let mode = 0;
  let fill = "#000000";
  let painted = false;
  const areas = placements(steps).map(areaOf);
  const kept: { mode: number; fill: string }[] = [];
  for (const [i, fn] of steps.fnArray.entries()) {
    const args = listOf(steps.argsArray[i]);
    if (fn === OPS.save) kept.push({ mode, fill });
    else if (fn === OPS.restore) ({ mode, fill } = kept.pop() ?? { mode, fill });
    else if (fn === OPS.setTextRenderingMode) mode = Number(args[0]);
    else if (fn === OPS.setFillRGBColor) fill = String(args[0]).toLowerCase();
    else if (fn === OPS.setFillColorN) fill = "pattern";
    else if (fn === OPS.constructPath) painted ||= fill !== "#ffffff" && covers(args, pageArea);
    else if (fn === OPS.shadingFill || images.has(fn)) painted = true;
    else if (fn === OPS.transform) painted ||= (areas[i] ?? 0) > pageArea * smallestGround;
    else if (fn === OPS.showText) {
      const text = glyphText(args[0]);
      if (mode === invisible || (fill === "#ffffff" && !painted)) unseen += text;
      else seen += text;
    }
  }
  const hasOther = seen !== "";
  return {
    has: (text) => {
      const plain = text.replace(/\s+/g, "");
      return hasOther && unseen !== "" && plain !== "" && unseen.includes(plain) && !seen.includes(plain);
    },
  };
}

const listOf = (args: unknown): unknown[] => (Array.isArray(args) ? args : []);

/** Whether a path is large enough to be a background: its bounding box is the last argument. */
function covers(args: unknown[], pageArea: number): boolean {
  const box = args.at(-1);
  if (box === null || typeof box !== "object") return false;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Object.values(box).map(Number);
  return Math.abs((x1 - x0) * (y1 - y0)) > pageArea * smallestGround;
}

function glyphText(glyphs: unknown): string {
  let text = "";
  for (const glyph of listOf(glyphs)) {
    if (glyph !== null && typeof glyph === "object" && "unicode" in glyph)
      text += String(glyph.unicode).trim();
  }
  return text;
}
