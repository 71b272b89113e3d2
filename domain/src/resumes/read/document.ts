import type { PageBox } from "@waymark/contract/resume-reading";

/** A piece of text at a place on a page. Units are points; y grows downwards and is the baseline. */
export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  /** Font height. */
  size: number;
  bold: boolean;
}

export interface PositionedPage {
  width: number;
  height: number;
  runs: TextRun[];
}

/** A line of a document that knows its order but not its place. Tabs separate what stands apart in the row. */
export interface LogicalLine {
  text: string;
  /** Font height in points, 0 when unknown. */
  size: number;
  bold: boolean;
  isListItem: boolean;
}

/** What an extractor hands over: pages of positioned text (PDF), or logical lines (DOCX, DOC). */
export type ResumeDocument =
  | { kind: "pages"; pages: PositionedPage[] }
  | { kind: "lines"; lines: LogicalLine[] };

/** A line as it stands in the file. Whatever is made of it keeps it, so that a field can say where it came from. */
export interface Source {
  /** Counts from 1; null where the format has no pages. */
  page: number | null;
  parts: readonly { text: string; box: PageBox | null }[];
}

/** A line as the reader sees it, after columns have been put one after the other. */
export interface Line {
  /** The parts of the row that stand apart from each other, left to right. */
  parts: string[];
  /** The parts, joined by one space. */
  text: string;
  x: number;
  /** Right end of the last part; 0 when places are unknown. */
  right: number;
  /** Right end of the block the line stands in; 0 when places are unknown. */
  blockRight: number;
  size: number;
  bold: boolean;
  /** Whether the first part alone is bold. */
  startsBold: boolean;
  isListItem: boolean;
  /** White space above, in line heights; 0 when unknown. */
  gap: number;
  /** Number of the block (column or band) the line stands in. */
  block: number;
  /** Whether the line goes on with the one before it: a very long one was cut, so that no rule looks at all of it. */
  goesOn: boolean;
  /** What stands in the file: one line, or those that were joined. */
  sources: readonly Source[];
}
