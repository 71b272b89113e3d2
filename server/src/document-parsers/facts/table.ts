import { AppError } from "@waymark/contract/errors";
import { parse } from "csv-parse/sync";
import { decodeText } from "../formats/decode-text.ts";
import { factLimits } from "./limits.ts";

/** Rows of cells, all of them text. */
export type Rows = Iterable<readonly string[]>;

/** A row by its requested column names. */
export type Row<C extends string> = Readonly<Record<C, string>>;

/** Columns by name, with the pattern of their headings. */
export type Columns<C extends string> = Readonly<Record<C, RegExp>>;

const headerWithin = 15;
const shownNames = 12;

const plain = (cell: string): string =>
  cell
    .replace(/\[\d+\]/g, "")
    .replace(/\s+/g, " ")
    .trim();

/**
 * The rows under a header with all the columns; the header is among the first rows.
 * @throws AppError `facts_columns` with the table and the columns missing in the most similar row.
 */
export function* table<C extends string>(rows: Rows, name: string, columns: Columns<C>): Generator<Row<C>> {
  let places: ReadonlyMap<C, number> | null = null;
  const names = keysOf(columns);
  let best: readonly C[] = names;
  let seen = 0;
  for (const row of rows) {
    if (places !== null) {
      yield rowOf(names, places, row);
      continue;
    }
    const found = new Map<C, number>();
    for (const column of names) {
      const at = row.findIndex((cell) => columns[column].test(plain(cell)));
      if (at >= 0) found.set(column, at);
    }
    if (found.size === names.length) places = found;
    else if (names.length - found.size < best.length) best = names.filter((column) => !found.has(column));
    if (++seen >= headerWithin && places === null) break;
  }
  if (places === null)
    throw new AppError("facts_columns", { table: name, columns: best.slice(0, shownNames).join(", ") });
}

/** Object.keys only returns strings; the columns are ours, not the file's. */
const keysOf = <C extends string>(columns: Columns<C>): C[] => Object.keys(columns) as C[];

/** All names are filled, so the record is complete. */
const rowOf = <C extends string>(
  names: readonly C[],
  places: ReadonlyMap<C, number>,
  row: readonly string[],
): Row<C> =>
  Object.fromEntries(names.map((name) => [name, (row[places.get(name) ?? -1] ?? "").trim()])) as Row<C>;

/** A column with exactly this heading, in upper or lower case. */
export const named = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}$`, "i");

/** Text with tabs between cells, as in O*NET. */
export function* tabRows(bytes: Uint8Array): Generator<string[]> {
  const text = textOf(bytes);
  let from = 0;
  let count = 0;
  while (from < text.length) {
    if (++count > factLimits.rows) throw new AppError("file_bomb");
    const end = text.indexOf("\n", from);
    const line = text.slice(from, end === -1 ? text.length : end).replace(/\r$/, "");
    from = end === -1 ? text.length : end + 1;
    if (line !== "") yield line.split("\t").slice(0, factLimits.columns);
  }
}

/** CSV with commas or semicolons. @throws AppError `file_corrupt` for an open quote and the like. */
export function csvRows(bytes: Uint8Array): string[][] {
  const text = textOf(bytes);
  const head = text.slice(0, 2_000).split("\n")[0] ?? "";
  const delimiter =
    [",", ";", "\t"].toSorted((a, b) => head.split(b).length - head.split(a).length)[0] ?? ",";
  try {
    return parse(text, {
      bom: true,
      delimiter,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: 2_000_000,
      to: factLimits.rows,
    });
  } catch (cause) {
    throw new AppError("file_corrupt", undefined, cause);
  }
}

function textOf(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  if (text === null) throw new AppError("file_corrupt");
  return text;
}

/** A number in a statistical table; null for `*`, `**`, a dash and anything else that is no number. */
export function figureOf(cell: string): number | null {
  const text = cell.replace(/[,\s]/g, "");
  return /^-?\d+(?:\.\d+)?(?:e-?\d+)?$/i.test(text) ? Number(text) : null;
}
