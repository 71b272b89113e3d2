import { AppError } from "@waymark/contract/errors";
import { openZip, type ZipBounds } from "./read-zip.ts";
import { type DateStyles, dateStyles, dayOfSerial } from "./workbook-dates.ts";
import { attribute, xmlTokens } from "./xml-tokens.ts";

/** Limits for a workbook; it is refused beyond them. */
export interface WorkbookBounds extends ZipBounds {
  readonly rows: number;
  /** Further columns are not read. */
  readonly columns: number;
  /** Distinct texts. */
  readonly strings: number;
}

interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  /** Cells as text; a date as `2026-03-04`. */
  readonly rows: Iterable<readonly string[]>;
}

const sheetName = /^xl\/worksheets\/sheet\d+\.xml$/;
const part = {
  book: "xl/workbook.xml",
  relations: "xl/_rels/workbook.xml.rels",
  strings: "xl/sharedStrings.xml",
  styles: "xl/styles.xml",
} as const;
const others: ReadonlySet<string> = new Set(Object.values(part));
const wanted = (name: string): boolean => others.has(name) || sheetName.test(name);

/**
 * The sheets of a workbook, in order. For a formula only its saved value is read; nothing is computed, expanded or
 * fetched.
 * @throws AppError `file_…` for a file that is no workbook, locked, truncated or a bomb.
 */
export async function readWorkbook(bytes: Uint8Array, bounds: WorkbookBounds): Promise<Sheet[]> {
  const zip = await openZip(bytes, wanted, bounds);
  const xmlOf = (name: string): string => {
    const read = zip.read(name) ?? new Uint8Array();
    return Buffer.from(read.buffer, read.byteOffset, read.byteLength).toString("utf8");
  };
  const paths = zip.names.filter((name) => sheetName.test(name));
  if (paths.length === 0) throw new AppError("file_kind");
  const strings = sharedStrings(xmlOf(part.strings), bounds);
  const { sheets, startsIn1904 } = bookOf(xmlOf(part.book), xmlOf(part.relations));
  const dates = dateStyles(xmlOf(part.styles), startsIn1904);
  // Each part is read only for the first sheet that names it, else a small file could make us read a large part
  // endlessly.
  const left = new Set(paths);
  const told = sheets.filter(({ path }) => left.delete(path));
  const all =
    told.length > 0
      ? told
      : paths
          .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }))
          .map((path) => ({ path, name: "", isHidden: false }));
  return all.map(({ path, name, isHidden }) => ({
    name,
    isHidden,
    rows: { [Symbol.iterator]: () => sheetRows(xmlOf(path), { strings, dates, bounds }) },
  }));
}

/** The sheets, their parts, and the first year of the date count. */
function bookOf(book: string, relations: string) {
  const targets = new Map<string, string>();
  for (const token of xmlTokens(relations))
    if (token.kind === "open" && bare(token.name) === "Relationship") {
      const target = attribute(token.attributes, "Target") ?? "";
      targets.set(
        attribute(token.attributes, "Id") ?? "",
        target.startsWith("/") ? target.slice(1) : `xl/${target}`,
      );
    }
  const sheets: { path: string; name: string; isHidden: boolean }[] = [];
  let startsIn1904 = false;
  for (const token of xmlTokens(book)) {
    if (token.kind !== "open") continue;
    if (bare(token.name) === "workbookPr")
      startsIn1904 = /^(?:1|true)$/.test(attribute(token.attributes, "date1904") ?? "");
    else if (bare(token.name) === "sheet")
      sheets.push({
        path: targets.get(attribute(token.attributes, "r:id") ?? "") ?? "",
        name: attribute(token.attributes, "name") ?? "",
        isHidden: (attribute(token.attributes, "state") ?? "visible") !== "visible",
      });
  }
  return { sheets, startsIn1904 };
}

function sharedStrings(xml: string, bounds: WorkbookBounds): string[] {
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
        if (strings.length >= bounds.strings) throw new AppError("file_bomb");
        strings.push(text ?? "");
        text = null;
      }
    }
  }
  return strings;
}

interface Reading {
  readonly strings: readonly string[];
  readonly dates: DateStyles;
  readonly bounds: WorkbookBounds;
}

function* sheetRows(xml: string, reading: Reading): Generator<string[]> {
  const { bounds } = reading;
  let row: string[] = [];
  let count = 0;
  let at = -1;
  let cell = { type: "", style: "" };
  let value: string | null = null;
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") {
      if (value !== null) value += token.text;
      continue;
    }
    const opens = token.kind === "open";
    if (bare(token.name) === "row") {
      if (opens && !token.isEmpty) {
        row = [];
        at = -1;
      } else if (!opens) {
        if (++count > bounds.rows) throw new AppError("file_bomb");
        yield row;
      }
    } else if (bare(token.name) === "c" && opens) {
      // A cell without a reference follows the previous one, which may be empty.
      at = columnOf(attribute(token.attributes, "r") ?? "") ?? at + 1;
      cell = {
        type: attribute(token.attributes, "t") ?? "n",
        style: attribute(token.attributes, "s") ?? "",
      };
    } else if (bare(token.name) === "v" || bare(token.name) === "t") {
      if (opens && !token.isEmpty) value = "";
      else if (!opens && value !== null) {
        if (at < bounds.columns) put(row, at, textOf(value, cell, reading));
        value = null;
      }
    }
  }
}

function textOf(value: string, cell: { type: string; style: string }, { strings, dates }: Reading): string {
  switch (cell.type) {
    case "s":
      return strings[Number(value)] ?? "";
    case "b":
      return value === "1" ? "TRUE" : "FALSE";
    // "#N/A" is an error value, not text.
    case "e":
      return "";
    case "n":
      return dayOfSerial(value, cell.style, dates) ?? value;
    default:
      return value;
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
