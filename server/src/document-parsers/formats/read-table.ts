import { importColumnsLimit, importRowsLimit } from "@waymark/contract/applications-transfer";
import { AppError } from "@waymark/contract/errors";
import { fileKind } from "../file-kind.ts";
import { limits } from "../limits.ts";
import type { Table } from "../messages.ts";
import { readWorkbook, type WorkbookBounds } from "./workbook.ts";

const megabyte = 1024 * 1024;

/** Limits for a workbook of applications. */
const bounds: WorkbookBounds = {
  ...limits,
  partBytes: 100 * megabyte,
  archiveBytes: 150 * megabyte,
  rows: 1_100_000,
  columns: importColumnsLimit,
  strings: 1_000_000,
};
/** The heading, and up to four lines above it. */
const mostRows = importRowsLimit + 5;
/** The longest text of a spreadsheet cell. */
const longestCell = 32_767;
/** A text that is stored once but used in many cells would be written here many times. */
const mostCharacters = 40_000_000;

/**
 * The first visible sheet of a workbook that has content.
 * @throws AppError `file_kind` for anything but a workbook, `file_password`, `file_corrupt`, `file_bomb`.
 */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  const { kind } = fileKind(bytes);
  if (kind === "ole") throw new AppError(isLocked(bytes) ? "file_password" : "file_kind");
  if (kind !== "zip") throw new AppError("file_kind");
  let table: Table | null = null;
  let first = "";
  for (const { name, isHidden, rows } of await readWorkbook(bytes, bounds)) {
    if (isHidden) continue;
    if (table === null) {
      const read = csvOf(rows);
      if (read.csv !== "") table = { ...read, sheet: null };
      first = name;
    } else if (hasText(rows)) return { ...table, sheet: first.slice(0, 100) };
  }
  return table ?? { csv: "", sheet: null, rowsLeft: false };
}

const isText = (cell: string): boolean => cell.trim() !== "";

function hasText(rows: Iterable<readonly string[]>): boolean {
  for (const row of rows) if (row.some(isText)) return true;
  return false;
}

function csvOf(rows: Iterable<readonly string[]>): { csv: string; rowsLeft: boolean } {
  const lines: string[] = [];
  let characters = 0;
  for (const row of rows) {
    // A sheet with borders down to the end has thousands of empty rows.
    if (!row.some(isText)) continue;
    if (lines.length >= mostRows) return { csv: lines.join("\n"), rowsLeft: true };
    const line = row.map((cell) => `"${cell.slice(0, longestCell).replaceAll('"', '""')}"`).join(",");
    characters += line.length;
    if (characters > mostCharacters) throw new AppError("file_bomb");
    lines.push(line);
  }
  return { csv: lines.join("\n"), rowsLeft: false };
}

/** A workbook with a password is an OLE file with the encrypted workbook in it. */
const isLocked = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    Buffer.from("EncryptedPackage", "utf16le"),
  );
