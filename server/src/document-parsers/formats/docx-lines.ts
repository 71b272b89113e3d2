import type { LogicalLine } from "@waymark/domain/resumes/read/document";
import { type DocxStyles, isOn } from "./docx-styles.ts";
import { linesOfRow } from "./line-order.ts";
import { addressOf } from "./link-address.ts";
import { attribute, type XmlAttributes, xmlTokens } from "./xml-tokens.ts";

interface Paragraph {
  text: string;
  size: number;
  boldLetters: number;
  letters: number;
  pieces: { text: string; bold: boolean }[];
  isListItem: boolean;
  style: string | null;
  notes: string[];
  /** Its author deleted its end, so the next paragraph goes on with it. */
  goesOn: boolean;
}

interface Cell {
  lines: LogicalLine[];
}

interface Row {
  cells: Cell[];
  isDeleted: boolean;
}

interface Run {
  bold: boolean | null;
  size: number | null;
  style: string | null;
  hidden: boolean;
}

/** Texts outside of a part of a document that belong into its lines. */
export interface DocxExtras {
  /** The notes by kind and number: 'footnote 2'. */
  readonly notes: ReadonlyMap<string, string>;
  /** The addresses of links by their ids. */
  readonly links: ReadonlyMap<string, string>;
  /** The texts of drawn diagrams (SmartArt) by the ids of their data. */
  readonly diagrams: ReadonlyMap<string, readonly string[]>;
}

/** Elements whose content is a copy, deleted, or not text of the document. */
const skipped = new Set(["mc:Fallback", "w:del", "w:moveFrom", "w:instrText", "w:rPrChange", "w:pPrChange"]);
const noExtras: DocxExtras = { notes: new Map(), links: new Map(), diagrams: new Map() };

/** The lines of one part of a Word document (body, header, footer), with its tables, text boxes and notes. */
export function readDocxLines(xml: string, styles: DocxStyles, extras = noExtras): LogicalLine[] {
  const reader = new LineReader(styles, extras);
  let skip: { name: string; depth: number } | null = null;
  for (const token of xmlTokens(xml)) {
    if (skip !== null) {
      if (token.kind === "text" || token.name !== skip.name) continue;
      if (token.kind === "close") skip.depth -= 1;
      else if (!token.isEmpty) skip.depth += 1;
      if (skip.depth === 0) skip = null;
    } else if (token.kind === "text") reader.write(token.text);
    else if (token.kind === "close") reader.close(token.name);
    else if (!token.isEmpty && (skipped.has(token.name) || reader.isInstruction(token.name)))
      skip = { name: token.name, depth: 1 };
    else reader.open(token.name, token.attributes, token.isEmpty);
  }
  return reader.lines;
}

class LineReader {
  readonly #styles: DocxStyles;
  readonly #extras: DocxExtras;
  #link = { address: "", from: 0 };
  /** The paragraph that the next one in the same place goes on with. */
  #unfinished: { paragraph: Paragraph; sink: Cell } | null = null;
  readonly #out: Cell = { lines: [] };
  readonly #sinks: Cell[] = [this.#out];
  readonly #rows: Row[] = [];
  readonly #paragraphs: Paragraph[] = [];
  readonly #runs: Run[] = [];
  /** Of each open content control, whether it shows its instructions. */
  readonly #controls: boolean[] = [];
  #inText = false;
  #inRunProperties = false;
  #inRowProperties = false;

  constructor(styles: DocxStyles, extras: DocxExtras) {
    this.#styles = styles;
    this.#extras = extras;
  }

  get lines(): LogicalLine[] {
    this.#endUnfinished();
    return this.#out.lines;
  }

  /** Whether an element holds what a content control shows to who has not filled it in. */
  isInstruction(name: string): boolean {
    return name === "w:sdtContent" && this.#controls.at(-1) === true;
  }

