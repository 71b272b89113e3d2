import { AppError } from "@waymark/contract/errors";
import type { LogicalLine, ResumeDocument } from "@waymark/domain/resumes/read/document";
import { decodeAs } from "../../decode-as.ts";
import { limits } from "../limits.ts";
import { linesOfRow, withFoot } from "./line-order.ts";

/** Groups without text of the document. */
const unread = new Set(
  "fonttbl stylesheet info pict objdata object listtable listoverridetable generator xmlnstbl rsidtbl themedata colorschememapping datastore latentstyles filetbl revtbl fldinst pntext listtext footnote annotation bkmkstart bkmkend nonshppict shppict shprslt blipuid mmath".split(
    " ",
  ),
);
/** Control words that stand for a character. */
const signs: Readonly<Record<string, string>> = {
  tab: "\t",
  nestcell: "\t",
  bullet: "•",
  endash: "–",
  emdash: "—",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  emspace: " ",
  enspace: " ",
  "~": "\u00a0",
  _: "-",
};
const footers = new Set(["footer", "footerl", "footerr", "footerf"]);
const breaks = new Set(["par", "line", "sect", "page", "nestrow", "column"]);
const control = /\\(?:([a-zA-Z]{1,32})(-?\d{1,10})? ?|'([0-9a-fA-F]{2})|([^a-zA-Z']))/y;

interface State {
  unread: boolean;
  hidden: boolean;
  bold: boolean;
  half: number;
  color: number;
  inTable: boolean;
  inBox: boolean;
  inFoot: boolean;
  /** Characters to skip after a Unicode one: its replacement for old readers. */
  skip: number;
}
const usual = { hidden: false, bold: false, half: 24, color: 0 };

/** Reads the lines of a rich text file. Nesting depth and lengths are hostile input, and both are limited. */
export function extractRtf(rtf: string): ResumeDocument {
  const reader = new RtfReader(rtf);
  for (let at = 0; at < rtf.length; ) {
    const char = rtf[at] ?? "";
    if (char === "{" || char === "}") {
      if (char === "{") reader.openGroup();
      else reader.closeGroup();
      at += 1;
    } else if (char === "\\") {
      control.lastIndex = at;
      const match = control.exec(rtf);
      at = match === null ? at + 1 : control.lastIndex;
      if (match?.[1] === "bin") at += Math.min(Math.max(0, Number(match[2] ?? 0)), rtf.length - at);
      else if (match !== null) reader.control(match);
    } else if (char === "\r" || char === "\n") at += 1;
    else {
      const end = nextMark(rtf, at);
      reader.text(rtf.slice(at, end));
      at = end;
    }
  }
  return { kind: "lines", lines: reader.end() };
}

class RtfReader {
  readonly #lines: LogicalLine[] = [];
  /** The lines of page footers; those of the first page and of the others often say the same. */
  readonly #foot = new Map<string, LogicalLine>();
  /** The complete cells of the open row of a table, and the lines of the cell that follows them. */
  #row: LogicalLine[][] = [];
  #cell: LogicalLine[] = [];
  readonly #states: State[] = [];
  #state: State = { ...usual, unread: false, inTable: false, inBox: false, inFoot: false, skip: 1 };
  #line = fresh();
  #isItem = false;
  #toSkip = 0;
  #characters = 0;
  readonly #page: string;
  readonly #whites: ReadonlySet<number>;
  /** A document has one of these for each character that is not ASCII. */
  readonly #readBytes: string[] = [];

  constructor(rtf: string) {
    this.#page = codePageOf(rtf);
    this.#whites = whiteColors(rtf);
  }

