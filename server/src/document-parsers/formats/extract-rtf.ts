import { AppError } from "@waymark/contract/errors";
import type { LogicalLine, ResumeDocument } from "@waymark/domain/resumes/read/document";
import { decodeAs } from "../../decode-as.ts";
import { limits } from "../limits.ts";

/** Groups without text of the document. */
const unread = new Set(
  "fonttbl stylesheet info pict objdata object listtable listoverridetable generator xmlnstbl rsidtbl themedata colorschememapping datastore latentstyles filetbl revtbl fldinst pntext listtext footer footerl footerr footerf footnote annotation bkmkstart bkmkend nonshppict shppict blipuid mmath".split(
    " ",
  ),
);
/** Control words that stand for a character. */
const signs: Readonly<Record<string, string>> = {
  tab: "\t",
  cell: "\t",
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
const breaks = new Set(["par", "line", "sect", "page", "row", "nestrow", "column"]);
const control = /\\(?:([a-zA-Z]{1,32})(-?\d{1,10})? ?|'([0-9a-fA-F]{2})|([^a-zA-Z']))/y;

interface State {
  unread: boolean;
  hidden: boolean;
  bold: boolean;
  half: number;
  color: number;
  /** Characters to skip after a Unicode one: its replacement for old readers. */
  skip: number;
}

/** Reads the lines of a rich text file. Nesting depth and lengths are hostile input, and both are limited. */
export function extractRtf(rtf: string): ResumeDocument {
  const lines: LogicalLine[] = [];
  const states: State[] = [];
  const page = codePageOf(rtf);
  // A document has one of these for each character that is not ASCII.
  const readBytes: string[] = [];
  const signOf = (byte: number) => (readBytes[byte] ??= decodeAs(page, Uint8Array.of(byte)));
  const whites = whiteColors(rtf);
  let state: State = { unread: false, hidden: false, bold: false, half: 24, color: 0, skip: 1 };
  let line = fresh();
  let isItem = false;
  let toSkip = 0;
  let characters = 0;

  const write = (text: string): void => {
    const isUnseen = state.hidden || state.half < 4 || whites.has(state.color);
    if (state.unread || isUnseen) return;
    characters += text.length;
    if (characters > limits.characters) throw new AppError("file_bomb");
    line.text += text;
    line.letters += text.length;
    if (state.bold) line.bold += text.length;
    line.half = Math.max(line.half, state.half);
  };
  const finish = (): void => {
    lines.push({
      text: line.text.replace(/\t+$/, "").trim(),
      size: line.half / 2,
      bold: line.letters > 0 && line.bold * 2 > line.letters,
      isListItem: isItem,
    });
    line = fresh();
    isItem = false;
  };
  const obey = (word: string, value: number | null): void => {
    if (word === "pntext" || word === "listtext") isItem = true;
    if (unread.has(word) || word === "colortbl") state.unread = true;
    else if (breaks.has(word) && !state.unread) finish();
    else if (word === "pard") isItem = false;
    else if (word === "plain") state = { ...state, bold: false, hidden: false, half: 24, color: 0 };
    else if (word === "b") state.bold = value !== 0;
    else if (word === "v") state.hidden = value !== 0;
    else if (word === "fs") state.half = value ?? 24;
    else if (word === "cf") state.color = value ?? 0;
    else if (word === "uc") state.skip = Math.min(8, Math.max(0, value ?? 1));
    else if (word === "u" && value !== null) {
      write(String.fromCharCode(value & 0xffff));
      toSkip = state.skip;
    } else if (signs[word] !== undefined) write(signs[word]);
  };

  for (let at = 0; at < rtf.length; ) {
    const char = rtf[at] ?? "";
    if (char === "{") {
      if (states.length >= limits.depth) throw new AppError("file_bomb");
      states.push(state);
      state = { ...state };
      at += 1;
    } else if (char === "}") {
      state = states.pop() ?? state;
      toSkip = 0;
      at += 1;
    } else if (char === "\\") {
      control.lastIndex = at;
      const match = control.exec(rtf);
      if (match === null) {
        at += 1;
        continue;
      }
      at = control.lastIndex;
      const [, word, digits, hex, sign] = match;
      if (word === "bin") at += Math.min(Math.max(0, Number(digits ?? 0)), rtf.length - at);
      else if (word !== undefined) obey(word, digits === undefined ? null : Number(digits));
      else if (hex !== undefined && toSkip > 0) toSkip -= 1;
      else if (hex !== undefined) write(signOf(Number.parseInt(hex, 16)));
      else if (sign === "*") state.unread = true;
      else if (sign === "\n" || sign === "\r") finish();
      else if (sign !== undefined && sign !== "-") write(signs[sign] ?? sign);
    } else if (char === "\r" || char === "\n") at += 1;
    else {
      const end = nextMark(rtf, at);
      const text = rtf.slice(at, end);
      write(isLatin(text) ? decodeAs(page, Buffer.from(text.slice(toSkip), "latin1")) : text.slice(toSkip));
      toSkip = 0;
      at = end;
    }
  }
  finish();
  return { kind: "lines", lines };
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
