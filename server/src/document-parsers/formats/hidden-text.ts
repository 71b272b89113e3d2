import { getResolvedPDFJS } from "unpdf";
import { areaOf, type DrawnStep } from "./placements.ts";

const { OPS } = await getResolvedPDFJS();

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
export function hiddenTexts(steps: readonly DrawnStep[], pageArea: number): HiddenTexts {
  let unseen = "";
  let seen = "";
  let painted = false;
  for (const { fn, args, fill, textMode, placement } of steps) {
    if (fn === OPS.constructPath) painted ||= fill !== "#ffffff" && covers(args, pageArea);
    else if (fn === OPS.shadingFill || images.has(fn)) painted = true;
    else if (fn === OPS.transform) painted ||= areaOf(placement) > pageArea * smallestGround;
    else if (fn === OPS.showText) {
      const text = glyphText(args[0]);
      if (textMode === invisible || (fill === "#ffffff" && !painted)) unseen += text;
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

/** Whether a path is large enough to be a background: its bounding box is the last argument. */
function covers(args: readonly unknown[], pageArea: number): boolean {
  const box = args.at(-1);
  if (box === null || typeof box !== "object") return false;
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Object.values(box).map(Number);
  return Math.abs((x1 - x0) * (y1 - y0)) > pageArea * smallestGround;
}

function glyphText(glyphs: unknown): string {
  let text = "";
  for (const glyph of Array.isArray(glyphs) ? glyphs : []) {
    if (glyph !== null && typeof glyph === "object" && "unicode" in glyph)
      text += String(glyph.unicode).trim();
  }
  return text;
}
