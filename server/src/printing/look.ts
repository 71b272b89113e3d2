import type { ResumeStyle } from "@waymark/contract/resumes-style";
import { familiesFor, typefaces } from "./fonts.ts";

/** Accent colours; each has a contrast of at least 4.5 with white, as text and as background. */
export const accents: Readonly<Record<ResumeStyle["color"], string>> = {
  ink: "#1b1f1d",
  navy: "#1f3a68",
  teal: "#0b5f66",
  forest: "#1e5b46",
  plum: "#6a2c5b",
  rust: "#9a3a22",
};

/** In points, before the typeface's own scale; nothing is ever smaller than 9. */
const sizes: Readonly<Record<ResumeStyle["size"], number>> = { small: 9.4, normal: 10.2, large: 11.2 };

/** A region where the language is used with this paper: Latin America uses letter paper. */
const regions: Readonly<Record<ResumeStyle["language"], Readonly<Record<ResumeStyle["paper"], string>>>> = {
  en: { a4: "GB", letter: "US" },
  es: { a4: "ES", letter: "MX" },
  fr: { a4: "FR", letter: "CA" },
  de: { a4: "DE", letter: "DE" },
};

export interface Look {
  readonly template: ResumeStyle["template"];
  readonly color: string;
  readonly fonts: readonly string[];
  readonly size: number;
  readonly bold: number;
  readonly paper: string;
  readonly region: string;
  /** "Page <page> of <pages>". */
  readonly page: string;
  readonly contact: string;
  readonly word: { readonly font: string; readonly substitute: string };
  /** The photo's path in the typesetter's folder; null without one. */
  readonly photo: string | null;
}

/** The compact template is smaller, but never below 9 points. */
export function lookOf(
  style: ResumeStyle,
  words: Pick<Look, "page" | "contact">,
  photo: string | null,
): Look {
  const typeface = typefaces[style.font];
  const base = sizes[style.size] * (style.template === "compact" ? 0.94 : 1);
  return {
    template: style.template,
    color: accents[style.color],
    fonts: familiesFor(style.font),
    size: Math.max(9, Math.round(base * typeface.scale * 10) / 10),
    bold: typeface.bold,
    paper: style.paper === "letter" ? "us-letter" : "a4",
    region: regions[style.language][style.paper],
    page: words.page,
    contact: words.contact,
    word: { font: typeface.family, substitute: typeface.substitute },
    photo,
  };
}
