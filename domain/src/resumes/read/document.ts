import type { PageBox } from "@waymark/contract/resumes-reading";

/** A piece of text at a place on a page. Units are points; y is the baseline and grows downwards. */
export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Font height. */
  size: number;
  bold: boolean;
  /** Words of a picture whose letters recognition is not sure of. */
  doubtful?: readonly string[];
}

export interface PositionedPage {
  width: number;
  height: number;
  runs: TextRun[];
  /** The inner edges of tall coloured areas along a side of the page, in points from the left. */
  panelEdges?: readonly number[];
}

/** A line with known order but unknown place. Tabs separate the parts of a row. */
export interface LogicalLine {
  text: string;
  /** Font height in points, 0 when unknown. */
  size: number;
  bold: boolean;
  isListItem: boolean;
  /** As in `Line`; left out when all of the text is bold or none. */
  looks?: readonly string[];
}

/** The output of an extractor: pages of positioned text (PDF), or logical lines (DOCX, DOC). */
export type ResumeDocument =
  | { kind: "pages"; pages: PositionedPage[] }
  | { kind: "lines"; lines: LogicalLine[] };

/** A line of the file. Derived lines keep it, so that a field can tell its place in the file. */
export interface Source {
  /** Counted from 1; null for formats without pages. */
  page: number | null;
  parts: readonly { text: string; box: PageBox | null }[];
}

/** A line as the reader sees it, after columns were put one after the other. */
export interface Line {
  /** The separate parts of the row, left to right. */
  parts: string[];
  /** The parts, joined by one space. */
  text: string;
  x: number;
  /** Right end of the last part; 0 when places are unknown. */
  right: number;
  /** Right end of the block that contains the line; 0 when places are unknown. */
  blockRight: number;
  size: number;
  bold: boolean;
  /** Whether the first part alone is bold. */
  startsBold: boolean;
  isListItem: boolean;
  /** Words of a picture whose letters recognition is not sure of. */
  doubtful: readonly string[];
  /** The size of the first part, as of a heading on the row of its first entry. */
  startSize: number;
  /** The left ends of the parts as they were laid out; empty when places are unknown. */
  edges: readonly number[];
  /** The pieces of the line that are all bold or all plain, where a part has both. */
  looks: readonly string[];
  /** White space above, in line heights; 0 when unknown. */
  gap: number;
  /** Number of the block (column or band) that contains the line. */
  block: number;
  /** Whether the line continues the previous one: a very long line was split, so that no rule processes all of it. */
  goesOn: boolean;
  /** The lines of the file: one, or those that were joined. */
  sources: readonly Source[];
}
