import type { Language } from "@waymark/contract/values";
import { AlignmentType, BorderStyle, type IStylesOptions, LevelFormat } from "docx";
import type { Look } from "./look.ts";

export const bulletList = {
  reference: "points",
  levels: [
    {
      level: 0,
      format: LevelFormat.BULLET,
      text: "•",
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: { left: 260, hanging: 200 } } },
    },
  ],
};

/** All lengths in twentieths of a point. */
export interface WordLook {
  readonly paper: { readonly width: number; readonly height: number };
  readonly margin: {
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
  };
  readonly textWidth: number;
  readonly centred: boolean;
  readonly ruled: boolean;
}

const papers = { a4: { width: 11906, height: 16838 }, "us-letter": { width: 12240, height: 15840 } };
const centred: readonly string[] = ["classic", "academic"];
const ruled: readonly string[] = ["classic", "compact", "academic", "sidebar"];

export function wordLook(look: Look): WordLook {
  const paper = look.paper === "us-letter" ? papers["us-letter"] : papers.a4;
  const side = look.template === "compact" ? 900 : 1150;
  const margin = { top: side - 100, bottom: side - 100, left: side, right: side };
  return {
    paper,
    margin,
    textWidth: paper.width - 2 * side,
    centred: centred.includes(look.template),
    ruled: ruled.includes(look.template),
  };
}

const quiet = "4A514D";

/** Sizes are half points, spaces twentieths of a point. */
export function wordStyles(language: Language, look: Look, { ruled }: WordLook): IStylesOptions {
  const size = Math.max(18, Math.round(look.size * 2));
  const color = look.color.slice(1).toUpperCase();
  const font = look.word.font;
  const line = { bottom: { style: BorderStyle.SINGLE, size: 4, space: 2, color } };
  return {
    default: {
      document: {
        run: { font, size, language: { value: `${language}-${look.region}` } },
        paragraph: { spacing: { after: 40, line: 259 } },
      },
      title: {
        run: { font, size: Math.round(size * 2.1), bold: true, color },
        paragraph: { spacing: { after: 40 } },
      },
      heading1: {
        run: { font, size: Math.round(size * 1.15), bold: true, color, allCaps: ruled },
        paragraph: { spacing: { before: 220, after: 80 }, ...(ruled ? { border: line } : {}) },
      },
      heading2: {
        run: { font, size, bold: true, color: "1B1F1D" },
        paragraph: { spacing: { before: 120, after: 10 } },
      },
    },
    paragraphStyles: [
      { id: "Headline", name: "Headline", basedOn: "Normal", run: { size: Math.round(size * 1.12) } },
      { id: "Contact", name: "Contact", basedOn: "Normal", run: { color: quiet } },
      {
        id: "Organisation",
        name: "Organisation",
        basedOn: "Normal",
        run: { color: look.template === "modern" ? color : quiet },
      },
      { id: "ListBullet", name: "List Bullet", basedOn: "Normal", quickFormat: true },
    ],
    characterStyles: [
      { id: "Dates", name: "Dates", basedOn: "DefaultParagraphFont", run: { bold: false, color: quiet } },
    ],
  };
}
