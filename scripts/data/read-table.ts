import type { DataFile, Problems } from "./data-file.ts";

/** A column's name; with `?` at its end its cells may be empty. */
export type Column = string;

export interface Row {
  readonly line: number;
  /** The cell of a column, empty when the row has none. */
  readonly cell: (column: string) => string;
  /** The parts of a cell, which are separated by `;`. */
  readonly list: (column: string) => string[];
  readonly wrong: (text: string) => void;
}

/**
 * Reads a table of tab-separated columns. The first line names the columns; empty lines and lines that begin with `#` are
 * skipped. Rows with a wrong number of columns, an empty or padded cell, or a first cell that stands there twice are
 * reported; the first two kinds are left out of the answer. `idColumns` is the number of first cells that are unique
 * together.
 */
export function readTable(
  file: DataFile,
  columns: readonly Column[],
  problems: Problems,
  idColumns = 1,
): Row[] {
  const names = columns.map((column) => column.replace(/\?$/, ""));
  const rows: Row[] = [];
  const seen = new Map<string, number>();
  let hasHeading = false;
  for (const [at, text] of file.text.split("\n").entries()) {
    const line = at + 1;
    const wrong = (problem: string) => problems.add(file.path, line, problem);
    if (text.trim() === "" || text.startsWith("#")) continue;
    const cells = text.split("\t");
    if (!hasHeading) {
      hasHeading = true;
      if (cells.join() === names.join()) continue;
      wrong(`the columns are ${names.join(", ")}; the first line says ${cells.join(", ")}`);
      return [];
    }
    if (cells.length !== names.length) {
      wrong(`${cells.length} columns instead of ${names.length} (${names.join(", ")})`);
      continue;
    }
    const faults = columns.flatMap((column, i) => cellProblem(column, cells[i] ?? ""));
    for (const fault of faults) wrong(fault);
    if (faults.length > 0) continue;
    const id = cells.slice(0, idColumns).join(" ");
    const before = seen.get(id);
    if (before !== undefined) wrong(`${id} stands on line ${before} already`);
    else seen.set(id, line);
    const cell = (column: string) => cells[names.indexOf(column)] ?? "";
    rows.push({ line, cell, list: (column) => listOf(cell(column)), wrong });
  }
  if (!hasHeading) problems.add(file.path, 1, `no line with the columns: ${names.join(", ")}`);
  return rows;
}

function cellProblem(column: Column, cell: string): string[] {
  if (cell === "") return column.endsWith("?") ? [] : [`no ${column}`];
  if (cell !== cell.trim()) return [`blanks around the ${column}: "${cell}"`];
  if (cell.split(";").some((part) => part.trim() === "")) return [`an empty item in ${column}: "${cell}"`];
  return [];
}

const listOf = (cell: string): string[] => (cell === "" ? [] : cell.split(";").map((part) => part.trim()));
