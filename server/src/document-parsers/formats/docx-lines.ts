import type { LogicalLine } from "@waymark/domain/resumes/read/document";
import { isMostlyDate } from "@waymark/domain/vocabulary/dates";
import { type DocxStyles, isOn } from "./docx-styles.ts";
import { attribute, type XmlAttributes, xmlTokens } from "./xml-tokens.ts";

interface Paragraph {
  text: string;
  size: number;
  boldLetters: number;
  letters: number;
  pieces: { text: string; bold: boolean }[];
  isListItem: boolean;
  style: string | null;
}

interface Cell {
  lines: LogicalLine[];
}

interface Run {
  bold: boolean | null;
  size: number | null;
  hidden: boolean;
}

/** Elements whose content is a copy, deleted, or not text of the document. */
const skipped = new Set(["mc:Fallback", "w:del", "w:moveFrom", "w:instrText", "w:rPrChange", "w:pPrChange"]);

/** The lines of one part of a Word document (body, header, footer), table rows and text boxes included. */
export function readDocxLines(xml: string, styles: DocxStyles): LogicalLine[] {
  const out: Cell = { lines: [] };
  const sinks: Cell[] = [out];
  const rows: Cell[][] = [];
  const paragraphs: Paragraph[] = [];
  const runs: Run[] = [];
  let skip = 0;
  let inText = false;
  let inRunProperties = false;

  const sink = (): Cell => sinks.at(-1) ?? out;
  const open = (name: string, attributes: XmlAttributes, isEmpty: boolean): void => {
    const paragraph = paragraphs.at(-1);
    const run = runs.at(-1);
    const value = attribute(attributes, "w:val");
    if (name === "w:p" && !isEmpty) paragraphs.push(newParagraph(styles));
    else if (name === "w:tr" && !isEmpty) rows.push([]);
    else if (name === "w:tc" && !isEmpty) sinks.push(startCell(rows));
    else if (name === "w:r" && !isEmpty) runs.push({ bold: null, size: null, hidden: false });
    else if (name === "w:t") inText = !isEmpty;
    else if (name === "w:rPr") inRunProperties = !isEmpty;
    else if (paragraph && name === "w:pStyle") paragraph.style = value;
    else if (paragraph && name === "w:numPr") paragraph.isListItem = true;
    else if (paragraph && run && !inRunProperties && name === "w:tab") paragraph.text += "\t";
    else if (paragraph && run && (name === "w:br" || name === "w:cr")) paragraph.text += "\n";
    else if (paragraph && name === "w:noBreakHyphen") paragraph.text += "-";
    else if (run && inRunProperties && name === "w:b") run.bold = isOn(value);
    else if (run && inRunProperties && name === "w:sz") run.size = Number(value) / 2;
    else if (run && inRunProperties && name === "w:vanish") run.hidden = isOn(value);
    else if (run && inRunProperties && name === "w:color" && /^f{6}$/i.test(value ?? ""))
      run.hidden ||= false;
  };
  const close = (name: string): void => {
    if (name === "w:t") inText = false;
    else if (name === "w:rPr") inRunProperties = false;
    else if (name === "w:r") runs.pop();
    else if (name === "w:p") {
      const paragraph = paragraphs.pop();
      if (paragraph) sink().lines.push(...linesOf(paragraph, styles));
    } else if (name === "w:tc" && sinks.length > 1) sinks.pop();
    else if (name === "w:tr") sink().lines.push(...rowLines(rows.pop() ?? []));
  };
  const write = (text: string): void => {
    const paragraph = paragraphs.at(-1);
    const run = runs.at(-1);
    if (!inText || !paragraph || run?.hidden || (run?.size !== null && run !== undefined && run.size < 2))
      return;
    const style = styles.of(paragraph.style);
    paragraph.text += text;
    paragraph.letters += text.length;
    const bold = run?.bold ?? style.bold;
    if (bold) paragraph.boldLetters += text.length;
    const piece = paragraph.pieces.at(-1);
    if (piece && (piece.bold === bold || text.trim() === "")) piece.text += text;
    else paragraph.pieces.push({ text, bold });
    paragraph.size = Math.max(paragraph.size, run?.size ?? style.size);
  };

  for (const token of xmlTokens(xml)) {
    if (token.kind === "open" && skipped.has(token.name) && !token.isEmpty) skip += 1;
    else if (token.kind === "close" && skipped.has(token.name)) skip = Math.max(0, skip - 1);
    else if (skip > 0) continue;
    else if (token.kind === "open") open(token.name, token.attributes, token.isEmpty);
    else if (token.kind === "close") close(token.name);
    else write(token.text);
  }
  return out.lines;
}

const newParagraph = (_styles: DocxStyles): Paragraph => ({
  text: "",
  size: 0,
  boldLetters: 0,
  letters: 0,
  pieces: [],
  isListItem: false,
  style: null,
});

function startCell(rows: Cell[][]): Cell {
  const cell: Cell = { lines: [] };
  rows.at(-1)?.push(cell);
  return cell;
}

function linesOf(paragraph: Paragraph, styles: DocxStyles): LogicalLine[] {
  const style = styles.of(paragraph.style);
  const bold = paragraph.letters > 0 && paragraph.boldLetters * 2 > paragraph.letters;
  const isListItem = (paragraph.isListItem || style.isList) && !style.isHeading;
  const looks = paragraph.pieces.length > 1 ? paragraph.pieces.map((piece) => piece.text.trim()) : [];
  return paragraph.text.split("\n").map((text, i) => ({
    text,
    size: paragraph.size || style.size,
    bold,
    looks,
    isListItem: isListItem && i === 0,
  }));
}

/**
 * If all cells but the last have one line each, or one is only a date, the first lines of the cells form one line, and
 * the other lines follow; otherwise the cells follow each other.
 */
function rowLines(cells: readonly Cell[]): LogicalLine[] {
  const filled = cells
    .map((cell) => cell.lines.filter((line) => line.text.trim() !== ""))
    .filter((lines) => lines.length > 0);
  const isLabelled = filled.slice(0, -1).every((lines) => lines.length === 1);
  const isDated = filled.some(([line, ...more]) => more.length === 0 && isMostlyDate(line?.text ?? ""));
  const head = filled.flatMap((lines) => lines.slice(0, 1));
  const lead = head[0];
  if (!lead || !(isLabelled || isDated)) return filled.flat();
  const rest = filled.flatMap((lines) => lines.slice(1));
  const text = head.map((line) => line.text).join("\t");
  return [{ ...lead, text, bold: head.every((line) => line.bold), isListItem: false }, ...rest];
}
