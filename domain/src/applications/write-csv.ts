/** What a spreadsheet would take for a formula and run; wide signs are to Japanese ones what narrow ones are to others. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell that no spreadsheet runs: a quote mark in front makes it a text. */
const defused = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);

const quoted = (cell: string): string =>
  /["\r\n;,\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/**
 * Rows as CSV (RFC 4180) with the mark by which spreadsheets know UTF-8.
 * @param separator What spreadsheets of the reader's language expect.
 */
export function writeCsv(rows: readonly (readonly string[])[], separator: "," | ";"): string {
  const lines = rows.map((row) => row.map((cell) => quoted(defused(cell))).join(separator));
  return `\ufeff${lines.join("\r\n")}\r\n`;
}
