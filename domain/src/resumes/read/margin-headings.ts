import { headingKind, kindOfLook } from "../../vocabulary/headings.ts";
import type { Line } from "./document.ts";
import { isCaps } from "./heading-style.ts";
import type { Block } from "./layout/arrange.ts";
import type { Section } from "./sections.ts";

/** The left end and the look that headings in a margin share. */
interface MarginStyle {
  readonly x: number;
  readonly size: number;
  readonly bold: boolean;
  readonly isCaps: boolean;
  /** The left end of the text beside the margin, where nothing but headings stands left of it; else null. */
  readonly beside: number | null;
}

const marginOf = (line: Line): MarginStyle => ({
  x: line.edges[0] ?? 0,
  size: line.startSize,
  bold: line.startsBold,
  isCaps: isCaps(line.parts[0] ?? ""),
  beside: null,
});
const isInMargin = (line: Line, { x, bold, beside: text }: MarginStyle): boolean =>
  text === null
    ? line.parts.length > 1 && Math.abs((line.edges[0] ?? 0) - x) < 2 && line.startsBold === bold
    : isBeside(line, text);

/** Tells whether a row has a text left of the edge at which the others begin. */
const isBeside = ({ edges }: Line, text: number): boolean =>
  edges.length > 1 && Math.abs((edges[1] ?? 0) - text) < 2 && (edges[0] ?? 0) < text - 8;

/**
 * The place and look of headings in a margin: at least two known headings begin rows there, and no other row begins
 * there but with a short text without digits. Null for other documents, such as those whose headings stand on lines of
 * their own.
 */
export function marginStyle(blocks: readonly Block[]): MarginStyle | null {
  const rows = blocks.flatMap(({ lines }) =>
    lines.filter(({ parts, edges }) => parts.length > 1 && edges.length > 1),
  );
  const known = rows.filter((line) => headingKind(line.parts[0] ?? "") !== null).map(marginOf);
  const style = known.find((one) => one.bold && known.filter(({ x }) => Math.abs(x - one.x) < 2).length > 1);
  const isAlone = ({ parts }: Line): boolean => parts.length === 1 && headingKind(parts[0] ?? "") !== null;
  const alone = blocks.flatMap(({ lines }) => lines.filter(isAlone)).length;
  if (alone > 1) return null;
  if (!style) return emptyMargin(blocks.flatMap(({ lines }) => lines));
  const own = rows.filter((line) => isInMargin(line, style));
  return own.every((line) => /^[^\d@]{3,40}$/.test(line.parts[0] ?? "")) && own.length < 12 ? style : null;
}

/** The style of a margin that has headings only, whatever they look like and wherever they begin: set flush right. */
function emptyMargin(lines: readonly Line[]): MarginStyle | null {
  const known = lines.filter(({ parts, edges }) => edges.length > 1 && headingKind(parts[0] ?? "") !== null);
  const [first] = known;
  const text = first?.edges[1] ?? 0;
  const own = lines.filter((line) => isBeside(line, text));
  const others = lines.filter((line) => !own.includes(line));
  const isFree = others.filter((line) => line.x >= text - 2).length >= others.length * 0.9;
  const areShort = own.every((line) => /^[^\d@:]{3,40}$/.test(line.parts[0] ?? ""));
  if (!first || known.filter((line) => isBeside(line, text)).length < 2 || own.length > 12) return null;
  return isFree && areShort ? { ...marginOf(first), beside: text } : null;
}

const isMarginHeading = (line: Line, style: MarginStyle | null): boolean =>
  style !== null &&
  isInMargin(line, style) &&
  (style.beside !== null || isCaps(line.parts[0] ?? "") === style.isCaps);

/** `Methods and software` in the margin in which the known headings stand, on the row of its first line. */
export function openInMargin(line: Line, open: Section, style: MarginStyle | null): Section | null {
  if ((open.kind === "top" && style?.beside == null) || !isMarginHeading(line, style)) return null;
  const [heading = "", ...rest] = line.parts;
  const kind = kindOfLook(heading);
  const lines = [beside(line, rest)];
  return kind === null ? { kind: "other", heading, lines, isGuessed: true } : { kind, heading, lines };
}

/** The text beside the heading of a row, at its place. */
export const beside = (line: Line, parts: string[]): Line => ({
  ...line,
  parts,
  text: parts.join(" "),
  bold: false,
  startsBold: line.looks.length > 0 ? line.startsBold && line.bold : false,
  x: line.edges.at(-parts.length) ?? line.x,
  edges: line.edges.slice(-parts.length),
});