  open(name: string, attributes: XmlAttributes, isEmpty: boolean): void {
    const value = attribute(attributes, "w:val");
    if (name === "w:t") this.#inText = !isEmpty;
    else if (name === "w:rPr") this.#inRunProperties = !isEmpty;
    else if (name === "w:trPr") this.#inRowProperties = !isEmpty;
    else if (name === "w:showingPlcHdr" && this.#controls.length > 0)
      this.#controls[this.#controls.length - 1] = isOn(value);
    else if (name === "w:del" && this.#inRowProperties) this.#deleteRow();
    else if (!isEmpty && starts.has(name)) this.#start(name);
    else if (this.#inRunProperties) this.#describe(name, value);
    else this.#addSign(name, attributes);
  }

  #start(name: string): void {
    if (name === "w:p") this.#paragraphs.push(this.#startParagraph());
    else if (name === "w:tr") this.#rows.push({ cells: [], isDeleted: false });
    else if (name === "w:tc") this.#sinks.push(startCell(this.#rows));
    else if (name === "w:sdt") this.#controls.push(false);
    else this.#runs.push({ bold: null, size: null, style: null, hidden: false });
  }

  /** A paragraph, with the text of one before it whose end was deleted. */
  #startParagraph(): Paragraph {
    const before = this.#unfinished;
    if (before === null || before.sink !== this.#sink()) return newParagraph();
    this.#unfinished = null;
    return { ...before.paragraph, style: null, isListItem: false, goesOn: false };
  }

  #endParagraph(): void {
    const paragraph = this.#paragraphs.pop();
    if (!paragraph) return;
    if (paragraph.goesOn) this.#unfinished = { paragraph, sink: this.#sink() };
    else this.#sink().lines.push(...linesOf(paragraph, this.#styles));
  }

  /** Puts out a paragraph whose end was deleted where none follows it. */
  #endUnfinished(): void {
    const last = this.#unfinished;
    this.#unfinished = null;
    if (last !== null) last.sink.lines.push(...linesOf(last.paragraph, this.#styles));
  }

  #describe(name: string, value: string | null): void {
    const run = this.#runs.at(-1);
    const paragraph = this.#paragraphs.at(-1);
    if (run === undefined) {
      if (name === "w:del" && paragraph !== undefined) paragraph.goesOn = true;
    } else if (name === "w:b") run.bold = isOn(value);
    else if (name === "w:sz") run.size = Number(value) / 2;
    else if (name === "w:rStyle") run.style = value;
    else if (name === "w:vanish") run.hidden = isOn(value);
  }

  #addSign(name: string, attributes: XmlAttributes): void {
    const paragraph = this.#paragraphs.at(-1);
    if (paragraph === undefined) return;
    if (name === "w:pStyle") paragraph.style = attribute(attributes, "w:val");
    else if (name === "w:numPr") paragraph.isListItem = true;
    else if (name === "w:noBreakHyphen") paragraph.text += "-";
    else if (name === "dgm:relIds")
      paragraph.notes.push(...(this.#extras.diagrams.get(attribute(attributes, "r:dm") ?? "") ?? []));
    else if (name === "w:hyperlink") {
      const address = this.#extras.links.get(attribute(attributes, "r:id") ?? "") ?? "";
      this.#link = { address, from: paragraph.text.length };
    } else if (this.#runs.length === 0) return;
    else if (name === "w:tab" || name === "w:ptab") paragraph.text += "\t";
    else if (name === "w:br" || name === "w:cr") paragraph.text += "\n";
    else if (name === "w:footnoteReference" || name === "w:endnoteReference") {
      const kind = name === "w:footnoteReference" ? "footnote" : "endnote";
      const note = this.#extras.notes.get(`${kind} ${attribute(attributes, "w:id")}`);
      if (note !== undefined) paragraph.notes.push(note);
    }
  }

  close(name: string): void {
    if (name === "w:t") this.#inText = false;
    else if (name === "w:rPr") this.#inRunProperties = false;
    else if (name === "w:trPr") this.#inRowProperties = false;
    else if (name === "w:r") this.#runs.pop();
    else if (name === "w:sdt") this.#controls.pop();
    else if (name === "w:hyperlink") this.#endLink();
    else if (name === "w:p") this.#endParagraph();
    else if (name === "w:tc" && this.#sinks.length > 1) {
      if (this.#unfinished?.sink === this.#sink()) this.#endUnfinished();
      this.#sinks.pop();
    } else if (name === "w:tr") {
      const row = this.#rows.pop();
      if (row && !row.isDeleted) this.#sink().lines.push(...linesOfRow(row.cells.map(({ lines }) => lines)));
    }
  }

  write(text: string): void {
    const paragraph = this.#paragraphs.at(-1);
    const run = this.#runs.at(-1);
    if (!this.#inText || !paragraph || run?.hidden) return;
    const letters = this.#styles.ofLetters(run?.style ?? null);
    const style = this.#styles.of(paragraph.style);
    const size = run?.size ?? letters.size ?? style.size;
    if (size < 2) return;
    const bold = run?.bold ?? letters.bold ?? style.bold;
    paragraph.text += text;
    paragraph.letters += text.length;
    if (bold) paragraph.boldLetters += text.length;
    const piece = paragraph.pieces.at(-1);
    if (piece && (piece.bold === bold || text.trim() === "")) piece.text += text;
    else paragraph.pieces.push({ text, bold });
    paragraph.size = Math.max(paragraph.size, size);
  }

  #endLink(): void {
    const paragraph = this.#paragraphs.at(-1);
    const { address, from } = this.#link;
    this.#link = { address: "", from: 0 };
    if (paragraph !== undefined) paragraph.text += addressOf(address, paragraph.text.slice(from));
  }

  #sink(): Cell {
    return this.#sinks.at(-1) ?? this.#out;
  }

  #deleteRow(): void {
    const row = this.#rows.at(-1);
    if (row !== undefined) row.isDeleted = true;
  }
}

const starts = new Set(["w:p", "w:tr", "w:tc", "w:r", "w:sdt"]);

const newParagraph = (): Paragraph => ({
  text: "",
  size: 0,
  boldLetters: 0,
  letters: 0,
  pieces: [],
  isListItem: false,
  style: null,
  notes: [],
  goesOn: false,
});

function startCell(rows: readonly Row[]): Cell {
  const cell: Cell = { lines: [] };
  rows.at(-1)?.cells.push(cell);
  return cell;
}

function linesOf(paragraph: Paragraph, styles: DocxStyles): LogicalLine[] {
  const style = styles.of(paragraph.style);
  const bold = paragraph.letters > 0 && paragraph.boldLetters * 2 > paragraph.letters;
  const isListItem = (paragraph.isListItem || style.isList) && !style.isHeading;
  const looks = paragraph.pieces.length > 1 ? paragraph.pieces.map((piece) => piece.text.trim()) : [];
  const size = paragraph.size || style.size;
  return [
    ...paragraph.text
      .split("\n")
      .map((text, i) => ({ text, size, bold, looks, isListItem: isListItem && i === 0 })),
    ...paragraph.notes.map((text) => ({ text, size, bold: false, isListItem: false })),
  ];
}
