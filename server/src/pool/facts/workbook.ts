import { AppError } from "@waymark/contract/errors";
import { openZip } from "../read-zip.ts";
import { attribute, xmlTokens } from "../xml-tokens.ts";
import { factLimits } from "./limits.ts";
import type { Rows } from "./table.ts";

const sheetName = /^xl\/worksheets\/sheet\d+\.xml$/;
const stringsName = "xl/sharedStrings.xml";
const wanted = (name: string): boolean => name === stringsName || sheetName.test(name);

/**
 * The sheets of a workbook as rows of text. Of a formula only the value that was saved with it is read; nothing is
 * computed, expanded or fetched.
 * @throws AppError `file_…` for what is none, locked, cut or blown up.
 */
export function readWorkbook(bytes: Uint8Array): Rows[] {
  const zip = openZip(bytes, wanted, factLimits);
  const sheets = zip.names.filter((name) => sheetName.test(name));
  if (sheets.length === 0) throw new AppError("file_kind");
  const stringsPart = zip.read(stringsName);
  const strings = stringsPart === null ? [] : sharedStrings(xmlOf(stringsPart));
  return sheets
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))
    .map((name) => ({
      [Symbol.iterator]: () => sheetRows(xmlOf(zip.read(name) ?? new Uint8Array()), strings),
    }));
}

const xmlOf = (part: Uint8Array): string =>
  Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString("utf8");

function sharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let text: string | null = null;
  let isPhonetic = false;
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") {
      if (text !== null && !isPhonetic) text += token.text;
    } else if (bare(token.name) === "rPh") isPhonetic = token.kind === "open" && !token.isEmpty;
    else if (bare(token.name) === "si") {
      if (token.kind === "open" && !token.isEmpty) text = "";
      else {
        if (strings.length >= factLimits.strings) throw new AppError("file_bomb");
        strings.push(text ?? "");
        text = null;
      }
    }
  }
  return strings;
}

function* sheetRows(xml: string, strings: readonly string[]): Generator<string[]> {
  let row: string[] = [];
  let count = 0;
  let at = 0;
  let type = "";
  let value: string | null = null;
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") {
      if (value !== null) value += token.text;
      continue;
    }
    const opens = token.kind === "open";
    if (bare(token.name) === "row") {
      if (opens && !token.isEmpty) row = [];
      else if (!opens) {
        if (++count > factLimits.rows) throw new AppError("file_bomb");
        yield row;
      }
    } else if (bare(token.name) === "c" && opens) {
      at = columnOf(attribute(token.attributes, "r") ?? "") ?? row.length;
      type = attribute(token.attributes, "t") ?? "";
    } else if (bare(token.name) === "v" || bare(token.name) === "t") {
      if (opens && !token.isEmpty) value = "";
      else if (!opens && value !== null) {
        if (at < factLimits.columns) put(row, at, type === "s" ? (strings[Number(value)] ?? "") : value);
        value = null;
      }
    }
  }
}

/** A cell's text may come in several runs. */
function put(row: string[], at: number, text: string): void {
  while (row.length <= at) row.push("");
  row[at] = `${row[at] ?? ""}${text}`;
}

/** `AB12` is the 28th column: 27. */
function columnOf(reference: string): number | null {
  const [, letters] = /^([A-Z]{1,3})\d*$/.exec(reference) ?? [];
  if (letters === undefined) return null;
  let number = 0;
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64;
  return number - 1;
}

/** Some programs write `x:row`. */
const bare = (name: string): string => name.slice(name.indexOf(":") + 1);
