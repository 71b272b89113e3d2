import { Readable } from "node:stream";
import {
  type ImportEncoding,
  type ImportPreview,
  importColumnsLimit,
  importRowsLimit,
} from "@waymark/contract/applications-transfer";
import { AppError } from "@waymark/contract/errors";
import { parse } from "csv-parse";
import type { DocumentParsers } from "../../../document-parsers/parsers.ts";
import { undeclaredEncodingOf } from "../../../encoding-of.ts";
import { yieldToOthers } from "../../../yield-to-others.ts";

type Separator = NonNullable<ImportPreview["separator"]>;

/** Bytes from the start of a file that decide its encoding. */
const sniffedBytes = 65_536;
/** Characters of one row, including notes and a description. */
const longestRow = 400_000;

/** Bytes decoded between two pauses for other requests. */
const decodedAtOnce = 1_000_000;

async function decodeInSteps(encoding: ImportEncoding, bytes: Uint8Array): Promise<string> {
  const decoder = new TextDecoder(encoding);
  let text = "";
  for (let at = 0; at < bytes.length; at += decodedAtOnce) {
    text += decoder.decode(bytes.subarray(at, at + decodedAtOnce), { stream: true });
    await new Promise(setImmediate);
  }
  return text + decoder.decode();
}

/** @throws AppError `import_kind` for a file that is no text. */
async function decodeFile(
  bytes: Uint8Array,
  told: ImportEncoding | undefined,
): Promise<{ text: string; encoding: ImportEncoding }> {
  const head = bytes.subarray(0, sniffedBytes);
  const encoding = told ?? undeclaredEncodingOf(head);
  const text = await decodeInSteps(encoding, bytes);
  // Refuse control characters, which mean a spreadsheet, PDF or picture, unless the person chose the encoding.
  if (told === undefined && /[^\P{Cc}\t\n\v\f\r\x85]/u.test(text.slice(0, sniffedBytes)))
    throw new AppError("import_kind");
  await new Promise(setImmediate);
  return { text, encoding };
}

/** A table as text, and its original format. */
interface TableText {
  readonly kind: "csv" | "workbook";
  readonly text: string;
  readonly encoding: ImportEncoding;
  readonly separator: Separator | null;
  readonly sheet: string | null;
  readonly rowsLeft: boolean;
}

/** ZIP, as in newer spreadsheets, or the OLE container of older ones. */
const isPacked = (bytes: Uint8Array): boolean => /^(?:504b0304|d0cf11e0)/.test(hexOf(bytes));
const hexOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 4)).toString("hex");

/**
 * The text of a table. Workbooks are opened in a child process.
 * @throws AppError `import_kind` for anything but CSV and workbooks, or another code of the pool.
 */
export async function openTable(
  pool: DocumentParsers,
  bytes: Uint8Array,
  told: ImportEncoding | undefined,
): Promise<TableText> {
  if (!isPacked(bytes)) {
    const { text, encoding } = await decodeFile(bytes, told);
    return { kind: "csv", text, encoding, separator: separatorOf(text), sheet: null, rowsLeft: false };
  }
  const { csv, sheet, rowsLeft } = await pool.readTable(bytes).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "file_kind"
      ? new AppError("import_kind", undefined, error)
      : error;
  });
  return { kind: "workbook", text: csv, encoding: "utf-8", separator: null, sheet, rowsLeft };
}

/** The separator of cells: the character that most of the first lines contain outside of quotes. */
function separatorOf(text: string): Separator {
  const head = text.slice(0, 20_000).replace(/"[^"]*"/g, "");
  const lines = head.split(/\r\n|\r|\n/).slice(0, 10);
  const counts = ([";", "\t", ",", "|"] as const).map((sign) => ({
    sign,
    count: lines.reduce((sum, line) => sum + line.split(sign).length - 1, 0),
    // A separator is in nearly every line; a character of the text is not.
    lines: lines.filter((line) => line.includes(sign)).length,
  }));
  counts.sort((a, b) => b.lines - a.lines || b.count - a.count);
  return counts[0] !== undefined && counts[0].count > 0 ? counts[0].sign : ",";
}

const pieceLength = 8_192;
const rowsATurn = 100;
/** Separators between two line breaks. No spreadsheet has so many columns, and a whole row is held in memory. */
const mostSeparators = 20_000;

function* pieces(text: string, separator: Separator): Generator<string> {
  let separators = 0;
  for (let i = 0; i < text.length; i += pieceLength) {
    const piece = text.slice(i, i + pieceLength);
    for (const sign of piece) {
      if (sign === "\n" || sign === "\r") separators = 0;
      else if (sign === separator) separators += 1;
      if (separators > mostSeparators) throw new AppError("file_corrupt");
    }
    yield piece;
  }
}

/** Parses with pauses for other requests. @throws AppError `file_corrupt` for a row that never ends. */
export async function readRowsOf(
  text: string,
  separator: Separator,
): Promise<{ rows: string[][]; rowsLeft: boolean }> {
  try {
    return await parseRows(text, separator, true);
  } catch (error) {
    if (error instanceof AppError) throw error;
    // With an unclosed quote, parse again and treat quotes as plain characters.
    return parseRows(text, separator, false).catch((cause: unknown) => {
      throw cause instanceof AppError ? cause : new AppError("file_corrupt", undefined, cause);
    });
  }
}

async function parseRows(
  text: string,
  separator: Separator,
  quoted: boolean,
): Promise<{ rows: string[][]; rowsLeft: boolean }> {
  const parser = parse({
    delimiter: separator,
    quote: quoted ? '"' : null,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: longestRow,
  });
  const rows: string[][] = [];
  const turn = yieldToOthers();
  const source = Readable.from(pieces(text, separator));
  source.once("error", (error) => parser.destroy(error));
  for await (const record of source.pipe(parser)) {
    // Five more than the limit: the heading, and up to four lines above it.
    if (rows.length % rowsATurn === 0) await turn();
    if (rows.length >= importRowsLimit + 5) return { rows, rowsLeft: true };
    const cells: unknown[] = Array.isArray(record) ? record : [];
    rows.push(cells.slice(0, importColumnsLimit).map(String));
  }
  return { rows, rowsLeft: false };
}