  openGroup(): void {
    if (this.#states.length >= limits.depth) throw new AppError("file_bomb");
    this.#states.push(this.#state);
    this.#state = { ...this.#state };
  }

  closeGroup(): void {
    const { inBox, inFoot } = this.#state;
    const outer = this.#states.at(-1) ?? this.#state;
    if (inFoot && !outer.inFoot) this.#endText();
    this.#state = this.#states.pop() ?? this.#state;
    if (inBox && !this.#state.inBox) this.#endText();
    this.#toSkip = 0;
  }

  control([, word, digits, hex, sign]: RegExpExecArray): void {
    if (word !== undefined) this.#obey(word, digits === undefined ? null : Number(digits));
    else if (hex !== undefined && this.#toSkip > 0) this.#toSkip -= 1;
    else if (hex !== undefined) this.#write(this.#signOf(Number.parseInt(hex, 16)));
    else if (sign === "*") this.#state.unread = true;
    else if (sign === "\n" || sign === "\r") this.#endLine();
    else if (sign !== undefined && sign !== "-") this.#write(signs[sign] ?? sign);
  }

  text(text: string): void {
    const rest = text.slice(this.#toSkip);
    this.#write(isLatin(text) ? decodeAs(this.#page, Buffer.from(rest, "latin1")) : rest);
    this.#toSkip = 0;
  }

  end(): LogicalLine[] {
    this.#endLine();
    this.#endRow();
    return withFoot(this.#lines, [...this.#foot.values()]);
  }

  #obey(word: string, value: number | null): void {
    const state = this.#state;
    if (word === "pntext" || word === "listtext") this.#isItem = true;
    if (unread.has(word) || word === "colortbl") state.unread = true;
    else if (footers.has(word)) this.#openFoot();
    else if (word === "shptxt") this.#openBox();
    else if (breaks.has(word) && !state.unread) this.#endLine();
    else if ((word === "cell" || word === "row") && !state.unread) this.#endOf(word);
    else if (word === "pard") {
      this.#isItem = false;
      state.inTable = false;
    } else if (word === "intbl") state.inTable = true;
    else if (word === "plain") this.#state = { ...state, ...usual };
    else if (word === "b") state.bold = value !== 0;
    else if (word === "v" || word === "deleted") state.hidden = value !== 0;
    else if (word === "fs") state.half = value ?? 24;
    else if (word === "cf") state.color = value ?? 0;
    else if (word === "uc") state.skip = Math.min(8, Math.max(0, value ?? 1));
    else if (word === "u" && value !== null) {
      this.#write(String.fromCharCode(value & 0xffff));
      this.#toSkip = state.skip;
    } else if (signs[word] !== undefined) this.#write(signs[word]);
  }

  /** The text of a drawn box is inside of a group that is not read otherwise. */
  #openBox(): void {
    this.#endText();
    this.#state = { ...this.#state, ...usual, unread: false, inBox: true, inTable: false };
  }

  #openFoot(): void {
    this.#endText();
    this.#state = { ...this.#state, inFoot: true, inTable: false };
  }

  #signOf(byte: number): string {
    this.#readBytes[byte] ??= decodeAs(this.#page, Uint8Array.of(byte));
    return this.#readBytes[byte];
  }

  #write(text: string): void {
    const { unread: isUnread, hidden, half, color, bold } = this.#state;
    if (isUnread || hidden || half < 4 || this.#whites.has(color)) return;
    this.#characters += text.length;
    if (this.#characters > limits.characters) throw new AppError("file_bomb");
    this.#line.text += text;
    this.#line.letters += text.length;
    if (bold) this.#line.bold += text.length;
    this.#line.half = Math.max(this.#line.half, half);
  }

  #endText(): void {
    if (this.#line.text.trim() !== "") this.#endLine();
  }

  #endLine(): void {
    const { text, half, letters, bold } = this.#line;
    const line = {
      text: text.replace(/\t+$/, "").trim(),
      size: half / 2,
      bold: letters > 0 && bold * 2 > letters,
      isListItem: this.#isItem,
    };
    if (this.#state.inFoot) this.#foot.set(line.text, line);
    else (this.#state.inTable ? this.#cell : this.#lines).push(line);
    this.#line = fresh();
    this.#isItem = false;
  }

  #endOf(word: "cell" | "row"): void {
    if (word === "row") {
      this.#endRow();
      return;
    }
    this.#state.inTable = true;
    this.#endLine();
    this.#row.push(this.#cell);
    this.#cell = [];
  }

  #endRow(): void {
    const cells = [...this.#row, this.#cell];
    this.#row = [];
    this.#cell = [];
    this.#lines.push(...linesOfRow(cells));
  }
}

const fresh = () => ({ text: "", letters: 0, bold: 0, half: 0 });

const mark = /[\\{}\r\n]/g;
function nextMark(rtf: string, from: number): number {
  mark.lastIndex = from;
  return mark.exec(rtf)?.index ?? rtf.length;
}

const isLatin = (text: string): boolean => !/[\u0100-\uffff]/.test(text);

/** The code page of the document's bytes; Western when it names no known one. */
function codePageOf(rtf: string): string {
  const page = rtf.slice(0, 4_000).match(/\\ansicpg(\d{3,5})/)?.[1] ?? "1252";
  const label = page === "65001" ? "utf-8" : `windows-${page}`;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return "windows-1252";
  }
}

/** Numbers of the colours that are white on white paper. */
function whiteColors(rtf: string): Set<number> {
  const from = rtf.indexOf("{\\colortbl");
  if (from === -1) return new Set();
  const table = rtf.slice(from + "{\\colortbl".length, from + 4_000).split("}")[0] ?? "";
  return new Set(
    table.split(";").flatMap((color, i) => {
      const parts = ["red", "green", "blue"].map(
        (name) => color.match(new RegExp(`\\\\${name}(\\d{1,3})`))?.[1],
      );
      return parts.every((part) => Number(part) >= 250) ? [i] : [];
    }),
  );
}
